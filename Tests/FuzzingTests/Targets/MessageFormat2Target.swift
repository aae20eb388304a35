import Foundation
import L10nLanguage
import L10nMessageFormat2
import L10nMessages

/// A text in MessageFormat 2, which is parsed, printed, formatted, and turned into the tree of all syntaxes.
///
/// The first byte selects the language, the second the values.
enum MessageFormat2Target {
  static func violations(_ input: [UInt8]) -> [String] {
    guard input.count > 2 else { return [] }
    let text = String(decoding: input[2...], as: UTF8.self)
    let parsed = MessageFormat2.parse(text)
    let lowered = MessageFormat2.parsePattern(text)
    var violations = misplaced(parsed.problems.map(\.range) + lowered.problems.map(\.range), in: text)
    format(parsed, language: languages[Int(input[0]) % languages.count], seed: Int(input[1]))
    guard parsed.problems.isEmpty else { return violations }
    let again = MessageFormat2.parse(parsed.message.text)
    if again.problems != [] || again.message.withoutPlaces != parsed.message.withoutPlaces {
      violations.append("\(parsed.message.text.debugDescription) is another message")
    }
    guard !lowered.problems.contains(where: { $0.level == .error }) else { return violations }
    let meaning = MessageMeaning(patterns: [lowered.pattern], isList: false, localizesPlainNumbers: true)
    if !meaning.isWrittenAsProgram { violations.append("\(text.debugDescription) isn't written as a program") }
    let (printed, _) = MessageFormat2.print(lowered.pattern)
    if !MessageFormat2.parse(printed).problems.isEmpty {
      violations.append("\(printed.debugDescription) has problems")
    }
    return violations
  }

  private static let languages = ["ko", "en", "ar", "pl", "und", "az-Arab"].compactMap { LanguageTag($0) }

  private static func format(_ parsed: MessageFormat2.Parsed, language: LanguageTag, seed: Int) {
    let values: [ArgumentValue] = [
      .string("1"), .string("가"), .int(-2), .double(1.005), .decimal(12), .other,
      .date(Date(timeIntervalSince1970: 1_700_000_000)), .string("2006-01-02T15:04:06Z"),
    ]
    let names = parsed.message.declarations.map(\.variable.name) + ["x", "n", "d"]
    let arguments = names.enumerated().map { ($0.element, values[(seed + $0.offset) % values.count]) }
    let environment = MessageFormat2Environment(language: language, timeZone: .gmt)
    _ = MessageFormat2Formatter(parsed, environment).format(Dictionary(arguments) { first, _ in first }).text
  }

  /// Returns the places that are outside the text, or within a scalar.
  private static func misplaced(_ ranges: [Range<Int>], in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ranges.filter { range in
      ![range.lowerBound, range.upperBound].allSatisfy {
        $0 == bytes.count || bytes.indices.contains($0) && bytes[$0] & 0xC0 != 0x80
      }
    }.map { "a place that is none: \($0)" }
  }
}
