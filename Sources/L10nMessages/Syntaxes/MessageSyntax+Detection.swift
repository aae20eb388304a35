extension MessageSyntax {
  /// The default syntax of messages.
  package static let standard = icu

  /// Returns the syntaxes in which at least one of the texts has a placeholder.
  package static func syntaxes(ofPlaceholdersIn texts: [String]) -> [MessageSyntax] {
    let syntaxes = allCases.filter { syntax in texts.contains(where: syntax.hasPlaceholder) }
    // `%{name}` also has an argument in ICU's syntax, after a literal percent sign, but that is never intended.
    return syntaxes.contains(.ruby) ? syntaxes.filter { $0 != .icu } : syntaxes
  }

  /// Returns the syntax with the highest count, or `nil` if there are no counts. Of syntaxes with the same count, ICU's
  /// comes last.
  package static func mostFrequent(in counts: [MessageSyntax: Int]) -> MessageSyntax? {
    let most = counts.values.max()
    return allCases.reversed().first { counts[$0] != nil && counts[$0] == most }
  }

  private func hasPlaceholder(_ text: String) -> Bool {
    guard !isPlainText(text) else { return false }
    // An empty placeholder, which some systems fill by position, looks like ICU's.
    if self == .icu, text.contains("{}") { return true }
    let message = parse(text)
    return !message.pattern.arguments.isEmpty && !message.problems.contains { $0.level == .error }
  }
}
