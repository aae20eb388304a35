/// An accessor that SwiftGen generated for a string (templates `structured-swift5` and `flat-swift5`).
struct SwiftGenAccessor: Equatable {
  /// The enums around it, the outermost first, as code spells them.
  var scope: [String]
  /// The name, as code spells it.
  var name: String
  /// The types of the parameters, none of which has a label, or `nil` for a property.
  var parameters: [String]?
  /// The table and the key that it looks up.
  var table: String
  var key: String
}

extension SwiftGenAccessor {
  /// The accessors in a generated file: static declarations that call `tr` with the names of a table and a key.
  static func accessors(in file: [UInt8]) -> [SwiftGenAccessor] {
    let code = SwiftCode(file, in: 0..<file.count)
    var accessors: [SwiftGenAccessor] = []
    var scope: [(name: String, depth: Int)] = []
    var depth = 0
    var declaration: (name: String, parameters: [String]?)?
    for index in code.tokens.indices {
      switch code.tokens[index].kind {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")):
        depth -= 1
        if let last = scope.last, last.depth > depth { scope.removeLast() }
      case .word:
        if code.isWord(index, "enum"), let name = code.word(index + 1) {
          scope.append((name, depth + 1))
        } else if code.isWord(index, "static"), let name = code.word(index + 2) {
          let isFunction = code.isWord(index + 1, "func")
          declaration = (name, isFunction ? parameterTypes(code, at: index + 3) : nil)
        } else if code.isWord(index, "tr"), let found = declaration, !scope.isEmpty,
          let call = SwiftCall(code, at: index + 1), call.arguments.count > 1,
          let table = call.arguments[0].literal?.text, let key = call.arguments[1].literal?.text
        {
          accessors.append(
            SwiftGenAccessor(
              scope: scope.map(\.name), name: found.name, parameters: found.parameters, table: table, key: key))
          declaration = nil
        }
      case .number, .string, .regex, .sign: break
      }
    }
    return accessors
  }

  /// The types in `(_ p1: Int, _ p2: Any)`.
  private static func parameterTypes(_ code: SwiftCode, at opening: Int) -> [String] {
    (SwiftCall(code, at: opening)?.arguments ?? []).map { argument in
      let colon = argument.tokens.first { code.isSign($0, ":") } ?? argument.tokens.lowerBound
      guard let first = argument.tokens.first(where: { $0 > colon }) else { return "" }
      return code.text(code.tokens[first].range.lowerBound..<argument.range.upperBound)
    }
  }
}
