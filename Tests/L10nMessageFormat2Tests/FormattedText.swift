import Foundation
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nMessageFormat2

/// Returns a message with values, without isolation, in English if no language is given.
func formatted(
  _ text: String, _ arguments: [String: ArgumentValue] = [:], language: String = "en", isolated: Bool = false
) throws -> MessageFormat2Output {
  let environment = MessageFormat2Environment(
    language: try #require(LanguageTag(language)), timeZone: .gmt, functions: .withTestFunctions,
    isolatesValues: isolated)
  let parsed = MessageFormat2.parse(text)
  #expect(parsed.problems == [], "\(text)")
  return MessageFormat2Formatter(parsed, environment).format(arguments)
}

extension MessageFormat2Output {
  /// The kinds of problems.
  var kinds: [FormattingProblem.Kind] { problems.map(\.kind) }
}
