import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Compiled texts")
struct CompiledTextsTests {
  private func baseline(
    _ options: EmissionOptions = EmissionOptions(), _ change: (inout HandMadeCatalog) -> Void = { _ in }
  ) -> String {
    var catalog = HandMadeCatalog().adding("ko", ["a": "가 {name}", "b": "나"]).adding("en", ["a": "A {name}"])
    change(&catalog)
    return options.compiledTexts(of: catalog.catalog).baseline
  }

  @Test("the baseline stays the same, whatever the version of the tool")
  func golden() {
    #expect(baseline() == "9e11d13a67b7c2f78871e8a8861734f6")
  }

  @Test("the baseline differs if a build reads its texts differently")
  func differences() {
    let baselines = [
      baseline(), baseline { $0 = $0.adding("zh-Hans", [:]) },
      baseline(EmissionOptions(fallback: ["en"])), baseline { $0.syntax = .ruby },
      baseline { $0 = HandMadeCatalog().adding("ko", ["a": "가 {name}", "b": "나"]).adding("en", ["b": "A {name}"]) },
      baseline { $0 = HandMadeCatalog().adding("ko", ["a": "가 {names}", "b": "나"]).adding("en", ["a": "A {name}"]) },
      baseline { $0 = HandMadeCatalog().adding("ko", ["a": "가 {name}", "c": "나"]).adding("en", ["a": "A {name}"]) },
    ]
    #expect(Set(baselines).count == baselines.count)
    for baseline in baselines { #expect(baseline.utf8.count == 32) }
  }

  @Test("data that users don't see makes no difference")
  func same() {
    let same = baseline(EmissionOptions(enumName: "Texts", access: .public, split: .namespace)) {
      $0 = $0.describing("a") { $0.description = "A greeting" }
    }
    #expect(same == baseline())
  }
}
