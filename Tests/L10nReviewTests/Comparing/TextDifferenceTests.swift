import TestSupport
import Testing

@testable import L10nReview

@Suite("The difference between two texts")
struct TextDifferenceTests {
  /// Returns both texts in one, with removals as `[-…-]` and additions as `{+…+}`.
  private func marked(_ old: String, _ new: String) -> String {
    TextDifference(from: old, to: new).parts.reduce(into: "") { text, part in
      switch part.kind {
      case .same: text += part.text
      case .removed: text += "[-\(part.text)-]"
      case .added: text += "{+\(part.text)+}"
      }
    }
  }

  @Test("whole words in alphabets, Hangul syllables and single ideographs are marked")
  func scripts() {
    #expect(marked("No stores nearby", "No shops nearby") == "No [-stores-]{+shops+} nearby")
    #expect(marked("매장을 찾았어요", "매장을 골랐어요") == "매장을 [-찾았-]{+골랐+}어요")
    #expect(marked("매장이 없어요", "매장은 없어요") == "매장[-이-]{+은+} 없어요")
    #expect(marked("附近没有门店", "附近没有商店") == "附近没有[-门-]{+商+}店")
    #expect(marked("お店がありません", "お店はありません") == "お店[-が-]{+は+}ありません")
    #expect(marked("Привет, мир", "Привет, друг") == "Привет, [-мир-]{+друг+}")
    #expect(marked("café ouvert", "cafés ouverts") == "[-café ouvert-]{+cafés ouverts+}")
  }

  @Test("a simple placeholder changes as a whole")
  func placeholders() {
    #expect(marked("{name}님", "{names}님") == "[-{name}-]{+{names}+}님")
    #expect(marked("{n} of {m}", "{n} from {m}") == "{n} [-of-]{+from+} {m}")
    #expect(marked("{", "{a") == "{{+a+}")
  }

  @Test("an unchanged space or syllable between changes is part of them")
  func joining() {
    #expect(marked("one two", "three four") == "[-one two-]{+three four+}")
    #expect(marked("이 가게를 선택", "저 매장을 골라") == "[-이 가게를 선택-]{+저 매장을 골라+}")
    #expect(
      marked("a, the whole sentence stays b", "c, the whole sentence stays d")
        == "[-a-]{+c+}, the whole sentence stays [-b-]{+d+}")
  }

  @Test("an emoji and a letter with its marks aren't divided")
  func clusters() {
    #expect(marked("좋아요 👍🏻", "좋아요 👍🏿") == "좋아요 [-👍🏻-]{+👍🏿+}")
    #expect(marked("👩‍👩‍👧", "👩‍👩‍👦") == "[-👩‍👩‍👧-]{+👩‍👩‍👦+}")
  }

  @Test("texts that look the same but are written differently differ")
  func normalization() {
    #expect(marked("가", "\u{1100}\u{1161}") == "[-가-]{+\u{1100}\u{1161}+}")
  }

  @Test("the difference between empty texts is empty, and with one of them it is everything")
  func extremes() {
    #expect(TextDifference(from: "", to: "").parts.isEmpty)
    #expect(marked("", "a") == "{+a+}")
    #expect(marked("a", "") == "[-a-]")
    #expect(marked("같다", "같다") == "같다")
  }

  @Test("both texts can be derived from any difference")
  func roundTrip() {
    var generator = SplitMix(state: 7)
    let pieces = ["매", "장", "을", " ", "{n}", "{", "}", "open", "open now", "门", "店", "👍🏽", "e\u{301}", "\n", "'", "#"]
    for _ in 0..<2_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        }.joined()
      }
      let parts = TextDifference(from: texts[0], to: texts[1]).parts
      let old = parts.filter { $0.kind != .added }.map(\.text).joined()
      let new = parts.filter { $0.kind != .removed }.map(\.text).joined()
      #expect(Array(old.utf8) == Array(texts[0].utf8))
      #expect(Array(new.utf8) == Array(texts[1].utf8))
    }
  }

  @Test("megabytes are compared by their ends, which takes no longer than reading them")
  func large() {
    let middle = String(repeating: "가나 다라 ", count: 60_000)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        TextDifference(from: "처음 \(middle) 끝", to: "처음 x 끝").parts.map(\.kind) == [.same, .removed, .added, .same])
    }
    #expect(time < .seconds(5))
  }

  @Test("the longest texts that are compared word by word take little time")
  func longest() {
    let old = (0..<TextDifference.sizeLimit / 6).map { "가\($0 % 97)" }.joined().prefixOfBytes(TextDifference.sizeLimit)
    let new = (0..<TextDifference.sizeLimit / 6).map { "나\($0 % 89)" }.joined().prefixOfBytes(TextDifference.sizeLimit)
    let time = ContinuousClock().measure { _ = TextDifference(from: old, to: new).parts }
    #expect(time < .seconds(10))
  }
}

extension String {
  fileprivate func prefixOfBytes(_ count: Int) -> String {
    String(decoding: utf8.prefix(count), as: UTF8.self).filter { $0 != "\u{FFFD}" }
  }
}
