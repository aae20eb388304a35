import CatalogTestSupport
import L10nLanguage
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Any project that goes to translators and back")
struct RandomExchangeTests {
  private static let pieces = [
    "x", " ", "가", "=1", "\"", "'", ",", ";", "\t", "\n", "<b>", "&amp;", "|==|", ": ", "#", "\\", "%", "👨‍👩‍👧", "e\u{301}",
    "\u{200B}", "\r\n", "-", "@", "+", "]]>", "\u{FEFF}", "{a}",
  ]

  private func text(_ generator: inout SplitMix) -> String {
    let count = Int.random(in: 0...5, using: &generator)
    return "t" + (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
  }

  /// Returns a project in which every string is translated.
  private func project(_ generator: inout SplitMix) -> ProjectFiles {
    let keys = (0..<Int.random(in: 1...5, using: &generator)).map { number in
      "k\(number)" + (["", "=", "|==|item.1", ".x", " y"].randomElement(using: &generator) ?? "")
    }
    let kinds = keys.map { _ in Int.random(in: 0...3, using: &generator) }
    var texts: [String: String] = [:]
    for (language, categories) in [("en", ["one", "other"]), ("ko", ["other"])] {
      let members = zip(keys, kinds).map { key, kind -> JSONValue.Member in
        let value: JSONValue =
          switch kind {
          case 0: .array([.string(text(&generator)), .string(text(&generator))])
          case 1: .object(categories.map { ($0, .string(text(&generator))) })
          default: .string(text(&generator))
          }
        return (key, value)
      }
      texts["\(language).json"] = JSONLayout.xcode.text(of: .object(members))
    }
    return ProjectFiles(texts, options: ReadingOptions(source: "en", languages: ["en", "ko"], syntax: .ruby))
  }

  @Test("an unchanged file changes nothing, and a project without its translations gets them back", arguments: 0..<30)
  func roundTrip(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let project = project(&generator)
    let units = ProjectUnits(of: project.catalog, in: project.inputs, language: "ko", base: ".")
    var emptied = project
    emptied.texts["ko.json"] = "{}"
    let files = [
      "x.csv": SheetExport([(units, UnitSelection())], as: .csv).bytes,
      "x.xlsx": SheetExport([(units, UnitSelection())], as: .xlsx).bytes,
      "x.xliff": XLIFFExport(units, UnitSelection(), old: nil).bytes,
    ]
    for (name, bytes) in files {
      let input = InputFile(path: [name], shownPath: name, bytes: bytes)
      let unchanged = UnitImport([input], into: project.inputs, options: project.options, base: ".")
      #expect(
        unchanged.mistakes.isEmpty && unchanged.refused.isEmpty, "\(name): \(unchanged.refused), \(project.texts)")
      #expect(unchanged.changes.isEmpty && unchanged.present > 0, "\(name): \(project.texts)")
      let restored = UnitImport([input], into: emptied.inputs, options: project.options, base: ".")
      // Only spreadsheets write line breaks in their own way.
      let hasOwnLineBreaks = name != "x.xliff"
      #expect(
        texts(of: emptied.applying(restored.changes), hasOwnLineBreaks) == texts(of: project, hasOwnLineBreaks),
        "\(name): \(restored.refused), \(project.texts)")
    }
  }

  private func texts(of project: ProjectFiles, _ hasOwnLineBreaks: Bool) -> [[[String]?]] {
    project.catalog.messages.map { message in
      message.texts.map { text in
        text?.stored.texts.map { hasOwnLineBreaks ? $0.withoutCarriageReturns : $0 }
      }
    }
  }
}
