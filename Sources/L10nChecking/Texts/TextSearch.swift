/// Searches for strings in a text, for each once. After a limit, it finds no more: a hostile text could need thousands
/// of searches, each through the whole text.
struct TextSearch {
  private let text: String
  private var results: [String: Bool] = [:]

  /// The limit. No real text has as many links, or as many words in the characters of another script.
  private static let limit = 100

  init(in text: String) {
    self.text = text
  }

  /// Returns a Boolean value indicating whether the text has a string.
  mutating func hasFound(_ string: String) -> Bool {
    if let result = results[string] { return result }
    guard results.count < Self.limit else { return false }
    let result = SoughtText(string).isIn(text)
    results[string] = result
    return result
  }
}
