import CatalogTestSupport
import Testing

@Suite("Keys and aliases of a YAML file")
struct YAMLTreeBuilderTests {
  @Test("an alias has the value of its anchor, and a mapping's own keys override merged ones")
  func aliases() {
    #expect(YAMLReading.tree("a: &x one\nb: *x") == "{a: one, b: one}")
    #expect(YAMLReading.tree("a: &m {p: 1, q: 2}\nb:\n  <<: *m\n  q: 3") == "{a: {p: 1, q: 2}, b: {q: 3, p: 1}}")
    #expect(YAMLReading.tree("b:\n  '<<': x") == "{b: {<<: x}}")
    #expect(YAMLReading.problems("a: *nowhere\nb: c") == ["1:4"])
  }

  @Test("an alias can be a key")
  func aliasKeys() {
    #expect(YAMLReading.tree("a: &a x\n*a : y\n&b c: *a\n*b : z") == "{a: x, x: y, c: x}")
    #expect(YAMLReading.tree("- &a x\n- *a : y") == "[x, {x: y}]")
  }

  @Test("an anchor that contains itself doesn't cause an endless loop")
  func recursion() {
    #expect(YAMLReading.problems("&a [*a]") == ["1:5"])
    #expect(YAMLReading.problems("a: &a {b: *a, c: d}") == ["1:11"])
    #expect(YAMLReading.tree("a: &a {b: *a, c: d}") == "{a: {b: ?, c: d}}")
  }

  @Test(
    "keys that aren't allowed are reported, and neither they nor their values are read",
    arguments: [
      ("? [a, b]\n: c\nd: e", "{d: e}", ["1:3"]),
      ("[a]: b\nc: d", "{c: d}", ["1:1"]),
      ("? {a: b}\n: {c: d}\ne: f", "{e: f}", ["1:3"]),
      ("x: {[a]: b, ? {c: {d: e}} : [f], g: h}", "{x: {g: h}}", ["1:5", "1:15"]),
      ("a: &a [b]\n*a : c\nd: e", "{a: [b], d: e}", ["2:1"]),
      ("*none : b\nc: d", "{c: d}", ["1:1"]),
      ("? \(String(repeating: "k", count: 1_025))\n: a\nb: c", "{b: c}", ["1:3"]),
      ("\(String(repeating: "k", count: 1_025)): a\nb: c", "{b: c}", ["1:1"]),
      ("@a: b\nc: d", "{c: d}", ["1:1"]),
      ("a\nb: c\nd: e", "{b: c, d: e}", ["1:1"]),
    ])
  func refusedKeys(text: String, expected: String, places: [String]) {
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLReading.problems(text) == places)
  }

  @Test("decomposed Hangul keys are composed")
  func composition() {
    #expect(
      YAMLReading.tree("\u{1112}\u{1161}\u{11AB}: x").unicodeScalars.elementsEqual("{\u{D55C}: x}".unicodeScalars))
  }

  @Test("unlimited nesting and aliases are reported, and don't cause a crash")
  func bounds() {
    #expect(YAMLReading.problems(String(repeating: "[", count: 10_000)).count == 1)
    #expect(YAMLReading.problems(String(repeating: "- ", count: 100_000)).count == 1)
    #expect(YAMLReading.problems((0..<64).map { String(repeating: " ", count: $0) + "a:\n" }.joined()).isEmpty)
    #expect(YAMLReading.problems((0..<65).map { String(repeating: " ", count: $0) + "a:\n" }.joined()) == ["65:65"])
    #expect(
      YAMLReading.problems("a: &a \(String(repeating: "[", count: 40))\(String(repeating: "]", count: 40))\nb: *a")
        .isEmpty)
    #expect(
      YAMLReading.problems(
        "a: &a [[[x]]]\nb: \(String(repeating: "[", count: 62))*a\(String(repeating: "]", count: 62))") == [
          "2:66"
        ])
    #expect(
      YAMLReading.problems("a: " + String(repeating: "{a: ", count: 10_000) + "\nb: 1").first?.hasPrefix("1:") == true)
    let bomb = (1...12).reduce("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n") { text, level in
      text + "a\(level): &a\(level) [\((0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]\n"
    }
    #expect(YAMLReading.problems(bomb) == ["6:45"])
  }

  @Test("aliases expand to at most a million nodes, where a long text counts as many, and the limit is reported once")
  func expansion() {
    let list = "a: &a [\(String(repeating: "x, ", count: 999))]\n"
    func aliases(_ count: Int) -> String { "b: [\(String(repeating: "*a, ", count: count))]" }
    #expect(YAMLReading.problems(list + aliases(1_000)).isEmpty)
    #expect(YAMLReading.problems(list + aliases(1_001)) == ["2:\(5 + 4 * 1_000)"])
    #expect(YAMLReading.problems(list + aliases(1_010) + "\nc: *a\nd: x") == ["2:\(5 + 4 * 1_000)"])
    let text = "a: &a \(String(repeating: "x", count: 64 * 999))\n"
    #expect(YAMLReading.problems(text + aliases(1_000)).isEmpty)
    #expect(YAMLReading.problems(text + aliases(1_001)) == ["2:\(5 + 4 * 1_000)"])
  }
}
