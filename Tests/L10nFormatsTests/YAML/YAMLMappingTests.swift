import CatalogTestSupport
import Testing

@testable import L10nFormats

@Suite("The content of a mapping in a YAML file")
struct YAMLMappingTests {
  @Test(
    "merges add missing keys: the mapping's own keys come first, then those of earlier mappings",
    arguments: [
      ("a: &a {x: 1, y: 2}\nb: {y: 3, <<: *a}", "{a: {x: 1, y: 2}, b: {y: 3, x: 1}}"),
      (
        "- &a {x: 1}\n- &b {x: 2, y: 3}\n- <<: [*a, *b]\n- <<: [*b, *a]",
        "[{x: 1}, {x: 2, y: 3}, {x: 1, y: 3}, {x: 2, y: 3}]"
      ),
      ("- &a {x: 1}\n- &b {<<: *a, y: 2}\n- {<<: *b, z: 3}", "[{x: 1}, {y: 2, x: 1}, {z: 3, y: 2, x: 1}]"),
      ("- &a {x: 1}\n- <<: *a\n  <<: {y: 2}", "[{x: 1}, {x: 1, y: 2}]"),
      ("- &a {x: {p: 1}}\n- <<: *a\n  x: {q: 2}", "[{x: {p: 1}}, {x: {q: 2}}]"),
      ("<<: {}\na: b", "{a: b}"),
    ])
  func merges(text: String, expected: String) {
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLReading.problems(text) == [])
  }

  @Test(
    "only mappings can be merged",
    arguments: [("a: 1\n<<: text", "2:5"), ("<<: [x]", "1:6"), ("- &a x\n- <<: *a", "1:6")])
  func wrongMerges(text: String, place: String) {
    #expect(YAMLReading.problems(text) == [place])
  }

  @Test("a merged key has the place where it is written, and isn't a repetition")
  func mergedPlaces() throws {
    let document = YAMLDocumentReader.read(Array("a: &a {x: 1}\nb:\n  <<: *a\n  x: 2\nc:\n  <<: *a\n".utf8))
    #expect(document.repetitions.isEmpty)
    guard case .mapping(let pairs) = document.root?.content, case .mapping(let merged) = pairs[2].value.content else {
      throw Unexpected()
    }
    #expect(merged.map(\.keyOffset) == [7])
  }

  @Test("a repeated key is kept once, with both places")
  func duplicates() {
    let document = YAMLDocumentReader.read(Array("a: 1\nb: 2\na: 3\n".utf8))
    #expect(document.repetitions == [RepeatedKey(key: "a", first: 0, second: 10)])
    #expect(document.root.map(YAMLReading.describe) == "{a: 1, b: 2}")
  }

  @Test(
    "repeated keys are all noted with the first place, in small and in large mappings", arguments: [2, 30])
  func manyDuplicates(count: Int) {
    let keys = (0..<count).map { "k\($0): x\n" }.joined()
    let document = YAMLDocumentReader.read(Array((keys + "k1: y\nk0: y\nk1: z\n").utf8))
    let end = keys.utf8.count
    #expect(
      document.repetitions == [
        RepeatedKey(key: "k1", first: 6, second: end), RepeatedKey(key: "k0", first: 0, second: end + 6),
        RepeatedKey(key: "k1", first: 6, second: end + 12),
      ])
    #expect(document.root.map { YAMLExtent(of: $0).weight } == count + 1)
  }

  private struct Unexpected: Error {}
}
