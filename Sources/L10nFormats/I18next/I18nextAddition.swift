import L10nLanguage
import L10nMessages

/// The entries to add to a file of i18next, with a key for each text of a plural.
struct I18nextAddition {
  /// The key paths of the file in its order, with dots between segments.
  private var paths: [String] = []

  /// - Parameter bytes: the file as UTF-8; empty for a new one.
  init(to bytes: [UInt8]) {
    if let value = JSONValue(parsing: bytes) { collect(value, []) }
  }

  private mutating func collect(_ value: JSONValue, _ path: [String]) {
    for member in value.members {
      let path = path + [member.key]
      paths.append(path.joined(separator: "."))
      collect(member.value, path)
    }
  }

  /// Returns entries with the suffixes of plurals in their keys.
  ///
  /// - Parameter path: the keys above the entries.
  func suffixed(_ entries: [KeyedEntry], under path: [String]) -> [KeyedEntry] {
    entries.flatMap { entry -> [KeyedEntry] in
      switch entry.value {
      case .message(.text), .message(.list): return [entry]
      case .message(.pluralMap(let variants)):
        return variants.map { variant in
          KeyedEntry(
            key: entry.key + I18nextSuffix(category: variant.category, isOrdinal: false).written,
            value: .message(.text(variant.text)))
        }
      case .namespace(let inner):
        let path = path + [entry.key]
        // Forms of a plural that the file has already.
        if lastForm(of: path) != nil, inner.allSatisfy({ PluralCategory(rawValue: $0.key) != nil }) {
          return inner.map { KeyedEntry(key: entry.key + I18nextSuffix.separator + $0.key, value: $0.value) }
        }
        return [KeyedEntry(key: entry.key, value: .namespace(suffixed(inner, under: path)))]
      }
    }
  }

  /// Returns the key path of the key after which entries are added: that of a neighbor, or of the plural that they
  /// belong to; or none.
  func neighbor(_ neighbor: [String], of entries: [KeyedEntry], under path: [String]) -> [String] {
    guard neighbor.isEmpty else { return lastForm(of: neighbor) ?? neighbor }
    var own = path
    var rest = entries
    while let first = rest.first, rest.count == 1 {
      own.append(first.key)
      if let last = lastForm(of: own) { return last }
      guard case .namespace(let inner) = first.value else { break }
      rest = inner
    }
    return []
  }

  /// Returns the key path of the last text of a plural, or `nil` if the file has no plural with a key path.
  private func lastForm(of path: [String]) -> [String]? {
    let written = path.joined(separator: ".") + I18nextSuffix.separator
    let last = paths.last { own in
      own.hasPrefix(written) && PluralCategory(rawValue: String(own.dropFirst(written.count))) != nil
    }
    guard let last, let key = path.last else { return nil }
    return path.dropLast() + [key + last.dropFirst(written.count - I18nextSuffix.separator.count)]
  }
}
