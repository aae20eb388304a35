import Testing

@testable import L10nFormats

@Suite("The size of expanded aliases")
struct YAMLExtentTests {
  @Test(
    "the size is counted in nodes, including aliases, merges and long texts",
    arguments: [
      ("a: &a x\nb: *a", 1), ("a: &a {b: [c, d]}\ne: *a", 4), ("a: &a []\nb: *a", 1),
      ("a: &a {b: c}\nd: &d [*a, *a]\ne: *d", 2 + 2 + 5), ("&k a: b\nc: *k", 1),
      // The merged keys count, but not their mapping itself. The first of two equal keys counts.
      ("a: &a {b: c, d: e}\nf: &f {<<: *a, b: g}\nh: *f", 3 + 3), ("a: &a {b: [c], b: d}\ne: *a", 3),
      ("a: &a \(String(repeating: "x", count: 640))\nb: *a", 11),
    ])
  func weight(text: String, expansion: Int) {
    let document = YAMLDocumentReader.read(Array(text.utf8))
    #expect(document.expansion == expansion)
    #expect(document.problems.isEmpty)
  }

  @Test("the depth is that of nested collections", arguments: [("x", 0), ("[]", 1), ("[{a: [b]}, c]", 3)])
  func depth(text: String, depth: Int) throws {
    let root = try #require(YAMLDocumentReader.read(Array("- \(text)\n".utf8)).root)
    #expect(YAMLExtent(of: root).depth == depth + 1)
  }
}
