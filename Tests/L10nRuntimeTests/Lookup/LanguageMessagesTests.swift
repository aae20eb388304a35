import L10nAllLanguages
import Testing

@testable @_spi(Updates) import L10nRuntime

@Suite("The messages of a language")
struct LanguageMessagesTests {
  private func overlay(_ lines: [String: String]) -> LineOverlay {
    LineOverlay(Dictionary(uniqueKeysWithValues: lines.map { (SampleCatalog.id($0), Array($1.utf8)) }))
  }

  /// Returns the texts that are available without being loaded again.
  private func loaded(_ table: LanguageMessages) -> [String?] {
    (0..<4).map { number in
      guard case .text(let text) = table.messages.load(number)?.pointee else { return nil }
      return text
    }
  }

  @Test("texts that were read and aren't changed by another overlay aren't loaded again")
  func carriedOver() {
    let table = LanguageMessages(
      language: "en", literal: "one\ntwo\nthree\nfour", keys: MessageKeys("a\nb\nc\nd"),
      loader: MessageLoader(language: "en", languageTables: .all))
    for number in 0..<3 { _ = table.message(number) }
    #expect(loaded(table) == ["one", "two", "three", nil])
    let first = table.with(overlay(["b": "2", "d": "4"]))
    for number in 0..<4 { _ = first.message(number) }
    #expect(loaded(first) == ["one", "2", "three", "4"])
    #expect(loaded(first.with(overlay(["a": "1", "b": "2", "d": "5"]))) == [nil, "2", nil, nil])
    #expect(first.with(overlay(["d": "4", "b": "2"])) === first)
    #expect(first.with(nil) === table)
    #expect(loaded(table) == ["one", "two", "three", nil])
  }
}
