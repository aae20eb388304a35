import Foundation
import L10nRuntime
import Testing

@Suite("Reading while the language changes")
struct ConcurrentReadingTests {
  @Test("many readers see whole texts of one language or the other, never a mixture")
  func readersAndSwitches() async {
    let preferences = SampleCatalog.preferences("ko")
    let texts = SampleCatalog.localization(preferences)
    let reviews = SampleCatalog.id("store.reviews count:Int name:String")
    let empty = SampleCatalog.id("store.empty")
    let expected: Set = [
      "Ann님의 리뷰 1,234개", "Ann: 1,234 reviews", "주변에 매장이 없습니다", "No stores nearby",
    ]
    await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var seen: Set<String> = []
          for _ in 0..<5_000 {
            seen.insert(texts.text(reviews, .int(1_234), .string("Ann")))
            seen.insert(texts.text(empty))
          }
          return seen
        }
      }
      group.addTask {
        for turn in 0..<5_000 { preferences.setLanguages(turn.isMultiple(of: 2) ? ["en"] : ["ko"]) }
        return []
      }
      for await seen in group { #expect(seen.isSubset(of: expected)) }
    }
    preferences.setLanguages(["en"])
    #expect(texts.text(empty) == "No stores nearby", "the last switch counts")
  }

  @Test("all first reads at once give what one would")
  func firstReads() async {
    for _ in 0..<50 {
      let texts = SampleCatalog.localization(SampleCatalog.preferences("zh-Hans"))
      await withTaskGroup(of: [String].self) { group in
        for _ in 0..<8 {
          group.addTask {
            [
              texts.text(SampleCatalog.id("chat.title")), texts.text(SampleCatalog.id("store.empty")),
              texts.text(forKey: "store.bought", arguments: ["item": "A"]) ?? "",
            ] + texts.list(SampleCatalog.id("store.steps"))
          }
        }
        for await read in group { #expect(read == ["聊天", "No stores nearby", "您买了A", "选择", "付款"]) }
      }
    }
  }
}
