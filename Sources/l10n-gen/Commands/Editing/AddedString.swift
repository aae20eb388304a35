import L10nProject

/// The arguments of `add`: a key, and an option for each language, which only the project knows.
enum AddedString {
  /// Returns the key, and the texts with the languages as they are written, in order.
  static func read(_ arguments: [String]) throws(Refusal) -> (key: String, texts: [(language: String, text: String)]) {
    var keys: [String] = []
    var texts: [(language: String, text: String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        keys.append(argument)
        continue
      }
      guard argument.hasPrefix("--") else { throw .usage("'\(argument)' is not an option; write '--ko' with a text") }
      let option = argument.dropFirst(2)
      if let equals = option.firstIndex(of: "=") {
        texts.append((String(option[..<equals]), String(option[option.index(after: equals)...])))
      } else if let text = rest.popFirst() {
        texts.append((String(option), text))
      } else {
        throw .usage("\(argument) needs a text; write it after the option, in quotes")
      }
    }
    guard let key = keys.first, keys.count == 1 else {
      throw .usage(
        keys.isEmpty
          ? "the key is missing; write it first, such as 'l10n-gen add store.title --ko 매장'"
          : "there are two keys, '\(keys[0])' and '\(keys[1])'; put each text in quotes")
    }
    return (key, texts)
  }
}
