import Foundation
import L10nRuntime

/// Reads the generated catalog and its peers; `runtime.sh` prepares what this needs.
@main
enum RuntimeBenchmark {
  static func main() {
    do {
      switch CommandLine.arguments.dropFirst().first {
      case "first-read": firstRead()
      case "first-read-foundation": try firstReadWithFoundation(directory: directory)
      default: try compareAll()
      }
    } catch {
      print(error)
      exit(1)
    }
  }

  /// Where `runtime.sh` put the peers' files.
  private static var directory: String {
    CommandLine.arguments.dropFirst(2).first ?? "."
  }

  private static func compareAll() throws {
    LanguagePreferences.shared.setLanguages(["ko"])
    let foundation = try FoundationPeer(directory: directory + "/strings/Strings.bundle")
    let gettext = GettextPeer(directory: directory + "/locale")
    let icu = try ICUPeer(pattern: Sample.summaryPattern, locale: "ko")
    try Sample.check([
      ("plain", L10n.Benchmark.Sample.plain, Sample.plain),
      ("summary", L10n.Benchmark.Sample.summary(name: "하연주", count: 12), Sample.summary),
      ("observed", Sample.observedLocalization.text(Sample.plainID), Sample.plain),
      ("Foundation", foundation.text(Sample.plainKey), Sample.plain),
      ("gettext", String(cString: gettext.text(Sample.plainKey)), Sample.plain),
      ("ICU", icu.text(count: 12, name: "하연주"), Sample.summary),
      ("SwiftGen", foundation.tr("Localizable", Sample.summaryKey, 12, "하연주", fallback: ""), Sample.summary),
    ])

    compare(
      "A plain text",
      [
        Measurement("L10nRuntime", iterations: 200_000) { L10n.Benchmark.Sample.plain.utf8.count },
        Measurement("gettext, pointer only", iterations: 100_000) { Int(gettext.text(Sample.plainKey).pointee) },
        Measurement("gettext, as a String") { String(cString: gettext.text(Sample.plainKey)).utf8.count },
        Measurement("Bundle.localizedString", iterations: 5_000) { foundation.text(Sample.plainKey).utf8.count },
        Measurement("SwiftGen's tr", iterations: 5_000) {
          foundation.tr("Localizable", Sample.plainKey, fallback: "").utf8.count
        },
      ])
    compare(
      "Two arguments with a plural",
      [
        Measurement("L10nRuntime") { L10n.Benchmark.Sample.summary(name: "하연주", count: 12).utf8.count },
        Measurement("ICU4C, in its own UTF-16") { icu.length(count: 12) },
        Measurement("ICU4C, as a String") { icu.text(count: 12, name: "하연주").utf8.count },
        Measurement("SwiftGen's tr, no plural", iterations: 5_000) {
          foundation.tr("Localizable", Sample.summaryKey, 12, "하연주", fallback: "").utf8.count
        },
      ])
    compareReaders(gettext)
    var turn = 0
    compare(
      "A language switch and the read after it",
      [
        Measurement("L10nRuntime", iterations: 500) {
          turn += 1
          LanguagePreferences.shared.setLanguages([turn.isMultiple(of: 2) ? "ko" : "en"])
          return L10n.Benchmark.Sample.plain.utf8.count
        }
      ])
  }

  /// A plain text for readers who need more than the text. The last comparisons leave the process with overrides in use.
  private static func compareReaders(_ gettext: GettextPeer) {
    let observed = Sample.observedLocalization
    let peer = Measurement("gettext, as a String") { String(cString: gettext.text(Sample.plainKey)).utf8.count }
    let plain = { L10n.Benchmark.Sample.plain.utf8.count }
    compare(
      "A plain text with observation on",
      [
        Measurement("L10nRuntime", iterations: 200_000, operation: plain),
        Measurement("L10nRuntime, observed", iterations: 200_000) { observed.text(Sample.plainID).utf8.count },
        peer,
      ])
    compare(
      "A request of its own language",
      [
        Measurement("withLanguages and a read") { withLanguages(["ko-KR", "en"], operation: plain) },
        peer,
      ])
    compare(
      "A plain text outside, once overrides are in use",
      [Measurement("L10nRuntime", iterations: 200_000, operation: plain), peer])
    withLanguages(["ko"]) {
      compare(
        "A plain text inside withLanguages", [Measurement("L10nRuntime", iterations: 200_000, operation: plain), peer])
    }
  }

  /// The first read of a process, which prepares the catalog; prints nanoseconds.
  private static func firstRead() {
    LanguagePreferences.shared.setLanguages(["ko"])
    let start = ContinuousClock.now
    let text = L10n.Benchmark.Sample.plain
    let time = ContinuousClock.now - start
    print(text == Sample.plain ? Int(nanoseconds(time)) : -1)
  }

  private static func firstReadWithFoundation(directory: String) throws {
    let start = ContinuousClock.now
    let text = try FoundationPeer(directory: directory + "/strings/Strings.bundle").text(Sample.plainKey)
    let time = ContinuousClock.now - start
    print(text == Sample.plain ? Int(nanoseconds(time)) : -1)
  }
}

/// The two messages that every generated catalog begins with.
private enum Sample {
  static let plainKey = "benchmark.sample.plain"
  static let plain = "주문 내역 보기"
  /// The id of `plainKey` in generated code.
  static let plainID: UInt64 = 0x5bc3_1460_5855_2f7a
  /// The same text for whoever wants to hear of changes, which generated code gets where SwiftUI is.
  static let observedLocalization = Localization(
    source: "ko", fallback: [], syntax: .icu, koreanParticles: true, keys: "benchmark.sample.plain",
    tables: [("ko", "주문 내역 보기")], preferences: LanguagePreferences(languages: ["ko"], isObserved: true))
  static let summaryKey = "benchmark.sample.summary"
  static let summaryPattern = "{name}님이 {count, plural, other {상품 #개를}} 담았어요"
  static let summary = "하연주님이 상품 12개를 담았어요"

  /// Makes sure that everyone writes the same before anyone is timed.
  static func check(_ texts: [(name: String, text: String, expected: String)]) throws {
    for (name, text, expected) in texts where text != expected {
      throw MissingPeer(description: "\(name) gives “\(text)”, not “\(expected)”")
    }
  }
}
