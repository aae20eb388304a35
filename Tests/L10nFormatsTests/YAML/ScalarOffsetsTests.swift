import CatalogTestSupport
import Foundation
import TestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Places inside a text")
struct ScalarOffsetsTests {
  @Test(
    "every character of a text is found at its place in the file, however the text is written",
    arguments: WrittenScalar.Style.allCases)
  func everyCharacter(style: WrittenScalar.Style) throws {
    var readable = 0
    for seed in 0..<200 as Range<UInt64> {
      let written = WrittenScalar(style, seed: seed)
      let document = YAMLDocumentReader.read(bytes(of: written.file))
      guard document.problems.isEmpty, let value = firstText(document.root) else { continue }
      readable += 1
      let wrong = misplaced(value, in: document.bytes, written)
      #expect(
        wrong.isEmpty, "seed \(seed): \(wrong) in \(String(String.UnicodeScalarView(written.file)).debugDescription)")
    }
    #expect(readable > 120)
  }

  @Test(
    "a place in a text is the same place in the file",
    arguments: [
      // The text and the file, each with the place marked.
      ("pl⟦ain", "b: pl⟦ain"),
      ("it'⟦s", "b: 'it''⟦s'"),
      ("s⟦", "b: 's⟦'"),
      ("\u{41}\n⟦{n}", #"b: "\x41\n⟦{n}""#),
      ("\u{1F9F4}가⟦{n}", #"b: "\U0001F9F4\uAC00⟦{n}""#),
      ("a\u{85}\u{A0}\u{2028}\u{2029}/⟦{n}", #"b: "a\N\_\L\P\/⟦{n}""#),
      ("one two ⟦{n}", "b: \"one \\\n  two\n  ⟦{n}\""),
      ("one\ntwo ⟦{n}", "b: one\n\n  two\n \t⟦{n}"),
      ("one\ntwo ⟦{n}", "b: one\r\n\r\n  two\r\n  ⟦{n}"),
      ("one\u{2028}⟦{n}", "b: one\u{2028}  ⟦{n}"),
      ("one ⟦{n}", "b: one\u{85}  ⟦{n}"),
      ("one\n\t⟦{n}\n", "b: |\n  one\n  \t⟦{n}\n"),
      ("  one\n ⟦{n}", "b: |2-  # why\n    one\n   ⟦{n}\n"),
      ("\none two\n  ⟦{n}\n\n", "b: >+\n\n  one\n  two\n    ⟦{n}\n\n"),
      ("one\n\ntwo ⟦{n}\n", "b: >\r\n  one\r\n\r\n\r\n  two\r\n  ⟦{n}\r\n"),
      ("⟦{n}", "b: &anchor !!str # why\n\n  \"⟦{n}\""),
    ])
  func marked(text: String, file: String) throws {
    let textParts = text.components(separatedBy: "⟦")
    let fileParts = file.components(separatedBy: "⟦")
    let bytes = Array(fileParts.joined().utf8)
    let value = try #require(firstText(YAMLDocumentReader.read(bytes).root))
    #expect(value.scalar.text == textParts.joined())
    #expect(place(toOffset: textParts[0].utf8.count, of: value, in: bytes) == fileParts[0].unicodeScalars.count)
  }

  @Test("the end of a text is directly after its last character, whatever follows")
  func end() throws {
    for file in ["b: 가{", "b: 가{   # why\n", "b: 가{\n\n\nc: x", "b: '가{'\nc: x"] {
      let bytes = Array(file.utf8)
      let value = try #require(firstText(YAMLDocumentReader.read(bytes).root))
      #expect(place(toOffset: 4, of: value, in: bytes) == file.unicodeScalars.prefix { $0 != "{" }.count + 1)
    }
  }

  @Test("a character ends before the line break, indentation or closing quote that follows it")
  func ends() throws {
    for (file, ends) in [
      ("b: 가  \n   나", [4, 7, 11]), ("b: '가\n  나' # x", [5, 6, 9]), ("b: \"가\\\n  나\"", [5, 10]),
      ("b: |\n  가\n  나\n", [8, 9, 12, 13]),
    ] {
      let bytes = Array(file.utf8)
      let value = try #require(firstText(YAMLDocumentReader.read(bytes).root))
      var offset = 0
      let found = value.scalar.text.unicodeScalars.map { scalar in
        offset += UTF8.width(scalar)
        return end(behindOffset: offset, of: value, in: bytes)
      }
      #expect(found == ends, "\(file.debugDescription)")
    }
  }

  @Test("a place that can't be found is within the file")
  func impossible() {
    var random = SplitMix(state: 1)
    let alphabet = Array("\\\"' \n\r\txuU|>2+-#a\u{85}\u{2028}".utf8) + [0xFF, 0xE2]
    let styles: [ScalarStyle] = [.plain, .singleQuoted, .doubleQuoted, .literal, .folded]
    for _ in 0..<2_000 {
      let source = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      for style in styles {
        let offset = Int.random(in: -1...60, using: &random)
        let distance = ScalarOffsets.distance(
          toOffset: offset, of: "any \n\n  text 가", style: style, in: source[...])
        #expect((0...source.count).contains(distance))
      }
    }
  }

  /// Returns a description of misplaced characters.
  private func misplaced(_ value: Value, in bytes: [UInt8], _ written: WrittenScalar) -> [String] {
    var wrong: [String] = []
    var last = -1
    var lastEnd = 0
    var offset = 0
    for scalar in value.scalar.text.unicodeScalars {
      let place = place(toOffset: offset, of: value, in: bytes)
      if let right = written.places[scalar] {
        if right != place { wrong.append("'\(scalar)' at \(place), not \(right)") }
      } else if !isPlausible(scalar, for: written.file[place]) {
        wrong.append("\(scalar.debugDescription) at \(place)")
      }
      if place <= last { wrong.append("\(scalar.debugDescription) at \(place), not after \(last)") }
      if place < lastEnd { wrong.append("\(scalar.debugDescription) at \(place), before \(lastEnd)") }
      last = place
      offset += UTF8.width(scalar)
      lastEnd = end(behindOffset: offset, of: value, in: bytes)
      if lastEnd <= place { wrong.append("\(scalar.debugDescription) ends at \(lastEnd)") }
    }
    return wrong
  }

  private func place(toOffset offset: Int, of value: Value, in bytes: [UInt8]) -> Int {
    let source = bytes[LineTable(bytes).byteOffset(atScalar: value.offset, in: bytes)...]
    return value.offset
      + ScalarOffsets.distance(toOffset: offset, of: value.scalar.text, style: value.scalar.style, in: source)
  }

  private func end(behindOffset offset: Int, of value: Value, in bytes: [UInt8]) -> Int {
    let source = bytes[LineTable(bytes).byteOffset(atScalar: value.offset, in: bytes)...]
    return value.offset
      + ScalarOffsets.distance(behindOffset: offset, of: value.scalar.text, style: value.scalar.style, in: source)
  }

  /// Returns a Boolean value indicating whether a character that may occur several times can be the one at a place in
  /// the file.
  private func isPlausible(_ scalar: Unicode.Scalar, for written: Unicode.Scalar) -> Bool {
    written == scalar || written == "\\" || scalar == " " && isBreak(written)
      || scalar == "\n" && isBreak(written)
  }

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private func bytes(of scalars: [Unicode.Scalar]) -> [UInt8] {
    Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  private struct Value {
    var offset: Int
    var scalar: DocumentText
  }

  private func firstText(_ node: DocumentNode?) -> Value? {
    switch node?.content {
    case .mapping(let pairs): firstText(pairs.first?.value)
    case .text(let scalar): Value(offset: node?.offset ?? 0, scalar: scalar)
    case .list, .unread, nil: nil
    }
  }
}
