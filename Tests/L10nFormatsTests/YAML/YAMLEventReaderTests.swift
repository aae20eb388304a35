import CatalogTestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Scalars of a YAML file and their places")
struct YAMLEventReaderTests {
  @Test("scalars are kept as written: no, on, 404 and 1.0 are texts")
  func rawScalars() {
    #expect(YAMLReading.tree("a: no\n404: 1.0\non: ~\nyes: 0x1F") == "{a: no, 404: 1.0, on: ~, yes: 0x1F}")
  }

  @Test("every key has its place, after any kind of scalar and after characters that are line breaks in YAML 1.1")
  func places() throws {
    let text = "가: 나\nb: |\n  literal\u{2028}line\n  two\nc: >\n  folded\n  text\nd: \"esc\\n\u{85}aped\"\ne: 'x'\n"
    let root = try #require(YAMLDocumentReader.read(Array(text.utf8)).root)
    guard case .mapping(let pairs) = root.content else { throw Unexpected() }
    let lines = LineTable(Array(text.utf8))
    let places = pairs.map { lines.position(atScalar: $0.keyOffset) }.map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "2:1", "5:1", "8:1", "9:1"])
    let values = pairs.map { lines.position(atScalar: $0.value.offset) }.map { "\($0.line):\($0.column)" }
    #expect(values == ["1:4", "2:4", "5:4", "8:4", "9:4"])
  }

  @Test("a text after an anchor or a tag has its own place")
  func placesBehindProperties() throws {
    let text =
      "가: &a 나\n&k b: !!str  &b 'x'\nc: !t # why\n  # &not\n\n  &c |\n  y\nd: &d\ne: [&e x, !!str \"y\"]\nf: &g:h i\n"
    let root = try #require(YAMLDocumentReader.read(Array(text.utf8)).root)
    guard case .mapping(let pairs) = root.content, case .list(let items) = pairs[4].value.content else {
      throw Unexpected()
    }
    let lines = LineTable(Array(text.utf8))
    let places =
      (pairs.prefix(4).flatMap { [$0.keyOffset, $0.value.offset] } + items.map(\.offset) + [pairs[5].value.offset])
      .map { lines.position(atScalar: $0) }.map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "1:7", "2:4", "2:17", "3:1", "6:6", "8:1", "8:4", "9:8", "9:17", "10:6"])
  }

  @Test("tags change nothing, and carriage returns end lines")
  func tagsAndLineEnds() {
    #expect(YAMLReading.tree("a: !!str 1\nb: !<x> [!t y]\nc: !!map {}\nd: !!null") == "{a: 1, b: [y], c: {}, d: }")
    #expect(YAMLReading.tree("a: 1\r\nb:\r\n  c: |\r\n    x\r\n    y\r\n") == "{a: 1, b: {c: x\ny\n}}")
    #expect(YAMLReading.tree("a: 1\rb: 2") == "{a: 1, b: 2}")
    #expect(YAMLReading.problems("a: 1\r\n@: 2\r\nb: *x\r\n") == ["2:1", "3:4"])
  }

  private struct Unexpected: Error {}
}
