/// Identifies a string in one language, written as `store.title@en`.
package struct StringID: Hashable, Sendable {
  /// The path of its key.
  package var key: String
  /// The language, as the project names it.
  package var language: String

  /// Names a string.
  package init(key: String, language: String) {
    self.key = key
    self.language = language
  }

  /// Reads an identifier. Returns `nil` if the text has no key or no language.
  package init?(_ text: String) {
    // A key may contain the sign, and a language can't.
    guard let sign = text.lastIndex(of: "@"), sign != text.startIndex else { return nil }
    self.init(key: String(text[..<sign]), language: String(text[text.index(after: sign)...]))
    if language.isEmpty { return nil }
  }
}

extension StringID: CustomStringConvertible {
  package var description: String { "\(key)@\(language)" }
}
