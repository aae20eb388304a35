import Testing

@testable import L10nFormats

@Suite("Lines with a key")
struct KeyLineTests {
  private func column(_ line: String) -> Int? { KeyLine.column(Array("before\n\(line)".utf8)[7...]) }

  @Test(
    "a key is found at its indentation",
    arguments: [
      ("a: b", 0), ("  a: b\n", 2), ("    매장:\n", 4), ("a:\r\n", 0), ("a:", 0), ("a:\tb", 0), ("'a b': c", 0),
      ("  \"a: b\": c", 2), ("&x a: b", 0), ("? a: b", 0), ("a:b: c", 0), ("<<: *a", 0),
    ])
  func keys(line: String, expected: Int) {
    #expect(column(line) == expected)
  }

  @Test(
    "other lines have no key",
    arguments: [
      "", "\n", "\r\n", "   ", "# a: b", "  # a: b", "\ta: b", " \ta: b", "- a: b", "text", "a:b", "%YAML: 1", "}",
      "]: a",
    ])
  func others(line: String) {
    #expect(column(line) == nil)
  }
}
