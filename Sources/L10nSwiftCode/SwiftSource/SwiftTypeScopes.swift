/// The types and extensions in a file, with the ranges of their code.
package struct SwiftTypeScopes {
  /// The scopes in the order of the file, so that each comes after the outer ones.
  private var scopes: [Scope] = []

  private struct Scope {
    let name: String
    /// The names before the brace: the type's own, and those that it inherits from.
    let names: Set<String>
    /// The bytes between the braces.
    let range: Range<Int>
    /// The index of the outer scope.
    let parent: Int?
  }

  /// The keywords before a type's name.
  package static let keywords: Set = ["actor", "class", "enum", "protocol", "struct"]
  /// The largest number of tokens between a keyword and the brace.
  private static let longestHead = 128

  package init(_ code: SwiftCode) {
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
      let start = code.tokens[opening].range.upperBound
      scopes.append(
        Scope(
          name: code.name(last) ?? "", names: Set((index + 1..<opening).compactMap(code.name)),
          range: start..<max(start, code.tokens[closing].range.lowerBound), parent: innermostIndex(at: start)))
    }
  }

  /// Returns a Boolean value indicating whether a file declares a type with a name outside of others, for all files of its
  /// target. Most files don't have the name, and aren't parsed.
  package static func isOutermostType(_ name: String, in bytes: [UInt8]) -> Bool {
    guard String(decoding: bytes, as: UTF8.self).contains(name) else { return false }
    let code = SwiftCode(bytes, in: 0..<bytes.count)
    let scopes = SwiftTypeScopes(code)
    return code.tokens.indices.contains { index in
      guard let keyword = code.word(index), keywords.contains(keyword) || keyword == "typealias" else { return false }
      return code.name(index + 1) == name && !code.isWord(index - 1, "private")
        && !code.isWord(index - 1, "fileprivate")
        && scopes.innermost(at: code.tokens[index].range.lowerBound) == nil
    }
  }

  /// Returns the name of the innermost type around a byte, or `nil` if there is none.
  package func innermost(at byte: Int) -> String? { innermostIndex(at: byte).map { scopes[$0].name } }

  /// Returns the names of the types around a byte, the outermost first.
  package func path(at byte: Int) -> [String] { lineage(at: byte).reversed().map { scopes[$0].name } }

  /// Returns the names of all types around a byte, and of those that they inherit from.
  package func names(at byte: Int) -> Set<String> {
    lineage(at: byte).reduce(into: []) { $0.formUnion(scopes[$1].names) }
  }

  /// Returns the types around a byte, the innermost first.
  private func lineage(at byte: Int) -> [Int] {
    guard let innermost = innermostIndex(at: byte) else { return [] }
    return Array(sequence(first: innermost) { scopes[$0].parent })
  }

  private func innermostIndex(at byte: Int) -> Int? {
    var (low, high) = (0, scopes.count)
    while low < high {
      let middle = (low + high) / 2
      if scopes[middle].range.lowerBound <= byte { low = middle + 1 } else { high = middle }
    }
    // The last one that begins before the byte, or the next outer one that doesn't end before it.
    var index = low > 0 ? low - 1 : nil
    while let current = index, scopes[current].range.upperBound <= byte { index = scopes[current].parent }
    return index
  }
}
