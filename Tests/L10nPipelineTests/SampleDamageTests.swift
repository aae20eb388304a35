import Foundation
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

/// Damage that a translator, an editor or a merge can do to valid bundles. The intended rule finds it at its place, and
/// no other rule does.
@Suite("Damage to the sample")
struct SampleDamageTests {
  /// A replacement in a file. A mark (❶) precedes each place where a finding is expected.
  struct Damage: CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let old: String
    let new: String
    /// The rules that find something at each mark.
    let rules: [RuleID]

    init(_ name: String, _ file: String, _ old: String, _ new: String, _ rules: RuleID...) {
      testDescription = name
      self.file = file
      self.old = old
      self.new = new
      self.rules = rules
    }
  }

  private static let damages = [
    Damage(
      "a placeholder is dropped", "en/store.yml", #""Directions to {place}""#, #"❶"Directions""#, .placeholderMissing),
    Damage(
      "a placeholder's name is mistyped", "en/store.yml", "Directions to {place}", "Directions to ❶{plcae}",
      .placeholderExtra),
    Damage("a placeholder's name is translated", "zh-Hans/store.yml", "前往“{place}”", "前往“❶{地点}”", .placeholderExtra),
    Damage(
      "another syntax's brackets", "en/store.yml", "Directions to {place}", "Directions to ❶%{place}",
      .placeholderDelimiter),
    Damage(
      "doubled brackets", "en/store.yml", "Directions to {place}", "Directions to ❶{{place}}", .placeholderDelimiter),
    Damage("full-width brackets", "zh-Hans/store.yml", "前往“{place}”", "前往“❶｛place｝”", .placeholderDelimiter),
    Damage("a full-width percent sign", "zh-Hans/store.yml", "前往“{place}”", "前往“❶％{place}”", .placeholderDelimiter),
    Damage(
      "a quoted placeholder", "en/store.yml", #""Directions to {place}""#, #""Directions to ❶'{place}'""#,
      .messageSyntax),
    Damage("a brace is not closed", "en/store.yml", "Directions to {place}", "Directions to ❶{place", .messageSyntax),
    Damage(
      "a date becomes a number", "en/store.yml", "Opens at {time, time, short}", "Opens at ❶{time, number}",
      .placeholderType),
    Damage(
      "'other' is removed", "en/store.yml", "{count, plural, one{# review} other{# reviews}}",
      "❶{count, plural, one{# review}}", .pluralMissingCategory),
    Damage(
      "'one' is removed", "en/store.yml", "reviews: \"{count, plural, one{# review} ", "reviews: \"❶{count, plural, ",
      .pluralMissingCategory),
    Damage(
      "'one' is added to Korean", "ko/store.yml", "plural, other{#개}", "plural, ❶one{#개} other{#개}",
      .pluralUnusedCategory),
    Damage(
      "the number is left out", "en/store.yml", "one{# review} other{# reviews}", "one{# review} ❶other{reviews}",
      .pluralNumberLost),
    Damage("a keyword is translated", "zh-Hans/store.yml", "closed{已打烊}", "❶打烊{已打烊}", .selectBranch),
    Damage(
      "a branch is removed", "en/store.yml", "status: \"{status, select, open{Open} closing{Closing Soon} ",
      "status: \"❶{status, select, open{Open} ", .selectBranch),
    Damage(
      "a key stands twice", "en/store.yml", "nearby: Stores Near Me\n", "nearby: Stores Near Me\n❶title: Stores\n",
      .duplicateKey),
    Damage(
      "a key is deleted", "en/store.yml", "title: Stores\nnearby: Stores Near Me\n", "❶title: Stores\n", .missingKey),
    Damage("a key is added", "en/store.yml", "title: Stores\n", "title: Stores\n❶closed_now: Closed Now\n", .extraKey),
    Damage("a value is emptied", "en/store.yml", "nearby: Stores Near Me", "nearby: ❶''", .emptyValue),
    Damage(
      "a list becomes a text", "en/store.yml",
      "  steps:\n    - Show your passport before you pay.\n    - Keep the refund slip with your receipt.\n    - Scan the slip at an airport kiosk when you leave Korea.\n",
      "  ❶steps: Show your passport before you pay.\n", .structureMismatch),
    Damage(
      "an item is lost", "en/store.yml", "  steps:\n    - Show your passport before you pay.\n", "  ❶steps:\n",
      .listLength),
    Damage(
      "a text is left in the source's language", "en/store.yml", "Move the map or search a wider area.",
      "❶지도를 움직이거나 검색 범위를 넓혀 보세요.", .untranslated),
    Damage("Traditional text is pasted", "zh-Hans/store.yml", "empty: 附近没有门店", "empty: 附近没有❶門店", .scriptPurity),
    Damage("Korean is left in Chinese", "zh-Hans/store.yml", "empty: 附近没有门店", "empty: 附近没有❶매장", .scriptPurity),
    Damage(
      "Hangul is decomposed", "ko/store.yml", "nearby: 내 주변 매장",
      "nearby: 내 주변 ❶\u{1106}\u{1162}\u{110C}\u{1161}\u{11BC}", .unnormalized),
    Damage(
      "a zero-width space slips in", "ko/store.yml", "nearby: 내 주변 매장", "nearby: 내 주변❶\u{200B} 매장", .controlCharacter),
    Damage(
      "a control of direction slips in", "en/store.yml", "nearby: Stores Near Me", "nearby: Stores ❶\u{202E}Near Me",
      .controlCharacter),
    Damage("a character was lost", "ko/store.yml", "nearby: 내 주변 매장", "nearby: 내 주변 ❶\u{FFFD}장", .controlCharacter),
    Damage(
      "a space is left at the end", "en/store.yml", "nearby: Stores Near Me", "nearby: \"Stores Near Me❶ \"",
      .edgeWhitespace),
    Damage(
      "a tag is not closed", "en/market.yml", "<b>{ratio, number, percent}</b> off", "❶<b>{ratio, number, percent} off",
      .markupMismatch),
    Damage(
      "tags are lost", "en/market.yml", "\"<b>{ratio, number, percent}</b> off\"", "\"❶{ratio, number, percent} off\"",
      .markupMismatch),
    Damage("a particle loses its other form", "ko/store.yml", "{place}(으)로 길찾기", "{place}❶로 길찾기", .bareParticle),
    Damage(
      "a text grows too long", "en/store.yml", "search_here: Search This Area",
      "search_here: ❶Search All of This Area Again", .maxWidth),
    Damage("the root is another language", "en.yml", "en:\n", "❶ko:\n", .rootMismatch),
    Damage(
      "a quote is not closed", "en/store.yml", "share: \"Share {store}\"",
      "share: ❶\"Share {store}\n  ❶share_also: \"Share\"",
      .yamlSyntax, .extraKey),
    Damage(
      "conflict marks are committed", "en/store.yml", "nearby: Stores Near Me\n",
      "❶<<<<<<< HEAD\nnearby: Stores Near Me\n=======\nnearby: Nearby\n>>>>>>> texts\n", .yamlSyntax),
    Damage(
      "a line is indented by a tab", "en/store.yml", "contact:\n  call: Call\n", "contact:\n❶\tcall: Call\n",
      .yamlSyntax),
  ]

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Returns the findings of check. Also verifies that emit and a build find the same errors, and are stopped by the
  /// same ones.
  private func findings(after damage: Damage?) throws -> (found: [String], marks: [String]) {
    let configurationFile = SourceFile(path: "l10n.yml", bytes: try FileSystem.bytes(of: Self.directory + "/l10n.yml"))
    guard case .configuration(let configuration) = ConfigurationReader.read(configurationFile) else { return ([], []) }
    var files = try TranslationsDirectory.files(at: Self.directory + "/translations")
    var marks: [String] = []
    if let damage, let index = files.firstIndex(where: { $0.path.joined(separator: "/") == damage.file }) {
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      #expect(text.contains(damage.old))
      var damaged = ""
      for scalar in text.replacing(damage.old, with: damage.new, maxReplacements: 1).unicodeScalars {
        if scalar == "❶" {
          let lines = damaged.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
          marks.append("\(damage.file):\(lines.count):\((lines.last?.count ?? 0) + 1)")
        } else {
          damaged.unicodeScalars.append(scalar)
        }
      }
      files[index].bytes = Array(damaged.utf8)
    }
    let pipeline = Pipeline(configuration)
    let outcome = pipeline.check(files)
    for generated in [pipeline.emit(files), pipeline.build(files)] {
      #expect(generated.outcome.hasErrors == outcome.hasErrors)
      #expect(generated.isStopped == !outcome.stoppingErrors().isEmpty)
      #expect(generated.files.isEmpty == generated.isStopped)
      #expect(outcome.stoppingErrors(strict: true).isEmpty == !outcome.hasErrors)
    }
    let found = outcome.findings.map { finding in
      let file = finding.location.file.replacing(Self.directory + "/translations/", with: "")
      return "\(finding.rule.rawValue) \(file):\(finding.location.line):\(finding.location.column)"
    }
    return (found, marks)
  }

  @Test("the sample has no findings")
  func clean() throws {
    #expect(try findings(after: nil).found == [])
  }

  @Test("damage is found by its rule, at its place, and by no other rule", arguments: damages)
  func damaged(_ damage: Damage) throws {
    let (found, marks) = try findings(after: damage)
    let expected = zip(damage.rules, marks).map { "\($0.rawValue) \($1)" }
    #expect(found == expected)
  }
}
