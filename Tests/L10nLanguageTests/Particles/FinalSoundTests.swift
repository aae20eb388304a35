import TestSupport
import Testing

@testable import L10nLanguage

extension FinalSound {
  init?(_ text: String) {
    var text = text
    guard let sound = text.withUTF8({ FinalSound(of: ReverseScalars($0)) }) else { return nil }
    self = sound
  }
}

@Suite("The last sound of a text read in Korean")
struct FinalSoundTests {
  @Test("a syllable ends in its final consonant, composed or not")
  func syllables() {
    #expect(FinalSound("나무") == .vowel)
    #expect(FinalSound("서울") == .rieul)
    #expect(FinalSound("크림") == .consonant)
    #expect(FinalSound("\u{1102}\u{1161}\u{1106}\u{116E}") == .vowel)
    #expect(FinalSound("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}") == .rieul)
    #expect(FinalSound("\u{110F}\u{1173}\u{1105}\u{1175}\u{11B7}") == .consonant)
  }

  @Test("a letter is read by its name")
  func letters() {
    #expect(FinalSound("ㄱ") == .consonant)
    #expect(FinalSound("ㄹ") == .rieul)
    #expect(FinalSound("ㅏ") == .vowel)
    #expect(FinalSound("ﾩ") == .rieul)
    #expect(FinalSound("ￂ") == .vowel)
  }

  @Test("quotes, marks, emoji, tags and entities are skipped")
  func silent() {
    for end in [
      "", " ", "!", "...", "\"", "”", "」", "’", "*", "😀", "❤️", "👩‍👩‍👧", "👍🏽", "</b>", "<br/>", "&quot;", "&#39;", "™",
      "\u{200B}", "\u{3164}",
      "）", "?!", "²", "\n", "·", "(50ml)", " (신상품)", "（50ml）", "[50ml]", "<span class=\"x\">", "(a(b)c)", "(1) (2)",
      "~", "…",
    ] {
      #expect(FinalSound("크림" + end) == .consonant, "크림\(end)")
      #expect(FinalSound("팩트" + end) == .vowel, "팩트\(end)")
    }
  }

  @Test("the content of brackets is read in a text with nothing else")
  func onlyBrackets() {
    #expect(FinalSound("(크림)") == .consonant)
    #expect(FinalSound("[크림]") == .consonant)
    #expect(FinalSound("옵션 [크림]") == .consonant)
    #expect(FinalSound("「팩트」") == .vowel)
    #expect(FinalSound("(크림) (팩트)") == .vowel)
    #expect(FinalSound("크림)") == .consonant)
    #expect(FinalSound("<Apple>") == .rieul)
    #expect(FinalSound("<팩트>") == .vowel)
  }

  @Test("an unknown sound has no result")
  func unknown() {
    for text in ["", " ", "()", "クリーム", "化粧水", "крем", "ครีม", "😀", "\u{FFFD}", "漢字(50ml)", "…", "<b></b>"] {
      #expect(FinalSound(text) == nil, "\(text)")
    }
  }

  @Test("any scalars in any order are read without a trap and in limited time")
  func anything() {
    var generator = SplitMix(state: 7)
    let interesting = Array("가각갈(){}[]<>&;/0129.,:-$₩%aeLMZ \u{3164}\u{301}\u{11AF}😀é漢".unicodeScalars)
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        if Bool.random(using: &generator), let scalar = interesting.randomElement(using: &generator) {
          text.append(scalar)
        } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) {
          text.append(scalar)
        }
      }
      _ = FinalSound(String(text))
    }
    for piece in [")", "]", ">", ";", "0", "0,", "a", "(", "&", "<", "()", "\u{301}", "가)"] {
      _ = FinalSound(String(repeating: piece, count: 100_000))
    }
  }

  @Test("ill-formed UTF-8 is an unknown sound")
  func illFormed() {
    var generator = SplitMix(state: 11)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = bytes.withUnsafeBufferPointer { FinalSound(of: ReverseScalars($0)) }
    }
    for bytes: [UInt8] in [
      [0x80], [0xEA, 0xB0], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80], [0xB0, 0x80],
    ] {
      #expect(bytes.withUnsafeBufferPointer { FinalSound(of: ReverseScalars($0)) } == nil, "\(bytes)")
    }
  }
}
