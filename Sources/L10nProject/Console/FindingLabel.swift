import L10nText

extension Finding {
  /// The number of characters of a long key that are enough to recognize it.
  private static let keyLimit = 60

  /// The message after the language and the key of its text, unless it names them itself: `ko 'store.title': the text
  /// begins with a space`.
  package var labeledMessage: String {
    let label = [languageLabel, keyLabel].compactMap(\.self).joined(separator: " ")
    return label.isEmpty ? message : "\(label): \(message)"
  }

  private var languageLabel: String? { facts.namesLanguage ? nil : subject.language }

  private var keyLabel: String? {
    guard let key = subject.key, !message.contains("'\(key)'"), !message.contains(".\(key)'") else { return nil }
    let isLong = key.dropFirst(Self.keyLimit).first != nil
    return "'\(isLong ? key.prefix(Self.keyLimit) + "…" : key[...])'"
  }
}
