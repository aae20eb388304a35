import CatalogTestSupport
import L10nFormats
import L10nText
import Testing

@testable import L10nTranslation

@Suite("Answers that are submitted")
struct SubmissionTests {
  private static let files = [
    "en.yml": "hello: Hello, {name}!\nbye: Goodbye\nlink: See https://acme.com/help\ndone: Done\nkey: Key\n",
    "ko.yml": "bye: 잘 가요\n",
    "metadata.yml": "done: { translatable: false }\n",
    "terms.yml": "terms:\n  - { en: Key, ko: 열쇠, forbidden: { ko: 키 } }\n",
  ]
  private let project = TranslationProject(Self.files)

  private func submission(_ answers: TranslationAnswer...) -> Submission { Submission(answers, to: project) }

  /// Returns the rules because of which an answer is refused.
  private func refusal(_ answer: TranslationAnswer) -> [String] {
    let result = submission(answer).results[0]
    #expect((result.status == .refused) == !result.problems.isEmpty)
    return result.problems.map(\.rule)
  }

  @Test("a translation is written with the state of a machine's, and nothing else changes")
  func written() {
    let result = submission(project.answer("hello@ko", "안녕하세요, {name}!"))
    #expect(result.results.map(\.status) == [.written])
    #expect(
      result.changes.texts == [
        "ko.yml": "bye: 잘 가요\nhello: 안녕하세요, {name}!\n",
        "metadata.yml": "done: { translatable: false }\nhello:\n  state: { ko: machine-translated }\n",
      ])
  }

  @Test("an answer that loses something of the source is refused, with what is expected and an example")
  func refused() throws {
    let result = submission(project.answer("hello@ko", "안녕하세요, {이름}!"))
    #expect(result.changes.isEmpty)
    let refused = result.results[0]
    #expect(refused.status == .refused)
    #expect(refused.problems.map(\.rule) == ["placeholder-extra"])
    #expect(refused.expected == ["{name}"])
    #expect(refused.example?.shown == "안녕하세요, {name}!")
    #expect(refusal(project.answer("hello@ko", "안녕하세요!")) == ["placeholder-missing"])
    #expect(refusal(project.answer("link@ko", "이곳 참고")) == ["link-mismatch"])
    #expect(refusal(project.answer("hello@ko", "안녕,\u{202E} {name}!")) == ["control-character"])
    #expect(refusal(project.answer("key@ko", "키")) == ["terms"])
    #expect(refusal(project.answer("hello@ko", "hello")) == ["same-as-key"])
    #expect(refusal(project.answer("hello@ko", "  ")) == ["no-text"])
    #expect(refusal(project.answer("hello@ko", String(repeating: "가", count: 30_000))) == ["too-long"])
  }

  @Test("an answer for no string, for two, or for one that isn't translated is refused")
  func identifiers() {
    #expect(refusal(project.answer("helo@ko", "안녕")) == ["unknown-id"])
    #expect(refusal(project.answer("hello@fr", "Bonjour")) == ["unknown-id"])
    #expect(refusal(project.answer("hello", "Bonjour")) == ["unknown-id"])
    #expect(refusal(project.answer("hello@en", "Hi, {name}!")) == ["source-language"])
    #expect(refusal(project.answer("done@ko", "완료")) == ["not-translatable"])
    #expect(refusal(TranslationAnswer(.object([("id", .string("hello@ko"))]))) == ["no-text"])
    let twice = submission(project.answer("hello@ko", "안녕, {name}"), project.answer("hello@ko", "안녕, {name}"))
    #expect(twice.results.map(\.status) == [.refused, .refused] && twice.changes.isEmpty)
  }

  @Test("a refused answer doesn't block others, unless all or none are wanted")
  func others() {
    let answers = [
      project.answer("hello@ko", "안녕!"), project.answer("link@ko", "https://acme.com/help 참고"),
      project.answer("nothing@ko", "무"),
    ]
    let result = Submission(answers, to: project)
    #expect(result.results.map(\.status) == [.refused, .written, .refused])
    #expect(result.changes.texts["ko.yml"] == "bye: 잘 가요\nlink: https://acme.com/help 참고\n")
    let atomic = Submission(answers, to: project, isAtomic: true)
    #expect(atomic.results.map(\.status) == [.refused, .refused, .refused] && atomic.changes.isEmpty)
    #expect(atomic.results[1].problems.map(\.rule) == ["not-all-accepted"])
  }

  @Test("an answer to an older request is stale, and comes with the string as it is now")
  func stale() throws {
    let answer = project.answer("hello@ko", "안녕하세요, {name}!")
    var files = Self.files
    files["en.yml"] = "hello: Hi there, {name}!\n"
    let changed = TranslationProject(files)
    let result = Submission([answer], to: changed)
    #expect(result.results[0].status == .stale && result.changes.isEmpty)
    #expect(result.results[0].fresh?.source.shown == "Hi there, {name}!")
    // The fresh request is answered in the same way.
    let fresh = try #require(result.results[0].fresh)
    let again = TranslationAnswer(id: "hello@ko", basis: fresh.basis, VariantTexts([UnitPath(): "안녕, {name}!"]))
    #expect(Submission([again], to: changed).results[0].status == .written)
  }

  @Test("a final text of a person is replaced only if it is outdated, or if it is named")
  func final() {
    let answer = project.answer("bye@ko", "안녕히 가세요")
    #expect(refusal(answer) == ["final-text"])
    let forced = Submission([answer], to: project, force: ["bye@ko"])
    #expect(forced.results[0].status == .written)
    #expect(forced.changes.texts["ko.yml"] == "bye: 안녕히 가세요\n")
    var before = Self.files
    before["en.yml"] = "bye: See you\n"
    let outdated = TranslationProject(Self.files, since: before)
    #expect(Submission([outdated.answer("bye@ko", "안녕히 가세요")], to: outdated).results[0].status == .written)
  }

  @Test("an answer that the files have already changes nothing, not even a state")
  func unchanged() {
    let result = submission(project.answer("bye@ko", "잘 가요"))
    #expect(result.results[0].status == .unchanged && result.changes.isEmpty)
  }

  @Test("submitting twice gives the same bytes")
  func twice() {
    let answers = [project.answer("hello@ko", "안녕, {name}!"), project.answer("link@ko", "https://acme.com/help 참고")]
    let first = Submission(answers, to: project)
    let files = ProjectFiles(Self.files).applying(first.changes)
    let second = Submission(answers, to: TranslationProject(files))
    #expect(second.results.map(\.status) == [.unchanged, .unchanged] && second.changes.isEmpty)
  }

  @Test("the project after a submission is the one that is read from its files, in all languages and formats")
  func result() {
    let catalog = StringCatalogText.catalog(StringCatalogText.entry("Hello, %@!", [:]))
    let files = [
      "en.yml": "a: One {x}\nb: Two\n", "ko.yml": "b: 둘\n", "ja.yml": "{}\n", "L.xcstrings": catalog,
      "en.lproj/T.strings": "\"t\" = \"Three\";\n", "ja.lproj/T.strings": "",
    ]
    let project = TranslationProject(files, languages: ["en", "ko", "ja"])
    let ids = ["ja", "ko"].flatMap { project.strings(in: $0)?.identifiers([.missing]).map(\.description) ?? [] }
    #expect(ids.count == 7)
    // The marks of a Korean text are refused, so that the rest is written without it.
    let answers = ids.map { id in
      let source = StringID(id).flatMap { project.strings(in: $0.language)?.request(for: $0.key)?.source.shown } ?? ""
      return project.answer(id, id == "a@ko" ? "하나" : "\(source) \(id.hasSuffix("ko") ? "번역" : "訳")")
    }
    let submission = Submission(answers, to: project)
    #expect(submission.results.count { $0.status == .written } == 6)
    let fresh = project.with(project.files.applying(submission.changes))
    #expect(submission.result.files == fresh.files)
    #expect(submission.result.outcome.findings == fresh.outcome.findings)
    #expect(
      submission.result.catalog.messages.map { $0.texts.map { $0?.stored } }
        == fresh.catalog.messages.map { $0.texts.map { $0?.stored } })
  }

  @Test("a plural needs all forms of its language")
  func forms() {
    let files = [
      "en.yml": "n:\n  one: \"{count} file\"\n  other: \"{count} files\"\n", "pl.yml": "{}\n",
    ]
    let project = TranslationProject(files, languages: ["en", "pl"])
    let lacking = Submission(
      [project.answer("n@pl", forms: ["one": "{count} plik", "many": "{count} plików"])], to: project)
    #expect(lacking.results[0].problems.map(\.rule) == ["wrong-forms"])
    #expect(
      lacking.results[0].example?.json.text
        == #"{"one":"{count} plik","few":"{count} plików","many":"{count} plików","other":"{count} plików"}"#)
    let text = Submission([project.answer("n@pl", "{count} plik")], to: project)
    #expect(text.results[0].problems.map(\.rule) == ["wrong-forms"])
    let all = ["one": "{count} plik", "few": "{count} pliki", "many": "{count} plików", "other": "{count} pliku"]
    let right = Submission([project.answer("n@pl", forms: all)], to: project)
    #expect(right.results[0].status == .written)
    #expect(right.changes.texts["pl.yml"]?.contains("few: \"{count} pliki\"") == true)
  }

  @Test("a translation is written to a String Catalog with its state")
  func stringCatalog() {
    let catalog = StringCatalogText.catalog(
      StringCatalogText.entry("Hello, %@!", ["ko": StringCatalogText.unit("")]) + ",\n"
        + StringCatalogText.entry("OK", ["ko": StringCatalogText.unit("확인")]))
    let project = TranslationProject(["L.xcstrings": catalog], languages: ["en", "ko"])
    let id = project.strings(in: "ko")?.identifiers([.missing]).first?.description ?? ""
    let dropped = Submission([project.answer(id, "안녕하세요!")], to: project)
    #expect(dropped.results[0].problems.map(\.rule) == ["placeholder-missing"])
    #expect(dropped.results[0].example?.shown == "안녕하세요! %@")
    let written = Submission([project.answer(id, "안녕하세요, %@!")], to: project)
    #expect(written.results[0].status == .written)
    let text = written.changes.texts["L.xcstrings"] ?? ""
    #expect(text.contains(#""state" : "machine_translated""#) && text.contains(#""value" : "안녕하세요, %@!""#))
    #expect(text.contains("확인"))
  }
}
