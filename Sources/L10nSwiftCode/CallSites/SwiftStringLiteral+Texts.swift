extension SwiftStringLiteral {
  /// The texts before, between and after the interpolations.
  package var texts: [String] {
    parts.reduce(into: [""]) { texts, part in
      switch part {
      case .text(let text): texts[texts.count - 1] += text
      case .interpolation: texts.append("")
      }
    }
  }

  /// The same texts, those of a multiline literal as Swift takes them.
  var unindentedTexts: [String] { isMultiline ? texts.map(Self.withoutIndentation) : texts }

  /// Returns the text of a multiline literal without its first and last line, and without indentation.
  private static func withoutIndentation(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, let indentation = lines.last else { return text }
    return lines.dropFirst().dropLast().map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
      .joined(separator: "\n")
  }
}
