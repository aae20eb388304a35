import L10nMessages
import L10nLanguage

/// The words of a text for its name.
enum SentenceWords {
  /// The longest text without spaces that counts as a word, in scalars.
  private static let longestWord = 24
  /// The largest number of words in a name.
  private static let limit = 10

  /// Returns the words of patterns in lower case, without placeholders, markup and apostrophes.
  static func words(of patterns: [MessagePattern]) -> [String] {
    var text = patterns.map(text).joined(separator: " ")
    if text.utf8.contains(UInt8(ascii: "<")) { text.replace(/<[^<>]*>/, with: " ") }
    if text.utf8.contains(UInt8(ascii: "$")) { text.replace(/\$\{[^{}]*\}/, with: " ") }
    var words: [String] = []
    var word = "".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "’" { continue }
      // A combining mark continues a word, but doesn't begin one.
      let isOfWord = scalar.properties.isXIDContinue && scalar != "_" && scalar != "·"
      if isOfWord, !word.isEmpty || scalar.properties.isXIDStart || scalar.properties.numericType != nil {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(finished(word))
        word = "".unicodeScalars
      }
      if words.count == limit { return words }
    }
    return word.isEmpty ? words : words + [finished(word)]
  }

  private static func finished(_ word: String.UnicodeScalarView) -> String {
    String(String.UnicodeScalarView(word.prefix(longestWord))).lowercased()
  }

  /// Returns a Boolean value indicating whether words are in Latin script.
  static func areLatin(_ words: [String]) -> Bool {
    let letters = words.joined().unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty && letters.allSatisfy { $0.value < 0x250 || (0x1E00..<0x1F00).contains($0.value) }
  }

  /// Returns the text of a pattern; for choices, that of the branch `other`.
  private static func text(_ pattern: MessagePattern) -> String {
    pattern.elements.map { element in
      switch element {
      case .text(let text): text.string
      case .particle(let particle): particle.written
      case .placeholder, .pluralNumber: " "
      case .plural(let choice): text((choice.branches.last { $0.selector == .category(.other) })?.pattern ?? .init())
      case .select(let choice): text((choice.branches.last { $0.keyword == "other" })?.pattern ?? .init())
      }
    }.joined()
  }
}
