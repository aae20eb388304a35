import L10nAllLanguages
import Foundation
import L10nLanguage
import L10nMessages

@testable import L10nRuntime

/// Formats a message in the same way as a catalog, with the arguments `a`, `b` and so on.
func formatted(
  _ message: String, _ values: MessageArgument..., language: String = "en", syntax: MessageSyntax = .icu,
  preferred: [String] = [], locale: String = "", timeZone: TimeZone = SampleCatalog.seoul,
  isolatesArguments: Bool = false
) -> String {
  formatted(
    .text(message), values, language: language, syntax: syntax, preferred: preferred, locale: locale,
    timeZone: timeZone, isolatesArguments: isolatesArguments)
}

/// Formats a stored message in the same way as a catalog, with the given arguments under `names`.
func formatted(
  _ message: StoredMessage, _ values: [MessageArgument], names: [String] = ["a", "b", "c", "d"],
  language: String = "en", syntax: MessageSyntax = .icu, preferred: [String] = [], locale: String = "",
  timeZone: TimeZone = SampleCatalog.seoul, isolatesArguments: Bool = false
) -> String {
  let tag = LanguageTag(language)
  let isolation = BidiIsolation(
    isInRightToLeftText: tag.map { TextDirection(of: $0) } == .rightToLeft,
    types: Dictionary(zip(names, values.map(\.type))) { first, _ in first },
    localizesNumbers: syntax.localizesPlainNumbers)
  let meaning = MessageMeaning(parsing: message, in: syntax, hasArguments: !names.isEmpty)
    .mapPatterns { tag?.language == "ko" ? $0.markingKoreanParticles() : $0 }
    .mapPatterns { isolatesArguments ? $0.isolatingArguments(isolation) : $0 }
  let loaded = RowLine.program(of: meaning).withUnsafeBufferPointer { line in
    MessageLoader(language: language, languageTables: .all).message(line) { names }
  }
  let settings = LanguagePreferences.Settings(
    languages: preferred, locale: Locale(identifier: locale), timeZone: timeZone)
  let locale = FormattingLocale(FormattingLocale.Identity(language: language, settings: settings))
  return switch loaded {
  case .text(let text): text
  case .program(let program): values.withUnsafeBufferPointer { program.text(.positional($0), in: locale) }
  case nil, .missing, .list, .programs: "not a text"
  }
}

extension MessageArgument {
  fileprivate var type: ArgumentType {
    switch self {
    case .string: .string
    case .int: .int
    case .int64: .int64
    case .double: .double
    case .decimal: .decimal
    case .date: .date
    case .list: .list
    case .interval: .interval
    case .duration: .duration
    }
  }
}
