import Foundation
@_spi(Generated) import L10nRuntime
import Observation
import Testing

@Suite("Reading while the language changes")
struct ConcurrentReadingTests {
  @Test("many threads read complete texts of one language or the other, never a mixture")
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
        for turn in 0..<10_000 { preferences.setLanguages(turn.isMultiple(of: 2) ? ["en"] : ["ko"]) }
        return []
      }
      for await seen in group { #expect(seen.isSubset(of: expected)) }
    }
    preferences.setLanguages(["en"])
    #expect(texts.text(empty) == "No stores nearby", "the last switch counts")
  }

  @Test("observed code and code with languages of its own read theirs while another thread switches")
  func everyKindOfReader() async {
    let preferences = SampleCatalog.preferences("ko", isObserved: true)
    let texts = SampleCatalog.localization(preferences)
    let title = SampleCatalog.id("chat.title")
    let bought = SampleCatalog.id("store.bought item:String")
    let following: Set = ["채팅", "Chat"]
    let redraws = LockedCounter()
    await withTaskGroup { group in
      group.addTask {
        for turn in 0..<10_000 { preferences.setLanguages(turn.isMultiple(of: 2) ? ["en"] : ["ko"]) }
      }
      for _ in 0..<3 {
        group.addTask {
          for _ in 0..<2_000 {
            let shown = withObservationTracking {
              texts.text(title)
            } onChange: {
              redraws.increment()
              #expect(following.contains(texts.text(title)))
            }
            #expect(following.contains(shown))
          }
        }
      }
      for reader in 0..<3 {
        group.addTask {
          for turn in 0..<500 {
            await withLanguages(["zh-CN", "x-\(turn + reader)"]) {
              let context = LanguageContext.current
              #expect(texts.text(title) == "聊天")
              await Task.yield()
              #expect(texts.text(bought, .string("A")) == "您买了A")
              let later = await Task.detached { context.run { texts.list(SampleCatalog.id("store.steps")) } }.value
              #expect(later == ["选择", "付款"])
            }
            #expect(following.contains(texts.text(title)))
          }
        }
      }
    }
    #expect(texts.text(title) == "채팅", "the last switch counts")
    let before = redraws.value
    withObservationTracking {
      _ = texts.text(title)
    } onChange: {
      redraws.increment()
    }
    preferences.setLanguages(["en"])
    #expect(redraws.value > before)
  }

  @Test("simultaneous first reads have the same result as a single one")
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

/// A number that any thread may increase.
private final class LockedCounter: @unchecked Sendable {
  // Only touched with the lock held.
  private let lock = NSLock()
  private var count = 0

  var value: Int {
    lock.withLock { count }
  }

  func increment() {
    lock.withLock { count += 1 }
  }
}
