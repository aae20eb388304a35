import L10nLanguage

/// Reads the declarations of generated files back, as they were committed. It knows the lines that `AccessorWriter` and
/// `TablesWriter` write, and passes over all others.
struct CommittedAccessors {
  private(set) var signatures = AccessorSignatures()
  /// The key paths of the messages by what accessors address them by.
  private var keys: [UInt64: String] = [:]

  /// - Parameter files: the bytes of generated files, those with tables among them.
  init(_ files: [[UInt8]]) {
    let files = files.map { $0.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
    for lines in files { readKeys(lines) }
    for lines in files { readDeclarations(lines) }
  }

  private typealias Line = ArraySlice<UInt8>

  private static let tableEnd = Array("\"\"\"#".utf8)
  private static let tableBegin = Array("#\"\"\"".utf8)
  private static let keysBegin = Array("keys: #\"\"\"".utf8)

  /// The signatures of the messages stand in a literal of their own, one a line.
  private mutating func readKeys(_ lines: [Line]) {
    guard let start = lines.firstIndex(where: { $0.ends(with: Self.keysBegin) }) else { return }
    for line in lines[(start + 1)...].prefix(while: { !$0.starts(with: Self.tableEnd) }) {
      let signature = MessageSignature(line: line.withUnsafeBufferPointer(TableLine.text))
      keys[signature.id] = signature.keyPath
    }
  }

  private mutating func readDeclarations(_ lines: [Line]) {
    var scopes: [Scope] = []
    var isInTable = false
    for bytes in lines {
      if isInTable {
        isInTable = !bytes.starts(with: Self.tableEnd)
        if isInTable { continue }
      }
      isInTable = bytes.ends(with: Self.tableBegin)
      // Most lines are comments.
      guard let first = bytes.first(where: { $0 != UInt8(ascii: " ") }), first != UInt8(ascii: "/") else { continue }
      let line = Substring(decoding: bytes, as: UTF8.self)
      let words = line.split(separator: " ")
      if words.last == "{" {
        scopes.append(Scope(words, inside: scopes.last))
      } else if words == ["}"] {
        if let scope = scopes.popLast(), !scope.cases.isEmpty { signatures.add(scope.path, cases: scope.cases) }
      } else if let scope = scopes.last {
        if words.first == "case", words.count > 1 { scopes[scopes.count - 1].cases.append(String(words[1])) }
        if let member = Member(line, in: scope.path) {
          signatures.add(member.signature, of: member.id.flatMap { keys[$0] })
        }
      }
    }
  }

  /// What a line opens and another closes.
  private struct Scope {
    /// The names of the enums, the outermost first.
    var path: String
    var cases: [String] = []

    init(_ words: [Substring], inside outer: Scope?) {
      path = outer?.path ?? ""
      guard let keyword = words.firstIndex(where: { $0 == "enum" || $0 == "extension" }), keyword + 1 < words.count
      else { return }
      let name = words[keyword + 1].prefix { $0 != ":" }
      path = path.isEmpty ? String(name) : "\(path).\(name)"
    }
  }

  /// A line that declares an accessor.
  private struct Member {
    var signature: String
    /// What it addresses its message by; nil where it calls another accessor.
    var id: UInt64?

    init?(_ line: Substring, in scope: String) {
      guard line.hasSuffix(" }"), let keyword = line.firstRange(of: " static "), let body = line.firstRange(of: " { ")
      else { return nil }
      let head = line[keyword.upperBound..<body.lowerBound]
      let parts = head.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let end = parts[1].firstIndex(where: { $0 == ":" || $0 == "(" }) else { return nil }
      let name = "\(scope).\(parts[1][..<end])"
      if parts[0] == "var" {
        let result = parts[1][end...].dropFirst().drop { $0 == " " }
        signature = AccessorSignatures.signature(name, [], result: String(result))
      } else {
        guard let close = parts[1].firstRange(of: ") -> ") else { return nil }
        let parameters = parts[1][end..<close.lowerBound].dropFirst().split(separator: ",").map { parameter in
          let words = parameter.split(separator: " ")
          let type = String(words.last ?? "")
          return (String(words.first?.dropLast() ?? ""), Self.isWhole(type) ? type : "\(scope).\(type)")
        }
        signature = AccessorSignatures.signature(name, parameters, result: String(parts[1][close.upperBound...]))
      }
      let call = line[body.upperBound...]
      if call.hasPrefix("_text(0x") || call.hasPrefix("_list(0x") {
        id = UInt64(call.dropFirst("_text(0x".count).prefix(16), radix: 16)
      } else if call.hasPrefix("_") {
        // What accessors call, and the way to texts by key.
        return nil
      }
    }

    /// Whether a type is none of those that stand beside the accessor.
    private static func isWhole(_ type: String) -> Bool {
      type.contains(".") || ArgumentType(rawValue: type) != nil
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(endIndex - suffix.count)...].elementsEqual(suffix)
  }
}
