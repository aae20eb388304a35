import Foundation
import Testing

@testable import L10nChecking
@testable import L10nFormats
@testable import L10nText

@Suite("Fixes in a file")
struct FileFixerTests {
  @Test(
    "a text is changed in place, in its own style, and nothing else changes",
    arguments: [
      // The file, the text to replace in the first value, its replacement, and the resulting file.
      ("a: one two # why\nb: x\n", "two", "three", "a: one three # why\nb: x\n"),
      ("a: one, two", "one", "1", "a: 1, two"),
      ("a: [one , two]", "one", "1", "a: [1 , two]"),
      ("a: one\n\n  two\n", "two", "2", "a: one\n\n  2\n"),
      ("a: one\n\n  two\n", "one", "1", "a: 1\n\n  two\n"),
      ("a: one\n  two\n", " ", "", "a: onetwo\n"),
      ("a: one \r\n  two\r\n", " ", ", ", "a: one,\r\n  two\r\n"),
      ("a: &x one # why\nb: *x\n", "one", "two", "a: &x two # why\nb: *x\n"),
      ("a: !!str one\n", "one", "two", "a: !!str two\n"),
      ("a: 'one '# why\n", " ", "", "a: 'one'# why\n"),
      ("a: 'it''s'", "s", "'s", "a: 'it''''s'"),
      ("a: 'it''s'", "'", "’", "a: 'it’s'"),
      ("a: '\n  one'", " ", "", "a: 'one'"),
      ("a: 'one\n  '", " ", "", "a: 'one'"),
      ("a: \"one\\n\\u00e9 \\\"x\\\"\"", "é", "e\"\\", "a: \"one\\ne\\\"\\\\ \\\"x\\\"\""),
      ("a: \"\\u200Bone\\u200B\"", "\u{200B}", "", "a: \"one\\u200B\""),
      ("a: \"one\"", "n", "\n\t\u{1}\u{85}\u{2028}\u{FEFF}\u{A0}가🧴", "a: \"o\\n\\t\\x01\\x85\\u2028\\uFEFF\u{A0}가🧴e\""),
      ("a: \"one \\\n  two\"", "two", "2", "a: \"one \\\n  2\""),
      ("a: \"one \\\n  two\"", " ", "", "a: \"one\\\n  two\""),
      ("a: |\n  one  \n  two\nb: x\n", "  ", "", "a: |\n  one\n  two\nb: x\n"),
      ("a: |-\n  one\n  two\nb: x\n", "two", "2\n3", "a: |-\n  one\n  2\n  3\nb: x\n"),
      ("a:\r\n  b: |2 # why\r\n     one\r\n", " ", "", "a:\r\n  b: |2 # why\r\n    one\r\n"),
      ("a:\n - |+2\n   one\n\n\n", "one", "1\n2", "a:\n - |+2\n   1\n   2\n\n\n"),
      ("a: >\n  one\n  two\n\n  three\n", "two", "2", "a: >\n  one\n  2\n\n  three\n"),
      ("a: >-\n\n  one\n  two", " ", "", "a: >-\n\n  onetwo"),
      ("{a: \"one\"}", "one", "'}", "{a: \"'}\"}"),
    ])
  func styles(file: String, old: String, new: String, expected: String) throws {
    let result = try make([(old, new)], in: file)
    #expect(result.refused == [:])
    #expect(String(decoding: try #require(result.bytes), as: UTF8.self).debugDescription == expected.debugDescription)
  }

  @Test(
    "a text that can't represent the result of a fix is unchanged",
    arguments: [
      ("a: one two", "one ", "one: ", FixRefusal.style(.plain)),
      ("a: one two", "one ", "one #", .style(.plain)),
      ("a: one", "one", "one ", .style(.plain)),
      ("a: one", "one", " one", .style(.plain)),
      ("a: one", "one", "", .style(.plain)),
      ("a: one", "one", "null", .style(.plain)),
      ("a: one", "one", "~", .style(.plain)),
      ("a: one", "one", "{count}", .style(.plain)),
      ("a: one", "one", "- x", .style(.plain)),
      ("a: one", "one", "one\ntwo", .style(.plain)),
      ("a: one", "one", "one:", .style(.plain)),
      ("a: one", "one", "o\u{1}e", .style(.plain)),
      ("a: [one, two]", "one", "o,e", .style(.plain)),
      ("{a: one}", "one", "o{}e", .style(.plain)),
      ("a: 'one'", "n", "\n", .style(.singleQuoted)),
      ("a: |\n  one\n", "one", " one", .style(.literal)),
      ("a: >\n  one\n", "n", "\n", .style(.folded)),
      ("a: |\n  one\nb: x\n", "one\n", "one", .harm),
      ("a: one", "one", "one", .noSuchText),
      ("a: &x one\n*x : two\n", "one", "three", .harm),
    ])
  func unfit(file: String, old: String, new: String, refusal: FixRefusal) throws {
    let result = try make([(old, new)], in: file)
    #expect(result.refused == [0: refusal])
    #expect(result.bytes == nil)
  }

  @Test("fixes in one text are applied together, and overlapping ones in turn")
  func together() throws {
    let result = try make([("one", "1"), ("two", "2"), ("three", "3"), ("e t", "-")], in: "a: one two three\n")
    #expect(String(decoding: try #require(result.bytes), as: UTF8.self) == "a: 1 2 3\n")
    #expect(result.refused == [:])
    #expect(result.changed.flatMap(\.fixes) == [0, 1, 2])
  }

