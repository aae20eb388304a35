import L10nSwiftCode

extension CodeFile {
  /// Returns a Boolean value indicating whether a view around a token is always redacted or invisible, so that users
  /// see no text.
  func isRedacted(_ token: Int) -> Bool {
    var opening = opening(around: token)
    while let current = opening, let closing = partner(of: current) {
      if hasRedaction(after: closing) || isBodyOfPlaceholder(current) { return true }
      opening = self.opening(around: current)
    }
    return false
  }

  /// Returns a Boolean value indicating whether a brace begins the body of a view that is shown, redacted, while another one
  /// loads: `static var placeholder: some View { … }`.
  private func isBodyOfPlaceholder(_ opening: Int) -> Bool {
    guard isSign(opening, "{") else { return false }
    let before = max(0, opening - Self.headLimit)..<opening
    let keyword = before.last { isWord($0, "var") || isWord($0, "func") || isSign($0, "}") || isSign($0, "{") }
    guard let keyword, isWord(keyword, "var") || isWord(keyword, "func"), let name = name(keyword + 1) else {
      return false
    }
    // The placeholder of a text field is a text.
    return name.lowercased().contains("placeholder") && !(keyword..<opening).contains { isWord($0, "String") }
  }

  /// The number of tokens within which the name of a declaration is looked for before its body.
  private static let headLimit = 24

  /// Returns a Boolean value indicating whether a view has `.redacted(reason: .placeholder)`, `.hidden()` or `.opacity(0)` among its
  /// modifiers.
  private func hasRedaction(after closing: Int) -> Bool {
    var index = closing + 1
    // The trailing closure of 'Button("…") { }'.
    if isSign(index, "{"), !beginsLine(index), let end = partner(of: index) { index = end + 1 }
    while isSign(index, "."), let modifier = name(index + 1) {
      let isCalled = isSign(index + 2, "(")
      let end = isCalled ? partner(of: index + 2) ?? index + 2 : index + 1
      switch modifier {
      case "redacted" where end == index + 7 && name(index + 6) == "placeholder": return true
      case "hidden" where end == index + 3: return true
      case "opacity" where end == index + 4 && code.text(code.tokens[index + 3].range) == "0": return true
      default: index = end + 1
      }
    }
    return false
  }
}
