import L10nLanguage
import L10nMessages

extension AppleTableString {
  /// Returns the string with the texts of some languages simplified.
  func simplified(by simplifications: Set<MessageSimplification>, in languages: [String]) -> AppleTableString {
    var string = self
    for index in texts.indices where languages.contains(texts[index].language) {
      string.texts[index].patterns = texts[index].patterns.map { $0.simplified(by: simplifications) }
      string.texts[index].verbatim = nil
    }
    guard simplifications.contains(.formats) else { return string }
    // What code formats itself, it passes as text.
    for index in arguments.indices where ![.int, .select].contains(arguments[index].type) {
      string.arguments[index].type = .string
    }
    return string
  }
}
