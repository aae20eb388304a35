import CatalogTestSupport
import L10nMessages
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nFormats
@testable import L10nText

@Suite("Any files that are converted to a table and back")
struct RandomConversionTests {
  private static let pieces = [
    "x", " ", "가", "\"", "''", "/*", "*/", "//", ";", "\t", "\n", "<b>", "&amp;", ": ", "#", "\\", "\\n", "%", "%@",
    "👨‍👩‍👧",
    "e\u{301}", "\u{200B}", "\r\n", "{arg1}", "$", "@", "\u{7F}",
  ]

  private func text(_ generator: inout SplitMix) -> String {
    let count = Int.random(in: 0...5, using: &generator)
    return "t" + (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
  }

  /// Returns a file with texts and plurals in ICU's syntax, with nothing that a table can't represent.
  private func file(_ generator: inout SplitMix) -> String {
    let members = (0..<Int.random(in: 1...6, using: &generator)).map { number -> JSONValue.Member in
      let key = "k\(number)" + (["", " z", ".b", "\"", "=", "가", "/*"].randomElement(using: &generator) ?? "")
      let text =
        number % 3 == 0
        ? "{count, plural, one {#\(text(&generator))} other {\(text(&generator))#}}".replacing("{arg1}", with: "{arg2}")
        : text(&generator)
      return (key, .string(text))
    }
    return JSONLayout.xcode.text(of: .object(members))
  }

  private func converted(_ files: [String: String], to name: String) -> Conversion? {
    var options = ReadingOptions(source: "en", usesNamespaces: false)
    options.takesKeysAsTexts = false
    let project = ProjectFiles(files, options: options)
    return Conversion(of: project.catalog, from: project.inputs, to: name)
  }

  @Test("the strings are the same", arguments: ["T.xcstrings", "T.strings"], 0..<40)
  func roundTrip(table: String, seed: Int) throws {
    var generator = SplitMix(state: UInt64(seed))
    let file = file(&generator)
    let first = try #require(converted(["en.json": file], to: table))
    let directory = table.hasSuffix(".strings") ? "en.lproj/" : ""
    var written: [String: String] = [:]
    for file in first.files {
      let name = file.isCompanion ? "T.stringsdict" : table
      written[directory + name] = String(decoding: file.bytes, as: UTF8.self)
    }
    let back = try #require(converted(written, to: "x.json"))
    #expect(back.leftOut == [])
    let result = back.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "{}"
    let after = ProjectFiles(["en.json": result]).catalog.messagesByKeyPath
    for message in ProjectFiles(["en.json": file]).catalog.messages where isConverted(message, first) {
      let patterns = after[message.keyPath]?.source?.patterns.map(\.withoutPlaces)
      #expect(patterns == message.source?.patterns.map(\.withoutPlaces), "\(file) \(written)")
    }
  }

  private func isConverted(_ message: CatalogMessage, _ conversion: Conversion) -> Bool {
    message.source?.hasErrors == false && !conversion.leftOut.contains { $0.contains(message.keyPath) }
  }
}
