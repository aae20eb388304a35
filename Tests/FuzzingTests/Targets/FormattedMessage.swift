import L10nAllLanguages
import Foundation
import L10nLanguage
import L10nMessages

@testable import L10nRuntime

/// Formats a message in the same way as an app.
enum FormattedMessage {
  /// Returns the formatted texts of a stored message, one for each item of a list.
  @discardableResult
  static func format(
    _ message: StoredMessage, language: String, syntax: MessageSyntax, particles: Bool, names: [String],
    values: [MessageArgument]
  ) -> [String] {
    let meaning = MessageMeaning(parsing: message, in: syntax, hasArguments: !names.isEmpty)
      .mapPatterns { particles && LanguageTag(language)?.language == "ko" ? $0.markingKoreanParticles() : $0 }
    return RowLine.program(of: meaning).withUnsafeBufferPointer { line in
      format(line, language: language, names: names, values: values)
    }
  }

  /// Returns the formatted texts of a line, one for each item of a list.
  @discardableResult
  static func format(
    _ line: UnsafeBufferPointer<UInt8>, language: String, names: [String], values: [MessageArgument]
  ) -> [String] {
    let locale = locales.locale(for: language)
    return values.withUnsafeBufferPointer { values in
      switch MessageLoader(language: language, languageTables: .all).message(line, argumentNames: { names }) {
      case nil, .missing: []
      case .text(let text): [text]
      case .program(let program): [program.text(.positional(values), in: locale)]
      case .list(let items): items
      case .programs(let programs): programs.map { $0.text(.positional(values), in: locale) }
      }
    }
  }

  /// Returns a value that an app could pass.
  static func typicalValue(of type: ArgumentType) -> MessageArgument {
    switch type {
    case .string, .select: .string("봄빛뷰티 성수점")
    case .int: .int(1_204)
    case .double: .double(4.5)
    case .decimal: .decimal(12_000)
    case .date: .date(Date(timeIntervalSince1970: 1_700_000_000))
    case .int64: .int64(1_200_000)
    case .list: .list(["크림", "팩트"])
    case .interval: .interval(Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 1_700_000_000))
    case .duration: .duration(.seconds(3_725))
    }
  }

  /// Returns a value that an app could pass by mistake.
  static func anyValue(_ number: Int) -> MessageArgument {
    values[number % values.count]
  }

  private static let values: [MessageArgument] = [
    .string(""), .string("하연주"), .string("LAB 7"), .string("other"), .string("크림(50ml)"), .string("👨‍👩‍👧"),
    .int(0), .int(1), .int(2), .int(11), .int(1_000_000), .int(.min), .int(.max), .double(0.5), .double(-0.0),
    .double(1e300), .double(.nan), .double(-.infinity), .double(.leastNonzeroMagnitude), .decimal(0),
    .decimal(.greatestFiniteMagnitude), .decimal(.nan), .decimal(Decimal(string: "0.005") ?? 0),
    .date(.distantPast), .date(Date(timeIntervalSince1970: 1_700_000_000)),
    .date(Date(timeIntervalSinceReferenceDate: .infinity)), .int64(.min), .list([]), .list(["하연주", ""]),
    .interval(.distantPast..<Date(timeIntervalSinceReferenceDate: .infinity)), .duration(.zero),
    .duration(Duration(secondsComponent: .min, attosecondsComponent: 0)),
  ]

  private static let locales = Locales()

  /// The locales of messages. Each is recreated now and then, since it keeps a formatter for every skeleton.
  private final class Locales: Sendable {
    private let known = Guarded<[String: (locale: FormattingLocale, uses: Int)]>([:])

    func locale(for language: String) -> FormattingLocale {
      known.withLock { known in
        if let (locale, uses) = known[language], uses < 200 {
          known[language] = (locale, uses + 1)
          return locale
        }
        if known.count > 50 { known = [:] }
        let settings = LanguagePreferences.Settings(
          languages: [], locale: Locale(identifier: ""), timeZone: TimeZone(secondsFromGMT: 0))
        let locale = FormattingLocale(FormattingLocale.Identity(language: language, settings: settings))
        known[language] = (locale, 0)
        return locale
      }
    }
  }
}
