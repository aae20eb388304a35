import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nSwiftCode

/// Reads the declarations in generated files that were committed. Declarations other than accessors and enums are
/// skipped.
package struct CommittedAccessors {
  private(set) var declarations = AccessorDeclarations()
  /// The key paths of the messages by the ids that accessors use.
  private var keys: [UInt64: String] = [:]

  /// - Parameter files: the bytes of generated files, including those with tables.
  init(_ files: [[UInt8]]) {
    for file in files { readKeys(SwiftTokens(file)) }
    for file in files { readDeclarations(SwiftTokens(file)) }
  }

  /// Reads the signatures of the messages, which are in a separate literal, one per line.
  private mutating func readKeys(_ tokens: consuming SwiftTokens) {
    while let token = tokens.next() {
      guard tokens.isWord(token, "keys"), tokens.skip(":"), let literal = tokens.next(), literal.kind == .string else {
        continue
      }
      let lines = tokens.bytes(literal).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      for line in lines.dropFirst().dropLast() {
        let signature = MessageSignature(line: line.withUnsafeBufferPointer(RowLine.text))
        keys[signature.id] = signature.keyPath
      }
      return
    }
  }

  private mutating func readDeclarations(_ tokens: consuming SwiftTokens) {
    var scopes: [Scope] = []
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "}")):
        if let scope = scopes.popLast(), !scope.cases.isEmpty { declarations.add(scope.path, cases: scope.cases) }
      case .sign(UInt8(ascii: "{")): tokens.skipRest(of: "{", "}")
      case .sign(UInt8(ascii: "(")): tokens.skipRest(of: "(", ")")
      case .word:
        switch tokens.text(token) {
        case "enum", "extension":
          guard let name = tokens.nextWord(), tokens.skip(to: "{") else { return }
          scopes.append(Scope(path: scopes.last.map { "\($0.path).\(name)" } ?? name))
        case "case":
          if !scopes.isEmpty, let name = tokens.nextWord() { scopes[scopes.count - 1].cases.append(name) }
        case "static":
          guard let scope = scopes.last, let accessor = CommittedAccessor(&tokens, in: scope.path) else { continue }
          declarations.add(accessor.declaration, of: accessor.id.flatMap { keys[$0] })
        default: break
        }
      case .number, .string, .regex, .sign: break
      }
    }
  }

  /// An enum, or an extension of one.
  private struct Scope {
    /// The name, including those of the outer enums.
    var path: String
    var cases: [String] = []
  }
}
