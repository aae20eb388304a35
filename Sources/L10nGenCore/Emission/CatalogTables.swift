import L10nLanguage

/// A catalog's keys and texts as the runtime reads them: one line a message in each, in the same order.
struct CatalogTables: Sendable {
  /// The signatures of the messages.
  let keys: TableLines
  /// The texts of each of the catalog's languages.
  let languages: [(name: String, lines: TableLines)]

  /// Gathers the messages that the source has.
  init(_ catalog: Catalog) {
    let count = catalog.messages.count
    var keys = TableLines(count: count)
    for message in catalog.messages where message.source != nil { keys.append(message.signature.line) }
    self.keys = keys
    languages = catalog.languages.enumerated().map { index, name in
      var lines = TableLines(count: count)
      for message in catalog.messages where message.source != nil {
        if let text = message.emitted(inLanguage: index) { lines.append(text) } else { lines.appendMissing() }
      }
      return (name, lines)
    }
  }
}

extension CatalogMessage {
  /// What a language's table holds of the message; nil where readers are to get it in another language, since this one
  /// has nothing, nothing yet, or nothing that can be shown.
  fileprivate func emitted(inLanguage index: Int) -> BundleMessage? {
    guard texts.indices.contains(index), let text = texts[index] else { return nil }
    guard index > 0, let source else { return text.message }
    if text.message.isBlank && !metadata.allowsEmpty && !source.message.isBlank { return nil }
    if text.message.isList != source.message.isList { return nil }
    return text.problems.contains { $0.severity == .error } ? nil : text.message
  }
}

extension BundleMessage {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether nothing but white space was written.
  fileprivate var isBlank: Bool {
    switch self {
    case .text(let text): text.isBlank
    case .list(let items): !items.isEmpty && items.allSatisfy(\.isBlank)
    case .pluralMap(let variants): variants.allSatisfy(\.text.isBlank)
    }
  }
}

extension BundleText {
  fileprivate var isBlank: Bool {
    // Hardly any text begins with white space, so that the rest is looked at only where one does.
    guard let first = text.utf8.first else { return true }
    return first <= 0x20 && text.utf8.allSatisfy { $0 <= 0x20 }
  }
}