  @Test("a fix that can't be applied doesn't prevent others")
  func partly() throws {
    let result = try make([("one", "1"), ("two", ": "), ("wo", "wice")], in: "a: one two\nb: x\n")
    #expect(String(decoding: try #require(result.bytes), as: UTF8.self) == "a: 1 twice\nb: x\n")
    #expect(result.refused == [1: .style(.plain)])
  }

  @Test("a fix that would change another text is left out, and those in other texts are applied")
  func harm() throws {
    let lines = (0..<40).map { "k\($0): v\n" }.joined()
    let file = lines + "a: &x one\n*x : two\n" + lines.replacing("k", with: "l")
    let read = try #require(FixableFile(input(Array(file.utf8))))
    let fixes = read.texts.filter { $0.text == "v" || $0.text == "one" }.map {
      Fix(scalar: Place(file: 1, offset: $0.offset), range: 0..<1, replacement: "w")
    }
    var fixer = FileFixer(read)
    let result = fixer.make(fixes, without: [])
    #expect(result.refused == [40: .harm])
    let expected = file.replacing(": v", with: ": w")
    #expect(String(decoding: try #require(result.bytes), as: UTF8.self) == expected)
  }

  @Test("a file with only harmful fixes is handled quickly")
  func harmOnly() throws {
    let file = (0..<300).map { "a\($0): &x\($0) v\($0)\n*x\($0) : x\n" }.joined()
    let read = try #require(FixableFile(input(Array(file.utf8))))
    let fixes = read.texts.filter { $0.text.hasPrefix("v") }.map {
      Fix(scalar: Place(file: 1, offset: $0.offset), range: 0..<1, replacement: "w")
    }
    var fixer = FileFixer(read)
    let result = fixer.make(fixes, without: [])
    #expect(result.bytes == nil)
    #expect(result.refused.count == 300)
  }

  @Test(
    "a byte-order mark, a missing line end and UTF-16 are kept",
    arguments: [
      [0xEF, 0xBB, 0xBF] + Array("a: one".utf8), [0xFF, 0xFE] + Self.utf16("a: one🧴\r\n", lowByteFirst: true),
      [0xFE, 0xFF] + Self.utf16("a: one🧴\r\n", lowByteFirst: false),
    ] as [[UInt8]])
  func encodings(bytes: [UInt8]) throws {
    let read = try #require(FixableFile(input(bytes)))
    var fixer = FileFixer(read)
    let fix = Fix(scalar: Place(file: 1, offset: 3), range: 0..<3, replacement: "둘")
    let fixed = try #require(fixer.make([fix], without: []).bytes)
    switch bytes[0] {
    case 0xEF: #expect(fixed == [0xEF, 0xBB, 0xBF] + Array("a: 둘".utf8))
    default:
      let isLow = bytes[0] == 0xFF
      #expect(fixed == Array(bytes[..<2]) + Self.utf16("a: 둘🧴\r\n", lowByteFirst: isLow))
    }
  }

  @Test(
    "a file with errors isn't fixed",
    arguments: [
      "<<<<<<< ours\na: one\n=======\na: two\n>>>>>>> theirs\n", "a: \"one\nb: two\n", "a: 1\n\tb: 2\n",
      "a: *x\nb: one\n",
      "a: one\n---\nb: two\n",
    ])
  func broken(file: String) {
    #expect(FixableFile(input(Array(file.utf8))) == nil)
    #expect(FixableFile(input(Array("a: one\nb: \u{1}\n".utf8))) == nil)
    #expect(FixableFile(input([0x61, 0x3A, 0x20, 0xFF])) == nil)
    #expect(FixableFile(input(Array("a\0:\0".utf8))) == nil)
  }

  private static func utf16(_ text: String, lowByteFirst: Bool) -> [UInt8] {
    text.utf16.flatMap { lowByteFirst ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  private func input(_ bytes: [UInt8]) -> InputFile {
    InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: bytes)
  }

  /// Replaces parts of the first value's text.
  private func make(_ replacements: [(old: String, new: String)], in file: String) throws -> FileFixer.Result {
    let read = try #require(FixableFile(input(Array(file.utf8))))
    let value = try #require(firstText(read.document.root))
    let fixes = try replacements.map { old, new in
      let text = value.text
      let range = try #require(text.range(of: old, options: .literal))
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return Fix(
        scalar: Place(file: 1, offset: value.offset), range: start..<start + old.utf8.count, replacement: new)
    }
    var fixer = FileFixer(read)
    return fixer.make(fixes, without: [])
  }

  private func firstText(_ node: DocumentNode?) -> (offset: Int, text: String)? {
    switch node?.content {
    case .mapping(let pairs): firstText(pairs.first?.value)
    case .list(let items): firstText(items.first)
    case .text(let scalar): (node?.offset ?? 0, scalar.text)
    case .unread, nil: nil
    }
  }
}

extension FixRefusal {
  /// Returns the refusal for a YAML scalar in a style.
  fileprivate static func style(_ style: ScalarStyle) -> FixRefusal { .unwritable(explanation: style.refusal) }
}
