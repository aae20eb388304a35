/// Bold and dim text where a terminal shows them, plain text elsewhere.
struct Ink: Sendable {
  /// A Boolean value indicating whether escape sequences are written (ECMA-48, "Select Graphic Rendition").
  var isStyled: Bool

  /// A text that stands out.
  func bold(_ text: String) -> String {
    isStyled ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  /// A text that stands back.
  func dim(_ text: String) -> String {
    isStyled ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// A translation with its `<b>` tags obeyed.
  func marked(_ text: String) -> String {
    text.replacing("<b>", with: isStyled ? "\u{1B}[1m" : "").replacing("</b>", with: isStyled ? "\u{1B}[0m" : "")
  }
}
