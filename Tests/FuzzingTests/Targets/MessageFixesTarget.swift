import Foundation
import L10nMessages

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nFormats
@testable import L10nPipeline
@testable import L10nRuntime
@testable import L10nText

/// `check --fix` of a single message: the shown text is the same afterwards, except for the parts that the rules are
/// about.
///
/// The first byte selects the syntax and the language. The first line after it is the source text, the rest is the
/// translation.
enum MessageFixesTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard let first = input.first else { return [] }
    let syntax = MessageSyntax.allCases[Int(first) % 3]
    let language = languages[Int(first) / 3 % languages.count]
    let texts = input.dropFirst().split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 2, let configuration = configuration(syntax) else { return [] }
    let files = [file("ko", texts[0]), file(language, texts[1])]
    let pipeline = Pipeline(configuration)
    let before = pipeline.check(files).catalog
    let (_, fixes) = pipeline.fix(files)
    let fixed = files.map { file in
      var file = file
      file.bytes = fixes.files.first { $0.file.path == file.path }?.bytes ?? file.bytes
      return file
    }
    let after = pipeline.check(fixed).catalog
    guard let old = before.messages.first, let new = after.messages.first, !fixes.files.isEmpty else { return [] }
    // Wrong delimiters of a placeholder are no longer shown.
    let makesPlaceholders = fixes.findings.contains { $0.finding.rule == .placeholderDelimiter }
    var violations: [String] = []
    if !makesPlaceholders, old.arguments != new.arguments { violations.append("other arguments") }
    for (language, (oldText, newText)) in zip(before.languages, zip(old.texts, new.texts)) {
      guard let oldText, let newText else { continue }
      if newText.problems.count > oldText.problems.count { violations.append("more problems in \(language)") }
      guard !makesPlaceholders, !oldText.problems.contains(where: { $0.level == .error }) else { continue }
      for number in 0..<Self.numbers.count {
        let values = old.arguments.map { value(of: $0, number) }
        let shown = [oldText, newText].map { text in
          FormattedMessage.format(
            text.message.stored, language: language, syntax: syntax, particles: false, names: old.arguments.map(\.name),
            values: values
          ).map(visible)
        }
        if shown[0] != shown[1] { violations.append("\(language) shows \(shown[1]) for \(shown[0])") }
      }
    }
    return violations
  }

  private static let languages = ["en", "zh-Hans", "pl", "fr", "ja"]
  private static let numbers = [0, 1, 2, 5, 21, 1_204]

  private static func configuration(_ syntax: MessageSyntax) -> Configuration? {
    // The result of a particle is up to the formatter.
    let text = "source: ko\nsyntax: \(syntax.rawValue)\nkorean-particles: false\n"
    let file = SourceFile(path: "l10n.yml", bytes: Array(text.utf8))
    return if case .configuration(let configuration) = ConfigurationReader.read(file) { configuration } else { nil }
  }

  private static func file(_ language: String, _ text: String) -> InputFile {
    let spelling = ScalarSpelling(style: .doubleQuoted, lineBreak: [])
    let bytes = Array("a: \"".utf8) + spelling.written(text) + Array("\"\n".utf8)
    return InputFile(path: ["\(language).yml"], shownPath: "\(language).yml", bytes: bytes)
  }

  private static func value(of argument: CatalogArgument, _ number: Int) -> MessageArgument {
    switch argument.type {
    case .int: .int(numbers[number])
    case .double: .double(Double(numbers[number]) + (number.isMultiple(of: 2) ? 0 : 0.5))
    case .select: .string(argument.keywords.isEmpty ? "x" : argument.keywords[number % argument.keywords.count])
    default: FormattedMessage.typicalValue(of: argument.type)
    }
  }

  /// Returns a text without invisible characters and white space, in a single normalization form.
  private static func visible(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      scalar.value > 0x20 && !(0x7F...0xA0).contains(scalar.value) && !scalar.properties.isWhitespace
        && !scalar.properties.isDefaultIgnorableCodePoint && !(0xFFF9...0xFFFB).contains(scalar.value)
    }
    return String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
  }
}
