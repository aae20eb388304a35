import L10nLanguage

/// A message compiled for formatting.
final class MessageProgram: Sendable {
  func text(_ values: [MessageArgument?], in locale: FormattingLocale) -> String {
    ""
  }
}
