import CatalogTestSupport
import Foundation
import TestSupport
import Testing

@testable import L10nFormats

@Suite("Large JSON files on several processors")
struct JSONDocumentReaderPartsTests {
  /// Returns a file with an object of many members between two others.
  private static func file(
    members: Int = 2_500, before: String = "  \"language\" : \"ko\",\n", after: String = ",\n  \"version\" : \"1.0\"\n"
  ) -> String {
    let lines = (0..<members).map { number in
      """
          "key.\(number)" : {
            "comment" : "여기 \\"\(number)\\" 🎁",
            "values" : [ "하나", { "deeper" : "둘\\n" }, 3 ]
          }
      """
    }
    return "{\n" + before + "  \"strings\" : {\n" + lines.joined(separator: ",\n") + "\n  }" + after + "}\n"
  }

  private func isSame(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let whole = JSONDocumentReader.readWhole(bytes, keys: .names)
    let read = JSONDocumentReader.read(bytes, keys: .names)
    return whole.root.map(YAMLReading.describe) == read.root.map(YAMLReading.describe)
      && offsets(whole.root) == offsets(read.root) && whole.problems == read.problems
      && whole.repetitions == read.repetitions
  }

  private func offsets(_ node: DocumentNode?) -> [Int] {
    guard let node else { return [] }
    switch node.content {
    case .text, .unread: return [node.offset]
    case .list(let items): return [node.offset] + items.flatMap { offsets($0) }
    case .mapping(let entries): return [node.offset] + entries.flatMap { [$0.keyOffset] + offsets($0.value) }
    }
  }

  @Test("the parts have the keys, texts and places of the whole", arguments: [file(), file(before: "", after: "")])
  func sameAsWhole(_ text: String) {
    #expect(JSONDocumentReader.readInParts(Array(text.utf8)) != nil)
    #expect(isSame(text))
  }

  @Test(
    "a file that can't be divided, or that has a mistake, is read from its start",
    arguments: [
      file(members: 100),
      file().replacing("\n", with: " "),
      "[\n" + file() + "]\n",
      "{\n  \"a\" : " + file() + "}\n",
      file(after: ",\n  \"strings\" : {}\n"),
      file(after: ",\n  \"version\" : 1,\n"),
      file(after: "\n}\n"),
      file(before: "  // comment\n"),
      file().replacing("\"key.2400\"", with: "\"key.3\""),
    ])
  func notInParts(_ text: String) {
    #expect(JSONDocumentReader.readInParts(Array(text.utf8)) == nil)
    #expect(isSame(text))
  }

  @Test("the result is the same for the parts as for the whole file, whatever is changed in it")
  func changes() {
    var generator = SplitMix(state: 17)
    let text = Array(Self.file(members: 1_600).utf8)
    let pieces = [
      "", "\n", "\"", ",", "}", "{", "]", "\\", ",\n    \"x\" : {", "\n    \"y\" : 1,", "}\n  },\n  \"z\" : {",
    ]
    for _ in 0..<10 {
      let change = RandomChange(of: text, by: pieces, &generator)
      #expect(isSame(String(decoding: change.bytes, as: UTF8.self)), "\(change.shown)")
    }
  }
}
