import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

@Suite("Arguments that only keys have")
struct KeyArgumentsTests {
  private func check(_ files: [String: String]) -> CheckOutcome {
    let configuration = Configuration(
      translations: TranslationPaths(""), reading: ReadingOptions(source: "en"),
      checking: CheckingOptions(), emission: EmissionOptions())
    return Pipeline(configuration).check(
      files.map {
        InputFile(path: $0.key.split(separator: "/").map(String.init), shownPath: $0.key, bytes: Array($0.value.utf8))
      })
  }

  private func arguments(of entry: String) -> [String] {
    let message = check(["en.lproj/A.strings": entry]).catalog.messages.first
    return (message?.arguments ?? []).map { "\($0.name) \($0.type)" }
  }

  @Test("arguments in a key belong to the message, so that other languages may use them")
  func translation() throws {
    let outcome = check([
      "en.lproj/A.strings": "\"likes %lld %@\" = \"Starred\";",
      "ko.lproj/A.strings": "\"likes %lld %@\" = \"%lld %@\";",
    ])
    #expect(outcome.findings.filter { $0.severity == .error } == [])
    #expect(outcome.catalog.messages.first?.arguments.map(\.type) == [.int, .string])
  }

  @Test("arguments of a key whose text in the source is empty are those of the key, or else of the translations")
  func emptySource() {
    let outcome = check([
      "en.lproj/A.strings": "\"likes %lld\" = \"\"; form = \"\"; none = \"\"; \"%new\" = \"\";",
      "ko.lproj/A.strings": "\"likes %lld\" = \"%lld\"; form = \"%1$s %2$d\"; none = \"\"; \"%new\" = \"%@\";",
      "ja.lproj/A.strings": "\"likes %lld\" = \"%lld\"; form = \"\"; none = \"\";",
    ])
    #expect(outcome.findings.filter { $0.severity == .error } == [])
    #expect(outcome.catalog.messages.map { $0.arguments.count }.sorted() == [0, 1, 1, 2])
  }

  @Test("arguments in the keys of a String Catalog whose source is empty are the message's, too")
  func emptySourceOfCatalog() {
    func unit(_ text: String) -> String { "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }" }
    let outcome = check([
      "A.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "· %@": { "localizations": { "en": \(unit("")), "ko": \(unit("· %@")) } } } }
      """
    ])
    #expect(outcome.findings.filter { $0.severity == .error } == [])
    #expect(outcome.catalog.messages.first?.arguments.map(\.type) == [.string])
  }

  @Test("arguments that the text has, and percent signs before a word, don't count")
  func others() {
    #expect(arguments(of: "\"a %lld of %lld\" = \"%2$lld\";") == ["arg2 int", "arg1 int"])
    #expect(arguments(of: "\"likes %@\" = \"likes %@\";") == ["arg1 string"])
    #expect(arguments(of: "\"50%discount\" = \"Half\";") == [])
    #expect(arguments(of: "\"a %1$@\" = \"Text\";") == ["arg1 string"])
  }

  @Test("the arguments of most translations are used if the source has only the key")
  func translationsOfNames() {
    let outcome = check([
      "fr.lproj/A.strings": "\"unlock.title\" = \"%1$@ a %2$d\";",
      "de.lproj/A.strings": "\"unlock.title\" = \"%1$@ b %2$d\";",
      "ko.lproj/A.strings": "\"unlock.title\" = \"%1$@\";",
    ])
    #expect(outcome.findings.filter { $0.severity == .error } == [])
    #expect(outcome.catalog.messages.first?.arguments.map(\.type) == [.string, .int])
    let one = check(["fr.lproj/A.strings": "\"a\" = \"%@\";", "de.lproj/A.strings": "\"a\" = \"x\";"])
    #expect(one.findings.map(\.rule).contains(.placeholderExtra))
  }

  @Test("arguments get the name that a translation's substitution gives them")
  func substitution() {
    let plural = #""plural": { "other": { "stringUnit": { "state": "translated", "value": "folgen dir" } } }"#
    let text = """
      { "sourceLanguage": "en", "strings": { "follow %lld": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "followed you" } },
      "de": { "stringUnit": { "state": "translated", "value": "%#@count@" }, "substitutions": { "count": {
      "formatSpecifier": "lld", "variations": { \(plural) } } } } } } }, "version": "1.0" }
      """
    let outcome = check(["A.xcstrings": text])
    #expect(outcome.findings.filter { $0.severity == .error } == [])
    #expect(outcome.catalog.messages.first?.arguments.map(\.name) == ["count"])
  }

  @Test("arguments in the keys of a catalog belong to the message, too")
  func catalog() {
    let text = """
      { "sourceLanguage": "en", "strings": { "likes %lld": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "starred" } },
      "ko": { "stringUnit": { "state": "translated", "value": "%lld" } } } } }, "version": "1.0" }
      """
    let outcome = check(["A.xcstrings": text])
    #expect(outcome.findings.filter { $0.severity == .error } == [])
    #expect(outcome.catalog.messages.first?.arguments.map(\.type) == [.int])
  }
}
