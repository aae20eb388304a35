/// A text of a bundle, shortened for people and for programs. A hostile text may be very long, and thousands of findings
/// may have it.
enum ShortenedText {
  /// Returns the text for a sentence, which has the first characters of a long one.
  static func inSentence(_ text: String) -> String {
    // Counting the whole text would be slow.
    text.dropFirst(60).first != nil ? text.prefix(60) + "…" : text
  }

  /// Returns the text as a value of a finding's facts.
  static func asFact(_ text: String) -> String {
    let limit = 1_000
    return text.unicodeScalars.dropFirst(limit).first != nil ? String(text.unicodeScalars.prefix(limit)) + "…" : text
  }
}
