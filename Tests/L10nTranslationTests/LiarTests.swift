import CatalogTestSupport
import Foundation
import L10nChecking
import L10nFormats
import L10nPipeline
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText
@testable import L10nTranslation

/// Translators that answer with what is wrong.
@Suite("Answers of liars")
struct LiarTests {
  private func sample() throws -> (files: [InputFile], pipeline: Pipeline) {
    (try SampleProject.files(), Pipeline(try SampleProject.configuration()))
  }

  @Test("a damaged text of the sample is refused if check calls it an error, and no submission adds an error")
  func damages() throws {
    let (files, pipeline) = try sample()
    let project = TranslationProject(pipeline, files: files, base: ".")
    #expect(project.errorCount == 0)
    let clean = project.catalog.messagesByKeyPath
    // A submission has each string once.
    var batches: [[(answer: TranslationAnswer, isError: Bool, name: String)]] = [[]]
    for damage in SampleDamage.all {
      var damaged = files
      _ = damage.apply(to: &damaged)
      // `SampleDamageTests` prove that check finds them.
      let isError = damage.rules.contains { id in Rules.all.first { $0.id == id }?.defaultSeverity == .error }
      for message in pipeline.catalog(of: damaged).messages {
        for (language, name) in project.catalog.languages.enumerated().dropFirst() {
          guard let text = message.texts[language], let old = clean[message.keyPath]?.texts[language],
            text.stored != old.stored
          else { continue }
          let answer = project.answer("\(message.keyPath)@\(name)", VariantTexts(text.stored))
          let batch = batches.firstIndex { !$0.contains { $0.answer.id == answer.id } }
          if batch == nil { batches.append([]) }
          batches[batch ?? batches.count - 1].append((answer, isError, damage.name))
        }
      }
    }
    #expect(batches.joined().count { $0.isError } >= 12)
    for batch in batches {
      let submission = Submission(batch.map(\.answer), to: project, force: Set(batch.map(\.answer.id)))
      for (lie, result) in zip(batch, submission.results) where lie.isError {
        #expect(result.status == .refused, "\(lie.name)")
      }
      #expect(submission.changes.isEmpty || errors(after: submission, in: project) == 0)
    }
  }

  private func errors(after submission: Submission, in project: TranslationProject) -> Int {
    project.with(project.files.applying(submission.changes)).errorCount
  }

  private static let sources = [
    "Hello, {name}!", "{count, plural, one{# review} other{# reviews}}", "<b>{ratio, number, percent}</b> off",
    "Opens at {time, time, short}", "{status, select, open{Open} other{Closed}}", "Done", "{a} of {b}",
  ]

  /// Returns a text with a random change that a model makes.
  private func lie(_ text: String, _ random: inout SplitMix) -> String {
    let index = text.index(text.startIndex, offsetBy: Int.random(in: 0..<max(1, text.count), using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return text.replacing(/\{\w+\}/, with: "", maxReplacements: 1)
    case 1: return text.replacing("name", with: "이름").replacing("count", with: "개수").replacing("other", with: "기타")
    case 2: return "Here is the translation: \"\(text)\""
    case 3: return String(text[..<index])
    case 4: return text.replacing(/other\{[^}]*\}/, with: "")
    case 5: return text + " {extra}"
    case 6: return text.replacing("{", with: "{{").replacing("}", with: "}}")
    case 7: return text.replacing("time, short", with: "number").replacing("</b>", with: "")
    default:
      let signs = ["'", "{", "}", "%", "\u{202E}", "\n"]
      return text[..<index] + signs[Int.random(in: 0..<signs.count, using: &random)] + text[index...]
    }
  }

  @Test("a random text is refused if check calls it an error, and written if check has nothing against it")
  func mutations() {
    var random = SplitMix(state: 20_261_128)
    var counts: [SubmissionResult.Status: Int] = [:]
    for number in 0..<150 {
      let source = Self.sources[number % Self.sources.count]
      let lie = lie(source, &random)
      let english = JSONValue.object([("key", .string(source))]).text
      let project = TranslationProject(["en.json": english, "ko.json": "{}"])
      let direct = TranslationProject([
        "en.json": english, "ko.json": JSONValue.object([("key", .string(lie))]).text,
      ])
      let submission = Submission([project.answer("key@ko", lie)], to: project)
      let result = submission.results[0]
      counts[result.status, default: 0] += 1
      let findings = direct.outcome.findings.filter { $0.key == "key" && $0.language == "ko" }
      if findings.contains(where: { $0.severity == .error }) { #expect(result.status == .refused, "\(lie)") }
      if findings.isEmpty, lie.contains(where: { !$0.isWhitespace }) {
        #expect(result.status == .written, "\(lie)")
      }
      if result.status == .written {
        let after = TranslationProject(
          ProjectFiles(["en.json": english, "ko.json": "{}"]).applying(submission.changes))
        #expect(after.catalog.messagesByKeyPath["key"]?.texts[1]?.stored == .text(lie), "\(lie)")
        #expect(after.errorCount == 0, "\(lie)")
      }
    }
    #expect(counts[.refused, default: 0] > 50 && counts[.written, default: 0] > 15)
  }
}
