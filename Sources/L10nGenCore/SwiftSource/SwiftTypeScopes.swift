/// The types and extensions in a file, with the code that is in them.
struct SwiftTypeScopes {
  private var scopes: [Scope] = []

  private struct Scope {
    let name: String
    /// The names before the braces: the type's own, and those that it inherits from.
    let names: Set<String>
    /// The bytes between the braces.
    let range: Range<Int>
  }

  /// The keywords that a type's name follows.
  static let keywords: Set = ["actor", "class", "enum", "protocol", "struct"]
  /// The most tokens between a keyword and the brace.
  private static let longestHead = 128

  init(_ code: SwiftCode) {
    for index in code.tokens.indices {
      guard let keyword = code.word(index), keyword == "extension" || Self.keywords.contains(keyword),
        !code.isSign(index - 1, "."), code.word(index + 1) != nil
      else { continue }
      let head = code.tokens.indices[(index + 1)...].prefix(Self.longestHead)
      guard
        let opening = head.first(where: { code.isSign($0, "{") || code.isSign($0, "}") || code.isSign($0, "=") }),
        let closing = code.closing(of: opening)
      else { continue }
      var last = index + 1
      while code.isSign(last + 1, "."), code.word(last + 2) != nil { last += 2 }
      scopes.append(
        Scope(
          name: code.name(last) ?? "", names: Set((index + 1..<opening).compactMap(code.name)),
          range: code.tokens[opening].range.upperBound..<code.tokens[closing].range.lowerBound))
    }
  }

  /// Returns the name of the innermost type around a byte, or `nil` if there is none.
  func innermost(at byte: Int) -> String? { scopes.last { $0.range.contains(byte) }?.name }

  /// Returns the names of the types around a byte, the outermost first.
  func path(at byte: Int) -> [String] { scopes.filter { $0.range.contains(byte) }.map(\.name) }

  /// Returns the names of all types around a byte, and of those that they inherit from.
  func names(at byte: Int) -> Set<String> {
    scopes.reduce(into: []) { names, scope in
      if scope.range.contains(byte) { names.formUnion(scope.names) }
    }
  }
}
