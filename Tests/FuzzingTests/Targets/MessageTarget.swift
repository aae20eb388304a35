import L10nLanguage
import L10nMessages

@testable import L10nRuntime

/// A text in one of the placeholder syntaxes, which is parsed, compiled and formatted with values of any type.
///
/// The first byte selects the syntax and the language, the second the values. Lines that begin with a tab are the texts
/// of a list or a plural map.
enum MessageTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard input.count > 2 else { return [] }
    let syntax = MessageSyntax.allCases[Int(input[0]) % 3]
    let language = languages[Int(input[0]) / 3 % languages.count]
    let text = String(decoding: input[2...], as: UTF8.self)
    let parsed = syntax.parse(text)
    var violations = misplaced(parsed, in: text)
    for message in stored(text) {
      let whole = syntax.parse(message)
      let names = whole.arguments.map(\.name)
      if Set(names).count != names.count { violations.append("an argument twice: \(names)") }
      for offset in [0, 1, 7] {
        let values = names.indices.map { FormattedMessage.anyValue(Int(input[1]) + $0 * 5 + offset) }
        FormattedMessage.format(
          message, language: language, syntax: syntax, particles: offset > 0, names: names, values: values)
      }
      FormattedMessage.format(message, language: language, syntax: syntax, particles: true, names: [], values: [])
    }
    for message in stored(text) {
      let meaning = MessageMeaning(parsing: message, in: syntax, hasArguments: true)
      guard !meaning.mapPatterns({ $0.markingKoreanParticles() }).isWrittenAsProgram else { continue }
      violations.append("\(message) isn't written as a program")
    }
    violations += misprinted(parsed, syntax)
    if syntax.isPlainText(text), !parsed.problems.isEmpty || !parsed.pattern.isPlainText {
      violations.append("more than plain text")
    }
    return violations
  }

  /// Returns the parts of a text that are lost when it is printed and read again.
  private static func misprinted(_ parsed: ParsedMessage, _ syntax: MessageSyntax) -> [String] {
    // Only a text without mistakes can be written unchanged.
    guard parsed.problems.isEmpty else { return [] }
    let (printed, losses) = syntax.print(parsed.pattern)
    let again = syntax.parse(printed).pattern
    if losses == [.characters], syntax == .ruby { return [] }
    guard losses.isEmpty, again.withoutPlaces == parsed.pattern.withoutPlaces else {
      return ["\(printed.debugDescription) is another message: \(losses)"]
    }
    return syntax.print(again).text == printed ? [] : ["\(printed.debugDescription) is printed in two ways"]
  }

  private static let languages = ["ko", "en", "zh-Hans", "ar", "fr", "pl", "x"]

  /// Returns the text as each kind of message.
  private static func stored(_ text: String) -> [StoredMessage] {
    let pieces = text.split(separator: "\n\t", omittingEmptySubsequences: false).map(String.init)
    let variants = zip(PluralCategory.allCases, pieces).map { StoredMessage.PluralVariant(category: $0, text: $1) }
    return pieces.count == 1 ? [.text(text)] : [.text(text), .list(pieces), .pluralMap(variants)]
  }

  /// Returns the places of problems and parsed parts that are outside the text, or within a scalar.
  private static func misplaced(_ message: ParsedMessage, in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let ranges = message.problems.map(\.range) + ranges(message.pattern)
    return ranges.filter { range in
      ![range.lowerBound, range.upperBound].allSatisfy {
        $0 == bytes.count || bytes.indices.contains($0) && bytes[$0] & 0xC0 != 0x80
      }
    }.map { "a place that is none: \($0)" }
  }

  private static func ranges(_ pattern: MessagePattern) -> [Range<Int>] {
    pattern.elements.flatMap { element -> [Range<Int>] in
      switch element {
      case .text, .pluralNumber, .particle: []
      case .placeholder(let hole): [hole.range]
      case .plural(let choice): [choice.range] + choice.branches.flatMap { [$0.range] + ranges($0.pattern) }
      case .select(let choice): [choice.range] + choice.branches.flatMap { [$0.range] + ranges($0.pattern) }
      }
    }
  }
}
