import Foundation
import Testing

@testable import L10nText

@Suite("CLDR's root collation")
struct RootCollationTests {
  @Test(
    "texts are sorted as in Finder",
    arguments: [
      // Punctuation, digits by value, letters before case and accents, scripts.
      ["", " ", "-", "...", "(", "%", "%@", "%lld", "0", "02", "2", "10", "a", "A", "á", "b", "B", "가", "나", "あ", "中"],
      ["item 2", "Item 2", "item 10", "items"],
      ["cote", "coté", "côte", "côté"],
      ["eins", "Einstellungen", "Zwei"],
      ["a.b", "a.c", "a1", "aa"],
      ["é", "e\u{301}x"],
      ["ab", "a\u{200B}bc"],
      ["一", "丁", "\u{3400}"],
    ])
  func order(texts: [String]) {
    let keys = texts.map(RootCollation.shared.key)
    let sorted = texts.enumerated().sorted { keys[$0.offset] < keys[$1.offset] }.map(\.element)
    #expect(sorted.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
  }

  static let tests = ProcessInfo.processInfo.environment["UCD"]

  @Test(
    "CLDR's own test passes for the supported characters",
    .enabled(if: tests != nil, "UCD names no folder of Unicode's character database"))
  func conformance() throws {
    let folder = URL(fileURLWithPath: try #require(Self.tests))
    func lines(_ name: String) throws -> [Substring] {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
    }
    func scalars(_ codes: Substring) -> [Unicode.Scalar?] {
      codes.split(separator: " ").map { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    }
    // The collation doesn't support contractions.
    let sequences = try lines("allkeys_CLDR.txt").map { scalars($0.prefix { $0 != ";" }) }.filter { $0.count > 1 }
    let contracted = Set(sequences.joined().compactMap { $0 }.filter { !$0.isASCII })
    var (pairs, wrong) = (0, 0)
    var last: (text: String, key: RootCollation.Key)?
    for line in try lines("CollationTest_CLDR_NON_IGNORABLE_SHORT.txt") {
      let all = scalars(line)
      guard !all.contains(nil) else { continue }
      var text = "".unicodeScalars
      text.append(contentsOf: all.compactMap { $0 })
      // Here, digits are sorted by their value, but in the test, separately.
      let isNumber = text.contains { $0.properties.numericType == .decimal }
      guard !isNumber, contracted.isDisjoint(with: text) else { continue }
      guard text.allSatisfy({ RootCollation.shared.elements[$0] != nil }) else { continue }
      let key = RootCollation.shared.key(of: String(text))
      if let last {
        pairs += 1
        if key < last.key, key.levels != last.key.levels {
          wrong += 1
        }
      }
      last = (String(text), key)
    }
    #expect(pairs > 40_000 && wrong == 0, "\(wrong) of \(pairs) pairs")
  }
}
