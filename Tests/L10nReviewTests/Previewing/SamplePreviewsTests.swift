import L10nAllLanguages
import Foundation
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nReview
@testable import L10nRuntime

/// The previews of the whole sample, compared with the runtime's texts for the same values.
@Suite("Previews of the sample")
struct SamplePreviewsTests {
  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../translations").standardized.path

  private static func catalog() throws -> L10nCatalog.Catalog {
    let files = try TranslationsDirectory.files(at: directory)
    return CatalogReader.catalog(
      of: files, options: ReadingOptions(source: "ko", languages: ["ko", "en", "zh-Hans"], fallback: ["en"]))
  }

  @Test("previews are the runtime's texts, apart from dates and from numbers that a language groups or names")
  func sameAsRuntime() throws {
    let catalog = try Self.catalog()
    let previewer = Previewer(catalog, EmissionOptions())
    var compared = 0
    var approximated = 0
    for message in catalog.messages where message.isInSource && !message.arguments.isEmpty {
      for (index, language) in catalog.languages.enumerated() {
        guard let text = message.texts[index] else { continue }
        let printer = RuntimePrinter(message, text, language)
        for line in previewer.previews(of: message, in: index).lines {
          guard let printed = printer.text(line.assignment) else {
            approximated += 1
            continue
          }
          #expect(line.texts == printed, "\(message.keyPath) in \(language)")
          compared += 1
        }
      }
    }
    #expect(compared > 400, "\(compared)")
    #expect(approximated < compared / 4, "\(approximated)")
  }
}

/// Formats a message in one language in the way an app would.
private struct RuntimePrinter {
  private let names: [String]
  private let types: [String: ArgumentType]
  private let formatted: Set<String>
  private let message: LoadedMessage
  private let locale: FormattingLocale

  init(_ message: CatalogMessage, _ text: LocalizedMessage, _ language: String) {
    names = message.signature.arguments.map(\.name)
    types = Dictionary(message.arguments.map { ($0.name, $0.type) }) { first, _ in first }
    // The appearance of currencies, compact numbers and dates is up to Foundation, and previews only approximate it.
    formatted = Set(
      text.patterns.flatMap(\.arguments).filter { argument in
        argument.uses.contains { use in
          switch use.kind {
          case .date, .time: true
          case .number: !RuntimePrinter.isPlain(argument.name, text)
          default: false
          }
        }
      }.map(\.name))
    let meaning = MessageMeaning(parsing: text.message.stored, in: .icu, hasArguments: !names.isEmpty)
      .mapPatterns { LanguageTag(language)?.language == "ko" ? $0.markingKoreanParticles() : $0 }
    let (loader, argumentNames) = (MessageLoader(language: language, languageTables: .all), names)
    let loaded = RowLine.program(of: meaning).withUnsafeBufferPointer { line in loader.message(line) { argumentNames } }
    self.message = loaded ?? .missing
    let settings = LanguagePreferences.Settings(
      languages: [language], locale: Locale(identifier: language), timeZone: .gmt)
    locale = FormattingLocale(FormattingLocale.Identity(language: language, settings: settings))
  }

  /// Returns a Boolean value indicating whether all number formats of an argument have only digits, a point, a sign or
  /// a percent sign.
  private static func isPlain(_ name: String, _ text: LocalizedMessage) -> Bool {
    func formats(_ pattern: MessagePattern) -> [NumberFormat] {
      pattern.elements.flatMap { element -> [NumberFormat] in
        switch element {
        case .placeholder(let hole):
          if case .number(let format) = hole.format, hole.argument == name { [format] } else { [] }
        case .plural(let choice): choice.branches.flatMap { formats($0.pattern) }
        case .select(let choice): choice.branches.flatMap { formats($0.pattern) }
        case .text, .pluralNumber, .particle: []
        }
      }
    }
    return text.patterns.flatMap(formats).allSatisfy { format in
      if case .currency = format.style { return false }
      return format.notation == .standard
    }
  }

  /// Returns the text, or `nil` if previews needn't be the same.
  func text(_ assignment: [String: PreviewValue]) -> [String]? {
    guard formatted.isEmpty else { return nil }
    var values: [String: MessageArgument] = [:]
    for (name, value) in assignment {
      switch value {
      case .text(let text): values[name] = .string(text)
      // A formatted text isn't a value, and a language may group numbers with four digits.
      case .shown, .moment, .items, .interval, .duration: return nil
      case .number(let number):
        guard let double = Double(number.text), abs(double) < 1_000 else { return nil }
        values[name] =
          types[name] == .int
          ? .int(Int(double)) : types[name] == .decimal ? .decimal(Decimal(double)) : .double(double)
      }
    }
    switch message {
    case .text(let text): return [text]
    case .program(let program): return [program.text(.named(values), in: locale)]
    case .programs(let programs): return programs.map { $0.text(.named(values), in: locale) }
    case .list(let texts): return texts
    case .missing: return nil
    }
  }
}
