import L10nSwiftCode

/// Tells the texts that views have only until code of their file configures them, such as "Name" of
/// `let label = { let label = UILabel(); label.text = "Name"; return label }()`.
struct InitialTexts {
  private let file: CodeFile

  init(_ file: CodeFile) { self.file = file }

  /// Returns a Boolean value indicating whether code sets the same property of the view to another value than a literal.
  func contains(_ token: Int) -> Bool {
    guard file.outer == nil, let member = member(setTo: token), let view = view(around: token) else { return false }
    return (0..<file.count).contains { index in
      guard !view.closure.contains(index), file.name(index) == view.name else { return false }
      var dot = index + 1
      if file.isSign(dot, "?") || file.isSign(dot, "!") { dot += 1 }
      guard file.isSign(dot, "."), file.name(dot + 1) == member else { return false }
      let isSet = file.isSign(dot + 2, "=") && file.isAssignment(dot + 2) || file.isSign(dot + 2, "(")
      return isSet && !file.code.isString(dot + 3)
    }
  }

  /// Returns the name of the property or function that sets a text: `label.text = "…"` and `button.setTitle("…")`.
  private func member(setTo token: Int) -> String? {
    switch file.value(around: token..<token + 1).place {
    case .assigned(let target): target.last.flatMap { file.name($0) }
    case .argument(let opening): Callee(file, at: opening).flatMap { $0.isMember ? $0.name : nil }
    default: nil
    }
  }

  /// Returns the variable whose initial value is a closure around a token, which configures a view.
  private func view(around token: Int) -> (name: String, closure: Range<Int>)? {
    var position = token
    while let opening = file.opening(around: position) {
      if file.isSign(opening, "{"), let closing = file.partner(of: opening), let name = variable(before: opening) {
        return (name, opening..<closing)
      }
      position = opening
    }
    return nil
  }

  /// Returns the name of the variable in `let label: UILabel = {` and `let label = UILabel().then {`.
  private func variable(before brace: Int) -> String? {
    let start = file.value(around: brace..<brace + 1).range.lowerBound
    guard file.isSign(start - 1, "=") else { return nil }
    var index = start - 1
    let limit = max(0, index - Self.longestHead)
    while index > limit {
      index = file.previous(before: index)
      if file.isWord(index, "let") || file.isWord(index, "var") { return file.name(index + 1) }
      if file.beginsLine(index), !file.continuesExpression(index) { return nil }
    }
    return nil
  }

  /// The number of tokens within which the name of a variable is looked for before its value.
  private static let longestHead = 40
}
