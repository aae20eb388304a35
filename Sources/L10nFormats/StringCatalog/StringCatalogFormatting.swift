import L10nText

/// Formats a String Catalog as Xcode writes it: its order of keys, and its layout.
struct StringCatalogFormatting {
  private let order: StringCatalogKeyOrder
  /// The sort keys of the few names that all strings have, such as those of languages.
  private var sortKeys: [String: RootCollation.Key] = [:]

  static func formatted(_ bytes: [UInt8]) -> FormattedFile {
    guard let source = JSONSource(bytes), let strings = source.root.value["strings"] else {
      return FormattedFile(bytes: bytes)
    }
    var layout = JSONLayout.xcode
    if bytes.contains(UInt8(ascii: "\r")) { layout.lineBreak = "\r\n" }
    var formatting = StringCatalogFormatting(
      order: StringCatalogKeyOrder(of: strings.members.map(\.key)) ?? .finder)
    let text = layout.text(of: formatting.sorted(source.root.value))
    let range = source.root.range
    return FormattedFile(bytes: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...])
  }

  private init(order: StringCatalogKeyOrder) {
    self.order = order
  }

  private mutating func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      let sorted = members.map { ($0.key, self.sorted($0.value)) }
      return .object(inOrder(sorted))
    case .array(let items): return .array(items.map { self.sorted($0) })
    case .string, .word: return value
    }
  }

  private mutating func inOrder(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    guard members.count > 1 else { return members }
    switch order {
    case .codeUnits: return members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    case .finder:
      let keys = members.map { sortKey(of: $0.key) }
      let indexes = members.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      return indexes.map { members[$0] }
    }
  }

  private mutating func sortKey(of name: String) -> RootCollation.Key {
    if let known = sortKeys[name] { return known }
    let key = RootCollation.shared.key(of: name)
    sortKeys[name] = key
    return key
  }
}
