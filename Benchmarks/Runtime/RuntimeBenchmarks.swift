import Benchmark
@_spi(Generated) import L10nRuntime
import Peers
import Texts

/// Benchmarks of the generated catalog and its peers, prepared by `runtime.sh`. Each benchmark has its own process, so
/// that one that uses overrides doesn't affect the others.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 20, scalingFactor: .kilo, maxDuration: .seconds(2), maxIterations: 20_000)
  LanguagePreferences.shared.setLanguages(["ko"])
  do {
    let peers = try PeerFiles()
    let icu = try ICUPeer(pattern: Sample.summaryPattern, locale: "ko", name: Sample.name)
    try refuseDifferentTexts(peers, icu)
    readPlainTexts(peers)
    formatArguments(peers, icu)
    switchLanguages()
  } catch {
    fatalError("\(error)")  // There is nothing to measure.
  }
}

/// Verifies that all of them write the same text before anything is measured.
private func refuseDifferentTexts(_ peers: PeerFiles, _ icu: ICUPeer) throws {
  let texts = [
    ("l10n-gen", L10n.Benchmark.Sample.plain, Sample.plain),
    ("l10n-gen, two arguments", L10n.Benchmark.Sample.summary(name: Sample.name, count: 12), Sample.summary),
    ("l10n-gen, observed", Sample.observedLocalization.text(Sample.plainID), Sample.plain),
    ("Foundation", peers.foundation.text(Sample.plainKey), Sample.plain),
    ("gettext", String(cString: peers.gettext.text(Sample.plainKey)), Sample.plain),
    ("ICU", icu.text(count: 12, name: Sample.name), Sample.summary),
    ("SwiftGen", peers.foundation.tr("Localizable", Sample.summaryKey, 12, Sample.name, fallback: ""), Sample.summary),
  ]
  for (name, text, expected) in texts where text != expected {
    throw MissingPeer(description: "\(name) gives “\(text)”, not “\(expected)”")
  }
}

private func readPlainTexts(_ peers: PeerFiles) {
  measure("plain: l10n-gen") { L10n.Benchmark.Sample.plain }
  let observed = Sample.observedLocalization
  measure("plain: l10n-gen, observed") { observed.text(Sample.plainID) }
  Benchmark("plain: l10n-gen, overrides in use elsewhere") { benchmark in
    withLanguages(["en"]) {}
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { blackHole(L10n.Benchmark.Sample.plain) }
  }
  for (name, isReplaced) in [
    ("plain: l10n-gen, from a pack", true), ("plain: l10n-gen, not in the pack in use", false),
  ] {
    Benchmark(name) { benchmark in
      blackHole(L10n.Benchmark.Sample.plain)
      try Sample.replaceMessages(withPlain: isReplaced)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(L10n.Benchmark.Sample.plain) }
    }
  }
  Benchmark("plain: l10n-gen, inside withLanguages") { benchmark in
    withLanguages(["ko"]) {
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations { blackHole(L10n.Benchmark.Sample.plain) }
      benchmark.stopMeasurement()
    }
  }
  measure("withLanguages and a read") { withLanguages(["ko-KR", "en"]) { L10n.Benchmark.Sample.plain } }
  measure("plain: gettext, pointer only") { peers.gettext.text(Sample.plainKey) }
  measure("plain: gettext, as a String") { String(cString: peers.gettext.text(Sample.plainKey)) }
  measure("plain: Bundle.localizedString") { peers.foundation.text(Sample.plainKey) }
  measure("plain: SwiftGen's tr") { peers.foundation.tr("Localizable", Sample.plainKey, fallback: "") }
}

private func formatArguments(_ peers: PeerFiles, _ icu: ICUPeer) {
  measure("two arguments: l10n-gen") { L10n.Benchmark.Sample.summary(name: Sample.name, count: 12) }
  measure("two arguments: ICU4C, in its own UTF-16") { icu.length(count: 12) }
  measure("two arguments: ICU4C, as a String") { icu.text(count: 12, name: Sample.name) }
  measure("two arguments: SwiftGen's tr, no plural") {
    peers.foundation.tr("Localizable", Sample.summaryKey, 12, Sample.name, fallback: "")
  }
}

private func switchLanguages() {
  Benchmark("a language switch and the read after it", configuration: .init(scalingFactor: .one)) { benchmark in
    LanguagePreferences.shared.setLanguages(["en"])
    benchmark.startMeasurement()
    LanguagePreferences.shared.setLanguages(["ko"])
    blackHole(L10n.Benchmark.Sample.plain)
  }
}

/// Measures a thousand operations per sample, since one takes less time than reading the clock.
private func measure<Result>(_ name: String, _ operation: @escaping @Sendable () -> Result) {
  Benchmark(name) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(operation()) }
  }
}
