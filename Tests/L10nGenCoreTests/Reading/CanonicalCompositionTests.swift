import Foundation
import Testing

@testable import L10nGenCore

@Suite("Composing keys")
struct CanonicalCompositionTests {
  private func composed(_ text: String) -> [Unicode.Scalar] {
    Array(CanonicalComposition.composed(text).unicodeScalars)
  }

  private func expected(_ text: String) -> [Unicode.Scalar] {
    Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test("every character of Unicode comes back from its decomposition")
  func everyCharacter() {
    // Elsewhere nothing decomposes; of the Hangul syllables, a sample.
    let ranges: [any Sequence<UInt32>] = [
      0xC0...0x1FFF as ClosedRange<UInt32>, 0x2000...0x2FFF as ClosedRange<UInt32>,
      0x3040...0x30FF as ClosedRange<UInt32>, stride(from: 0xAC00, through: 0xD7A3, by: 13),
      0xF900...0xFB4F as ClosedRange<UInt32>, 0x10500...0x105FF as ClosedRange<UInt32>,
      0x11080...0x1193F as ClosedRange<UInt32>, 0x1D15E...0x1D1C0 as ClosedRange<UInt32>,
    ]
    var wrong: [Unicode.Scalar] = []
    for scalar in ranges.flatMap({ Array($0) }).compactMap({ Unicode.Scalar($0) }) {
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      if composed(decomposed) != expected(decomposed) { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test("random decomposed texts are composed as Foundation does it, and others stay equal to what they were")
  func randomTexts() {
    var random = SplitMix(state: 1)
    let alphabet: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0xC0...0x17F, 0x300...0x345, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0xAC00...0xAC1C,
      0x1E00...0x1EFF, 0x3046...0x3060, 0x3099...0x309A, 0x915...0x95F, 0x93C...0x93C, 0x9BE...0x9D7, 0xB3E...0xB57,
      0x212A...0x212B, 0xF900...0xF910, 0x1D15E...0x1D165, 0x1F00...0x1FFF, 0x1025...0x102F,
    ]
    var wrong: [[Unicode.Scalar]] = []
    for _ in 0..<5_000 {
      let scalars = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)?.randomElement(using: &random).flatMap { Unicode.Scalar($0) }
      }
      let text = String(String.UnicodeScalarView(scalars))
      let decomposed = text.decomposedStringWithCanonicalMapping
      if composed(decomposed) != expected(decomposed) || CanonicalComposition.composed(text) != text {
        wrong.append(scalars)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).map { $0.map { String($0.value, radix: 16) } })")
  }

  @Test("texts that are composed already stay what they are", arguments: ["", "key", "매장", "여는_시간", "ế", "🧴👩🏽‍🔬", "が"])
  func composedAlready(text: String) {
    #expect(composed(text) == Array(text.unicodeScalars))
  }

  @Test("marks in any order make the same character")
  func order() {
    #expect(composed("e\u{302}\u{323}") == ["\u{1EC7}"])
    #expect(composed("e\u{323}\u{302}") == ["\u{1EC7}"])
    #expect(composed("\u{EA}\u{323}") == ["\u{1EC7}"])
  }

  @Test("a key from a macOS file name can be typed")
  func fileNames() {
    #expect(composed("\u{1106}\u{1162}\u{110C}\u{1161}\u{11BC}") == Array("매장".unicodeScalars))
    #expect(composed("cafe\u{301}") == Array("caf\u{E9}".unicodeScalars))
    #expect(composed("e\u{302}\u{301}") == ["\u{1EBF}"])
  }
}
