import Foundation
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Testing

@Suite("Messages that were replaced")
struct ReplacedMessagesTests {
  private let title = SampleCatalog.id("chat.title")
  private let reviews = SampleCatalog.id("store.reviews count:Int name:String")
  private let nowhere = SampleCatalog.id("store.nowhere")
  private let overlays = LivingOverlays()

  /// Returns a release with these messages in English.
  private func release(_ messages: [UInt64: String]) -> [String: LineOverlay] {
    ["en": overlays.overlay(messages.mapValues { Array($0.utf8) })]
  }

  /// Waits for threads to end, which may take a while on a busy machine.
  private func waitUntil(_ isTrue: () -> Bool) async throws {
    for _ in 0..<3_000 where !isTrue() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isTrue())
  }

  @Test("strings that the app keeps are unchanged a thousand releases later")
  func keptStrings() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    _ = texts.text(title)
    // Long enough that only a few of them fit into the memory that is never freed.
    let long = String(repeating: "긴 글 ", count: 500)
    let kept = (0..<1_000).map { turn in
      texts.replaceMessages(with: release([title: "\(long)\(turn)"]))
      return texts.text(title)
    }
    texts.replaceMessages(with: [:])
    for (turn, text) in kept.enumerated() { #expect(text == "\(long)\(turn)") }
  }

  @Test("the memory of a release is freed after each thread has read from a later one or has ended")
  func freed() async throws {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    _ = texts.text(title)
    let state = Guarded((reading: 0, isOver: false))
    for _ in 0..<4 {
      state.withLock { $0.reading += 1 }
      Thread {
        while !state.withLock({ $0.isOver }) {
          let shown = [texts.text(title), texts.text(reviews, .int(7), .string("Ann"))]
          #expect(shown[0].hasPrefix("Chat") && shown[1].hasPrefix("Ann: 7 reviews"))
        }
        state.withLock { $0.reading -= 1 }
      }.start()
    }
    for turn in 0..<2_000 {
      let reviews = (reviews, #"\{name}: \{count plural}\(one)\* review\(other)\* reviews\. in \#(turn)"#)
      texts.replaceMessages(with: release([title: "Chat of a longer kind \(turn)", reviews.0: reviews.1]))
      #expect(texts.text(title) == "Chat of a longer kind \(turn)")
      // The one in use and, for each thread that reads, the one that it holds and the one that it will hold next.
      #expect(overlays.count <= 10)
    }
    state.withLock { $0.isOver = true }
    try await waitUntil { state.withLock { $0.reading } == 0 }
    texts.replaceMessages(with: [:])
    try await waitUntil {
      // The test continues on one of a few threads, each of which may have read.
      overlays.count <= ProcessInfo.processInfo.activeProcessorCount
    }
  }

  @Test("a handler of fallbacks may replace the messages that are being read, and read others")
  func handler() {
    let texts = SampleCatalog.localization(SampleCatalog.preferences("en"))
    texts.onFallback = { fallback in
      for turn in 0..<3 {
        texts.replaceMessages(with: release([title: "\(fallback.keyPath), for the time number \(turn)"]))
        #expect(texts.text(title) == "\(fallback.keyPath), for the time number \(turn)")
      }
    }
    texts.replaceMessages(with: release([title: "Chat, and a long text"]))
    _ = texts.text(title)
    #expect(texts.text(nowhere) == "store.nowhere")
    #expect(texts.text(SampleCatalog.id("store.korean count:Int"), .int(3)) == "매장 3곳")
    #expect(texts.text(forKey: "store.nowhere", arguments: [:]) == "store.nowhere")
    #expect(texts.list(nowhere) == ["store.nowhere"])
  }

  @Test("more catalogs than a thread can hold are read correctly in turn, also after some are gone")
  func manyCatalogs() {
    let preferences = ["en", "ko"].map { SampleCatalog.preferences($0) }
    for _ in 0..<2 {
      let catalogs = (0..<600).map { SampleCatalog.localization(preferences[$0 % 2]) }
      for turn in 0..<3 {
        for (number, texts) in catalogs.enumerated() {
          let isEnglish = number.isMultiple(of: 2)
          #expect(texts.text(title) == (isEnglish ? turn == 0 ? "Chat" : "Chat, which is longer" : "채팅"))
          if turn == 0 { texts.replaceMessages(with: release([title: "Chat, which is longer"])) }
        }
      }
    }
  }
}

/// Counts the overlays that haven't been freed.
private final class LivingOverlays: Sendable {
  private let living = Guarded(0)

  var count: Int { living.withLock { $0 } }

  func overlay(_ lines: [UInt64: [UInt8]]) -> LineOverlay {
    living.withLock { $0 += 1 }
    return LineOverlay(lines) { [living] in living.withLock { $0 -= 1 } }
  }
}
