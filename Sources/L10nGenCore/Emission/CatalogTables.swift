import L10nLanguage

/// A catalog's keys and texts as the runtime reads them: one line a message in each, in the same order.
struct CatalogTables: Sendable {
  /// The signatures of the messages.
  let keys: TableLines
  /// The texts of each of the catalog's languages.
  let languages: [(name: String, lines: TableLines)]

  /// Gathers the messages that the source has.
  init(_ catalog: Catalog) {
    let messages = catalog.messages.indices.filter { catalog.messages[$0].isInSource }
    var keys = TableLines(count: messages.count)
    for message in messages { keys.append(catalog.messages[message].signature.line) }
    self.keys = keys
    languages = catalog.languages.enumerated().map { language, name in
      var lines = TableLines(count: messages.count)
      for message in messages {
        if Self.isEmitted(catalog.messages[message], inLanguage: language),
          let text = catalog.messages[message].texts[language]
        {
          lines.append(text.message)
        } else {
          lines.appendMissing()
        }
      }
      return (name, lines)
    }
  }

  /// Whether a language's table holds the message. It doesn't where readers are to get the message in another language,
  /// since this one has nothing, nothing yet, or nothing that can be shown.
  private static func isEmitted(_ message: CatalogMessage, inLanguage index: Int) -> Bool {
    guard message.texts.indices.contains(index), let text = message.texts[index] else { return false }
    guard index > 0, let source = message.source else { return true }
    if text.message.isBlank && !message.metadata.allowsEmpty && !source.message.isBlank { return false }
    return text.message.isList == source.message.isList && !text.problems.contains { $0.severity == .error }
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
