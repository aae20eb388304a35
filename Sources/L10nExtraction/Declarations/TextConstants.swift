import L10nSwiftCode

/// The constants of a file whose value is a text: `static let table = "Store"`.
struct TextConstants {
  /// The texts of constants with a name.
  private let texts: [String: Set<String>]

  init(_ file: CodeFile) {
    texts = (0..<file.count).reduce(into: [:]) { texts, token in
      guard file.isWord(token, "let"), let name = file.name(token + 1) else { return }
      let isTyped = file.isSign(token + 2, ":") && file.isWord(token + 3, "String")
      let sign = isTyped ? token + 4 : token + 2
      guard file.isSign(sign, "="), let literal = file.literal(sign + 1), literal.interpolations.isEmpty else { return }
      texts[name, default: []].insert(literal.texts[0])
    }
  }

  /// Returns the text of a constant, or `nil` if there is none of the name, or several that differ.
  func text(ofConstant name: String) -> String? {
    guard let texts = texts[name], texts.count == 1 else { return nil }
    return texts.first
  }
}
