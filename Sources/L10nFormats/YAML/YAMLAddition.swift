import L10nLanguage
import L10nMessages

/// Adds keys to a file with block mappings: each after a neighbor, or after the last key of its mapping.
struct YAMLAddition {
  private let lineBreak: String
  /// The indentation of a level if the file has no example.
  private static let indentation = "  "

  /// Returns the file with the entries, or `nil` if its layout doesn't allow to add them.
  ///
  /// - Parameters:
  ///   - path: the keys above the entries, such as a language.
  ///   - neighbor: the key path of the key after which they are added.
  static func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String] = []
  ) -> [UInt8]? {
    guard var text = YAMLKeyedText.read(bytes) ?? YAMLKeyedText.empty(bytes) else { return nil }
    let addition = YAMLAddition(lineBreak: bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n")
    let count = text.keyCount
    guard let added = addition.add(entries.below(path), to: &text, margin: "", after: neighbor[...]) else { return nil }
    let result = text.bytes(separator: YAMLKeyedText.separator)
    // The result is used only if it reads back as intended.
    guard YAMLKeyedText.read(result)?.keyCount == count + added else { return nil }
    return result
  }

  /// Adds entries to a mapping; returns the number of new keys, or `nil` if there is something else than a mapping.
  private func add(
    _ entries: [KeyedEntry], to text: inout KeyedText, margin: String, after neighbor: ArraySlice<String>
  ) -> Int? {
    guard var present = text.entries ?? text.openEmptyValue() else { return nil }
    let margin =
      present.first.map { String(decoding: $0.head.prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self) } ?? margin
    let indexes = Dictionary(present.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var count = 0
    var new: [KeyedText] = []
    for entry in entries {
      if let index = indexes[entry.key] {
        guard case .namespace(let inner) = entry.value,
          let added = add(
            inner, to: &present[index], margin: margin + Self.indentation,
            after: neighbor.first == entry.key ? neighbor.dropFirst() : [])
        else { return nil }
        count += added
      } else {
        let lines = lines(of: entry, margin: margin)
        new.append(KeyedText(key: entry.key, head: Array(lines.joined(separator: lineBreak).utf8) + lineBreak.utf8))
      }
    }
    guard !new.isEmpty else {
      text.entries = present
      return count
    }
    let last =
      neighbor.count == 1 ? neighbor.first.flatMap { indexes[$0] } ?? present.indices.last : present.indices.last
    // Empty lines and comments between the neighbor and the following lines stay after the new ones.
    if let last { new[new.count - 1].head += present[last].removeTrail(margin: margin.utf8.count) }
    present.insert(contentsOf: new, at: last.map { $0 + 1 } ?? 0)
    text.entries = present
    return count + entries.filter { indexes[$0.key] == nil }.keyCount
  }

  private func lines(of entry: KeyedEntry, margin: String) -> [String] {
    let key = margin + SettingsText.written(entry.key) + ":"
    let inner = margin + Self.indentation
    switch entry.value {
    case .message(.text(let text)): return ["\(key) \(YAMLText.written(text))"]
    case .message(.list(let items)):
      return items.isEmpty ? ["\(key) []"] : [key] + items.map { "\(inner)- \(YAMLText.written($0))" }
    case .message(.pluralMap(let variants)):
      return [key] + variants.map { "\(inner)\($0.category.rawValue): \(YAMLText.written($0.text))" }
    case .namespace(let entries): return [key] + entries.flatMap { lines(of: $0, margin: inner) }
    }
  }
}

extension KeyedText {
  /// Prepares a key for entries if it has no value, `null` or an empty mapping, and returns no entries; returns `nil`
  /// if it has a value.
  fileprivate mutating func openEmptyValue() -> [KeyedText]? {
    guard let opened = YAMLKeyedText.withoutEmptyValue(head) else { return nil }
    head = opened
    entries = []
    return []
  }
}
