import Foundation
import TestSupport
import Testing

@testable import L10nText

@Suite("Composition to Unicode's form C")
struct CanonicalCompositionTests {
  private func composed(_ text: String) -> [Unicode.Scalar] {
    Array(CanonicalComposition.composed(text).unicodeScalars)
  }

  private func expected(_ text: String) -> [Unicode.Scalar] {
    Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test("every character in Unicode is composed as by Foundation, also from its decomposition")
  func everyCharacter() {
    // Outside these ranges, nothing has a decomposition; of the Hangul syllables, a sample.
    let ranges: [any Sequence<UInt32>] = [
      0xC0...0x1FFF as ClosedRange<UInt32>, 0x2000...0x2FFF as ClosedRange<UInt32>,
      0x3040...0x30FF as ClosedRange<UInt32>, stride(from: 0xAC00, through: 0xD7A3, by: 13),
      0xF900...0xFB4F as ClosedRange<UInt32>, 0x10500...0x105FF as ClosedRange<UInt32>,
      0x11080...0x1193F as ClosedRange<UInt32>, 0x1D15E...0x1D1C0 as ClosedRange<UInt32>,
      0x2F800...0x2FA1F as ClosedRange<UInt32>,
    ]
    var wrong: [Unicode.Scalar] = []
    for scalar in ranges.flatMap({ Array($0) }).compactMap({ Unicode.Scalar($0) }) {
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      if composed(decomposed) != expected(decomposed) || composed(String(scalar)) != expected(String(scalar)) {
        wrong.append(scalar)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test("random texts are composed as by Foundation, decomposed or not")
  func randomTexts() {
    var random = SplitMix(state: 1)
    let alphabet: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0xC0...0x17F, 0x300...0x345, 0x1100...0x1112, 0x1161...0x1175, 0x11A7...0x11C3, 0xAC00...0xAC1C,
      0x1E00...0x1EFF, 0x3046...0x3060, 0x3099...0x309A, 0x915...0x95F, 0x93C...0x93C, 0x9BE...0x9D7, 0xB3E...0xB57,
      0x212A...0x212B, 0xF900...0xF910, 0x1D15E...0x1D165, 0x1F00...0x1FFF, 0x1025...0x102F, 0xE31...0xE4E,
    ]
    var wrong: [[Unicode.Scalar]] = []
    for _ in 0..<5_000 {
      let scalars = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
        alphabet.randomElement(using: &random)?.randomElement(using: &random).flatMap { Unicode.Scalar($0) }
      }
      let text = String(String.UnicodeScalarView(scalars))
      let decomposed = text.decomposedStringWithCanonicalMapping
      // Foundation misses some Hangul letters in a text that isn't decomposed first.
      if composed(decomposed) != expected(decomposed) || composed(text) != expected(decomposed) {
        wrong.append(scalars)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20).map { $0.map { String($0.value, radix: 16) } })")
  }

  @Test(
    "Unicode's own tests of form C pass",
    .enabled(
      if: ProcessInfo.processInfo.environment["UCD"] != nil, "UCD names no folder of Unicode's character database"))
  func conformance() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["UCD"])
    let file = URL(fileURLWithPath: folder).appendingPathComponent("NormalizationTest.txt")
    var tested: Set<Unicode.Scalar> = []
    var (wrong, count) = ([Substring](), 0)
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let columns = line.prefix { $0 != "#" }.split(separator: ";").map { column in
        column.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      }
      guard columns.count >= 5, !columns[0].isEmpty else { continue }
      count += 1
      if columns[0].count == 1 { tested.insert(columns[0][0]) }
      let forms = columns.map { composed(String(String.UnicodeScalarView($0))) }
      if forms[..<3] != [columns[1], columns[1], columns[1]] || forms[3...4] != [columns[3], columns[3]] {
        wrong.append(line)
      }
    }
    #expect(count > 18_000)
    #expect(wrong == [])
    // The file lists every character that normalization changes. No others are changed.
    let others = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter { !tested.contains($0) }
    #expect(others.filter { composed(String($0)) != [$0] } == [])
  }

  @Test("partially combining marks, exclusions and replacements follow the standard")
  func sample() {
    // From Unicode's NormalizationTest, with a line for each of its parts.
    #expect(composed("\u{1E0A}\u{323}") == ["\u{1E0C}", "\u{307}"])
    #expect(composed("D\u{31B}\u{323}\u{307}") == ["\u{1E0C}", "\u{31B}", "\u{307}"])
    #expect(composed("\u{212B}\u{2126}") == ["\u{C5}", "\u{3A9}"])
    #expect(composed("\u{958}\u{FB1D}") == ["\u{915}", "\u{93C}", "\u{5D9}", "\u{5B4}"])
    #expect(composed("\u{F900}\u{2F800}") == ["\u{8C48}", "\u{4E3D}"])
    #expect(composed("\u{1100}\u{AC00}\u{11A8}") == ["\u{1100}", "\u{AC01}"])
    #expect(composed("\u{9C7}\u{334}\u{9BE}") == ["\u{9C7}", "\u{334}", "\u{9BE}"])
    #expect(composed("a\u{2000}\u{340}") == ["a", "\u{2002}", "\u{300}"])
  }

  @Test("the range of a text that differs from form C is given in bytes")
  func change() {
    #expect(CanonicalComposition.change(in: "가나") == nil)
    #expect(
      CanonicalComposition.change(in: "가 \u{1102}\u{1161}다")
        == .init(range: 4..<10, old: ["\u{1102}", "\u{1161}"], new: ["나"]))
    #expect(CanonicalComposition.change(in: "ne\u{301}")?.range == 1..<4)
    #expect(CanonicalComposition.change(in: "n\u{E9}\u{323}")?.new == ["\u{1EB9}", "\u{301}"])
    #expect(CanonicalComposition.change(in: "\u{1100}\u{1161}\u{1161}")?.new == ["가"])
  }

  @Test("composed texts are unchanged", arguments: ["", "key", "매장", "여는_시간", "ế", "🧴👩🏽‍🔬", "が"])
  func composedAlready(text: String) {
    #expect(composed(text) == Array(text.unicodeScalars))
  }

  @Test("marks in any order produce the same character")
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
