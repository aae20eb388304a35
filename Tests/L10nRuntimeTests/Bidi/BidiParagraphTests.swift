import Foundation
import TestSupport
import Testing

@Suite("The reference of the bidirectional algorithm")
struct BidiParagraphTests {
  @Test(
    "a paragraph has the direction of its first strong character outside of isolates",
    arguments: [
      ("abc שלום", 0), ("שלום abc", 1), ("123 مرحبا", 1), ("...", 0), ("\u{2068}abc\u{2069} שלום", 1),
      ("\u{2067}שלום\u{2069} abc", 0), ("\u{2068}abc", 0), ("\u{200F}abc", 1),
    ])
  func direction(text: String, level: Int) {
    #expect(BidiParagraph(text).level == level)
  }

  @Test(
    "levels follow the rules for weak and neutral characters",
    arguments: [
      // W2: European numbers after Arabic letters; W4: separators between two numbers; W5: terminators.
      ("ا 1", [1, 1, 2]), ("א 1.5", [1, 1, 2, 2, 2]), ("א 1-5", [1, 1, 2, 2, 2]), ("ا 1-5", [1, 1, 2, 1, 2]),
      ("א $5%", [1, 1, 2, 2, 2]), ("א -5", [1, 1, 1, 2]),
      // W7: a number after Latin letters; N1: between the same directions; N2: otherwise.
      ("א a1", [1, 1, 2, 2]), ("א a b ", [1, 1, 2, 2, 2, 1]), ("a א", [0, 0, 1]),
      // N0: brackets.
      ("א (a)", [1, 1, 1, 2, 1]), ("א a(b)", [1, 1, 2, 2, 2, 2]), ("a (א)", [0, 0, 0, 1, 0]),
      ("אa(1)", [1, 2, 2, 2, 2]),
    ] as [(String, [Int])])
  func levels(text: String, levels: [Int]) {
    #expect(BidiParagraph(text).levels == levels.map(Optional.init))
  }

  @Test("embeddings are removed, and isolates are neutral around their own levels")
  func explicit() {
    #expect(BidiParagraph("a\u{202B}b\u{202C}c").levels == [0, nil, 2, nil, 0])
    #expect(BidiParagraph("א\u{2068}a1\u{2069}1").levels == [1, 1, 2, 2, 1, 2])
    // An override in an isolate ends with it, and so does an isolate without an end at the end of the paragraph.
    #expect(BidiParagraph("a\u{2068}\u{202E}b\u{2069}c").levels == [0, 0, nil, 3, 0, 0])
    #expect(BidiParagraph("a\u{2067}b").levels == [0, 0, 2])
    let deep = String(repeating: "\u{2067}", count: 200) + "א"
    #expect(BidiParagraph(deep).levels.compactMap(\.self).max() == 125)
  }

  @Test("runs are reversed by level, and brackets mirrored")
  func order() {
    #expect(BidiParagraph("abc אבג").shown == "abc גבא")
    #expect(BidiParagraph("אב (12) cd").shown == "cd (12) בא")
    #expect(BidiParagraph("אב cd 12 גד").shown == "דג cd 12 בא")
  }

  private static let characterDatabase = ProcessInfo.processInfo.environment["UCD"]

  @Test(
    "Unicode's own test passes",
    .enabled(if: characterDatabase != nil, "UCD names no folder of Unicode's character database"))
  func conformance() throws {
    let folder = URL(fileURLWithPath: try #require(Self.characterDatabase))
    let file = try String(contentsOf: folder.appendingPathComponent("BidiCharacterTest.txt"), encoding: .utf8)
    var (wrong, count) = ([Substring](), 0)
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map { $0.split(separator: " ") }
      try #require(fields.count == 5)
      let scalars = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let direction: BidiParagraph.Direction =
        switch fields[1].first {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .automatic
        }
      let paragraph = BidiParagraph(String(String.UnicodeScalarView(scalars)), direction)
      count += 1
      if paragraph.level != fields[2].first.flatMap({ Int($0) }) || paragraph.levels != fields[3].map({ Int($0) })
        || paragraph.order != fields[4].compactMap({ Int($0) })
      {
        wrong.append(line)
      }
    }
    #expect(count > 90_000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(5))")
  }
}
