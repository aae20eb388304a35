/// Looks for some strings in a text, for each once. After so many it answers that there are no more: a hostile text could
/// ask for thousands, each of which takes the time of the whole text.
struct TextSearch {
  private let text: String
  private var results: [String: Bool] = [:]

  /// No real text has as many links, or as many words in the characters of another script.
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
