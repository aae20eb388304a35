/// The function that SwiftGen's accessors look strings up with, if other code can call it, too.
struct SwiftGenLookup: Equatable {
  /// The enum that it belongs to.
  var scope: String
  /// A Boolean value indicating whether it takes a default text for missing strings.
  var hasFallback: Bool
}

/// A file that SwiftGen generated for strings.
struct SwiftGenFile {
  /// Static declarations that call `tr` with a table and a key.
  private(set) var accessors: [SwiftGenAccessor] = []
  private(set) var lookups: [SwiftGenLookup] = []

  private let code: SwiftCode
  /// The types around the current token, with the number of braces before their content.
  private var scope: [(name: String, depth: Int)] = []
  private var depth = 0
  private var declaration: (name: String, parameters: [String]?)?

  init(_ bytes: [UInt8]) {
    code = SwiftCode(bytes, in: 0..<bytes.count)
    for index in code.tokens.indices { take(index) }
  }

  private mutating func take(_ index: Int) {
    switch code.tokens[index].kind {
    case .sign(UInt8(ascii: "{")): depth += 1
    case .sign(UInt8(ascii: "}")):
      depth -= 1
      if let last = scope.last, last.depth > depth { scope.removeLast() }
    case .word: takeWord(index)
    case .number, .string, .regex, .sign: break
    }
  }

  private mutating func takeWord(_ index: Int) {
    if code.isWord(index, "enum") || code.isWord(index, "extension"), let name = code.word(index + 1) {
      scope.append((name, depth + 1))
    } else if code.isWord(index, "static"), let name = code.word(index + 2) {
      let isFunction = code.isWord(index + 1, "func")
      declaration = (name, isFunction ? Self.parameterTypes(code, at: index + 3) : nil)
      if isFunction, name == "tr" { takeLookup(index) }
    } else if code.isWord(index, "tr"), let found = declaration, !scope.isEmpty,
      let call = SwiftCall(code, at: index + 1), call.arguments.count > 1,
      let table = call.arguments[0].literal?.text, let key = call.arguments[1].literal?.text
    {
      accessors.append(
        SwiftGenAccessor(
          scope: scope.map(\.name), name: found.name, parameters: found.parameters, table: table, key: key))
      declaration = nil
    }
  }

  private mutating func takeLookup(_ index: Int) {
    guard scope.count == 1, !code.isWord(index - 1, "private"), !code.isWord(index - 1, "fileprivate"),
      let call = SwiftCall(code, at: index + 3)
    else { return }
    lookups.append(SwiftGenLookup(scope: scope[0].name, hasFallback: call.arguments.count > 3))
  }

  /// Returns the types in `(_ p1: Int, _ p2: Any)`.
  private static func parameterTypes(_ code: SwiftCode, at opening: Int) -> [String] {
    (SwiftCall(code, at: opening)?.arguments ?? []).map { argument in
      let colon = argument.tokens.first { code.isSign($0, ":") } ?? argument.tokens.lowerBound
      guard let first = argument.tokens.first(where: { $0 > colon }) else { return "" }
      return code.text(code.tokens[first].range.lowerBound..<argument.range.upperBound)
    }
  }
}
