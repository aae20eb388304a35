import L10nCatalog
import L10nLanguage
import L10nSwiftCode

/// The declaration of an accessor in a generated file.
struct CommittedAccessor {
  private(set) var declaration: AccessorDeclaration
  /// The identifier of its message, or `nil` if it calls another accessor.
  private(set) var id: UInt64?

  /// Reads a declaration after `static`; returns `nil` if it isn't an accessor.
  ///
  /// - Parameter scope: the names of the enums around it.
  init?(_ tokens: inout SwiftTokens, in scope: String) {
    guard let keyword = tokens.nextWord(), keyword == "var" || keyword == "func", let name = tokens.nextWord() else {
      return nil
    }
    declaration = AccessorDeclaration(name: "\(scope).\(name)", parameters: [], result: "")
    if keyword == "var" {
      guard tokens.skip(":") else { return nil }
    } else {
      guard tokens.skip("("), let parameters = Self.parameters(&tokens, in: scope), tokens.skip("-"), tokens.skip(">")
      else { return nil }
      declaration.parameters = parameters
    }
    guard let result = tokens.type(upTo: "{") else { return nil }
    declaration.result = result
    guard readCall(&tokens) else { return nil }
  }

  /// Reads the parameters after the opening parenthesis, including the closing one.
  private static func parameters(
    _ tokens: inout SwiftTokens, in scope: String
  ) -> [AccessorDeclaration.Parameter]? {
    var parameters: [AccessorDeclaration.Parameter] = []
    while !tokens.skip(")") {
      guard let label = tokens.nextWord() else { return nil }
      if !tokens.skip(":") { guard tokens.nextWord() != nil, tokens.skip(":") else { return nil } }
      guard let type = tokens.type(upTo: ",", ")") else { return nil }
      parameters.append(.init(label: label, type: isWhole(type) ? type : "\(scope).\(type)"))
    }
    return parameters
  }

  /// Returns a Boolean value indicating whether a type isn't one that is declared next to the accessor.
  private static func isWhole(_ type: String) -> Bool {
    type.contains(".") || ArgumentType(rawValue: type) != nil
  }

  /// Reads the body. Returns a Boolean value indicating whether it is an accessor's, which uses a message or calls
  /// another accessor. Other declarations that begin with an underscore are helpers of accessors, or functions for
  /// texts by key.
  private mutating func readCall(_ tokens: inout SwiftTokens) -> Bool {
    let callee = tokens.nextWord() ?? "_"
    if callee == "_text" || callee == "_list", tokens.skip("("), let number = tokens.next(), number.kind == .number {
      id = UInt64(tokens.text(number).dropFirst("0x".count), radix: 16)
    }
    tokens.skipRest(of: "{", "}")
    return !callee.hasPrefix("_") || id != nil
  }
}
