extension MessageSyntax {
  /// The syntax of messages for which nothing says another.
  package static let standard = icu

  /// Returns the syntaxes in which one of some texts has a placeholder.
  package static func syntaxes(ofPlaceholdersIn texts: [String]) -> [MessageSyntax] {
    let syntaxes = allCases.filter { syntax in texts.contains(where: syntax.hasPlaceholder) }
    // `%{name}` has an argument in ICU's syntax, too, after a percent sign that nobody means.
    return syntaxes.contains(.ruby) ? syntaxes.filter { $0 != .icu } : syntaxes
  }

  /// Returns the syntax with the highest count, ICU's after others with the same; `nil` if there is none.
  package static func mostFrequent(in counts: [MessageSyntax: Int]) -> MessageSyntax? {
    let most = counts.values.max()
    return allCases.reversed().first { counts[$0] != nil && counts[$0] == most }
  }

  private func hasPlaceholder(_ text: String) -> Bool {
    guard !isPlainText(text) else { return false }
    // An empty placeholder, which some systems fill in by its position, looks like ICU's.
    if self == .icu, text.contains("{}") { return true }
    let message = parse(text)
    return !message.pattern.arguments.isEmpty && !message.problems.contains { $0.level == .error }
  }
}
