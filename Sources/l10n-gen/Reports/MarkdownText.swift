import L10nProject

/// Text for Markdown (GitHub Flavored Markdown, version 0.29), escaped so that it has no markup.
enum MarkdownText {
  /// Returns our own text without markup. Mentions of people and issues would still become links.
  static func prose(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\`*_[]<>&#|~$".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }

  /// Returns foreign text as a code span, in which nothing is markup, a link, a mention or an emoji's name. It has no
  /// line endings and no vertical bars, which would end a table's cell even there.
  static func code(_ text: String) -> String {
    let text = Console.printable(text).split(separator: "|", omittingEmptySubsequences: false).joined(
      separator: "\\u{7c}")
    guard !text.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: text) + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Returns foreign lines as a fenced code block, in which nothing is markup either. The lines must not contain line
  /// endings.
  static func codeBlock(_ lines: [String], language: String) -> String {
    let fence = String(repeating: "`", count: max(3, lines.map { longestRun(of: $0) + 1 }.max() ?? 3))
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  private static func longestRun(of text: String) -> Int {
    text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
  }
}
