import L10nFormats

/// A value in XcodeGen's manifest.
enum XcodeGenValue: Hashable {
  case text(String)
  case list([XcodeGenValue])
  case mapping([String: XcodeGenValue])

  init(_ node: DocumentNode) {
    switch node.content {
    case .text(let text): self = .text(text.text)
    case .list(let items): self = .list(items.map(Self.init))
    case .mapping(let entries):
      self = .mapping(
        Dictionary(entries.map { ($0.key, Self($0.value)) }, uniquingKeysWith: { first, _ in first }))
    case .unread: self = .mapping([:])
    }
  }

  subscript(_ key: String) -> XcodeGenValue? { entries[key] }

  /// The values of a mapping, or none for other values.
  var entries: [String: XcodeGenValue] { if case .mapping(let entries) = self { entries } else { [:] } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The values of a list, or the value itself where XcodeGen takes one for a list of it.
  var items: [XcodeGenValue] { if case .list(let items) = self { items } else { [self] } }

  /// Returns the value with all that only another one has, as XcodeGen adds templates and included files: lists one after
  /// the other, and mappings key by key. `:REPLACE` after a key keeps the value alone.
  func merged(onto other: XcodeGenValue) -> XcodeGenValue {
    switch (other, self) {
    case (.list(let first), .list(let second)): return .list(first + second)
    case (.mapping(var merged), .mapping(let own)):
      for (key, value) in own {
        let ending = ":REPLACE"
        if key.hasSuffix(ending) {
          merged[String(key.dropLast(ending.count))] = value
        } else {
          merged[key] = merged[key].map { value.merged(onto: $0) } ?? value
        }
      }
      return .mapping(merged)
    default: return self
    }
  }

  /// Returns the value with variables such as `${target_name}` replaced in its texts.
  func replacing(_ variables: [String: String]) -> XcodeGenValue {
    switch self {
    case .text(let text):
      .text(variables.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .list(let items): .list(items.map { $0.replacing(variables) })
    case .mapping(let entries): .mapping(entries.mapValues { $0.replacing(variables) })
    }
  }
}
