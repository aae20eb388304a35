import Testing

@testable import L10nGenCore

@Suite("Reading a YAML file")
struct YAMLDocumentReaderTests {
  /// The tree as text: scalars bare, mappings in braces, sequences in brackets.
  private func tree(_ text: String) -> String {
    let document = YAMLDocumentReader.read(Array(text.utf8))
    return document.root.map(describe) ?? "nothing"
  }

  private func describe(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): "[\(items.map(describe).joined(separator: ", "))]"
    case .mapping(let pairs): "{\(pairs.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// The problems as `line:column`, in order.
  private func problems(_ text: String) -> [String] {
    let document = YAMLDocumentReader.read(Array(text.utf8))
    let lines = LineTable(document.bytes)
    return document.problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column)"
    }
  }

  @Test("scalars keep what was written: no, on, 404 and 1.0 are texts")
  func rawScalars() {
    #expect(tree("a: no\n404: 1.0\non: ~\nyes: 0x1F") == "{a: no, 404: 1.0, on: ~, yes: 0x1F}")
  }

  @Test("every key has its place, after any kind of scalar and after characters that YAML 1.1 takes for line breaks")
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

  @Test("a text behind an anchor or a tag has its own place, not theirs")
  func placesBehindProperties() throws {
    let text =
      "가: &a 나\n&k b: !!str  &b 'x'\nc: !t # why\n  # &not\n\n  &c |\n  y\nd: &d\ne: [&e x, !!str \"y\"]\nf: &g:h i\n"
    let root = try #require(YAMLDocumentReader.read(Array(text.utf8)).root)
    guard case .mapping(let pairs) = root.content, case .sequence(let items) = pairs[4].value.content else {
      throw Unexpected()
    }
    let lines = LineTable(Array(text.utf8))
    let places =
      (pairs.prefix(4).flatMap { [$0.keyOffset, $0.value.offset] } + items.map(\.offset) + [pairs[5].value.offset])
      .map { lines.position(atScalar: $0) }.map { "\($0.line):\($0.column)" }
    #expect(places == ["1:1", "1:7", "2:4", "2:17", "3:1", "6:6", "8:1", "8:4", "9:8", "9:17", "10:6"])
  }

  @Test("aliases stand for what they name, and a merge gives way to the mapping's own keys")
  func aliases() {
    #expect(tree("a: &x one\nb: *x") == "{a: one, b: one}")
    #expect(tree("a: &m {p: 1, q: 2}\nb:\n  <<: *m\n  q: 3") == "{a: {p: 1, q: 2}, b: {q: 3, p: 1}}")
    #expect(tree("b:\n  '<<': x") == "{b: {<<: x}}")
    #expect(problems("a: *nowhere\nb: c") == ["1:4"])
  }

  @Test(
    "merges take what the mapping lacks: its own keys first, then those of earlier mappings",
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
    #expect(tree(text) == expected)
    #expect(problems(text) == [])
  }

  @Test(
    "only mappings can be merged",
    arguments: [("a: 1\n<<: text", "2:5"), ("<<: [x]", "1:6"), ("- &a x\n- <<: *a", "1:6")])
  func wrongMerges(text: String, place: String) {
    #expect(problems(text) == [place])
  }

  @Test("a merged key has the place where it is written, and repeats nothing")
  func mergedPlaces() throws {
    let document = YAMLDocumentReader.read(Array("a: &a {x: 1}\nb:\n  <<: *a\n  x: 2\nc:\n  <<: *a\n".utf8))
    #expect(document.duplicates.isEmpty)
    guard case .mapping(let pairs) = document.root?.content, case .mapping(let merged) = pairs[2].value.content else {
      throw Unexpected()
    }
    #expect(merged.map(\.keyOffset) == [7])
  }

  @Test("an anchor inside itself is no endless loop")
  func recursion() {
    #expect(problems("&a [*a]") == ["1:5"])
    #expect(problems("a: &a {b: *a, c: d}") == ["1:11"])
    #expect(tree("a: &a {b: *a, c: d}") == "{a: {b: , c: d}}")
  }

  @Test(
    "an empty file, comments and directives are fine, a second document is not",
    arguments: [
      ("", "nothing", []), ("\n\n", "nothing", []), ("# why\n", "nothing", []), ("---\n", "", []),
      ("%YAML 1.1\n---\na: b\n...\n", "{a: b}", []), ("--- # why\na: b", "{a: b}", []),
      ("a: b\n---\nc: d", "{a: b}", ["2:1"]), ("%YAML 2.0\n---\na: b", "{a: b}", ["1:1"]),
    ])
  func documents(text: String, expected: String, places: [String]) {
    #expect(tree(text) == expected)
    #expect(problems(text) == places)
  }

  @Test("tags change nothing, and carriage returns end lines")
  func tagsAndLineEnds() {
    #expect(tree("a: !!str 1\nb: !<x> [!t y]\nc: !!map {}\nd: !!null") == "{a: 1, b: [y], c: {}, d: }")
    #expect(tree("a: 1\r\nb:\r\n  c: |\r\n    x\r\n    y\r\n") == "{a: 1, b: {c: x\ny\n}}")
    #expect(tree("a: 1\rb: 2") == "{a: 1, b: 2}")
    #expect(problems("a: 1\r\n@: 2\r\nb: *x\r\n") == ["2:1", "3:4"])
  }

  @Test("several errors of a file are all found, and what is between them is read")
  func severalErrors() {
    let text = """
      ko:
        a: "open
        b: 가
        c:
          d: %percent
          e: 나
          f: [1, 2
        g: 다
        h: {x: y
      en:
        i: a: b
        j: 라
      """
    #expect(tree(text) == "{ko: {b: 가, c: {e: 나}, g: 다}, en: {i: a, j: 라}}")
    #expect(problems(text) == ["2:6", "5:8", "7:8", "9:6", "11:7"])
  }

  @Test(
    "keys that stand twice are all noted with the first place, in small mappings and large ones", arguments: [2, 30])
  func manyDuplicates(count: Int) {
    let keys = (0..<count).map { "k\($0): x\n" }.joined()
    let document = YAMLDocumentReader.read(Array((keys + "k1: y\nk0: y\nk1: z\n").utf8))
    let end = keys.utf8.count
    #expect(
      document.duplicates == [
        YAMLDuplicate(key: "k1", first: 6, second: end), YAMLDuplicate(key: "k0", first: 0, second: end + 6),
        YAMLDuplicate(key: "k1", first: 6, second: end + 12),
      ])
    #expect(document.root?.weight == count + 1)
  }

  @Test(
    "a broken text costs that text alone",
    arguments: [
      ("ko:\n  a: 1\n  b: \"open\n  c: 3\n  d:\n    e: 4\n", "{ko: {a: 1, c: 3, d: {e: 4}}}", ["3:6"]),
      ("a: 1\nb: {open\nc: 3\n", "{a: 1, c: 3}", ["2:4"]),
      ("a: x: y\nb: 2\n", "{a: x, b: 2}", ["1:5"]),
      ("ko:\n  a:\n    b: @at\n    c: 1\n  d: 2\nen:\n  e: 3\n", "{ko: {a: {c: 1}, d: 2}, en: {e: 3}}", ["3:8"]),
      ("a: 1\n\tb: 2\nc: 3\n", "{c: 3}", ["2:1"]),
    ])
  func recovery(text: String, expected: String, places: [String]) {
    #expect(tree(text) == expected)
    #expect(problems(text) == places)
  }

  @Test(
    "what can't be a key is pointed at, and neither it nor its value becomes one",
    arguments: [
      ("? [a, b]\n: c\nd: e", "{d: e}", ["1:3"]),
      ("[a]: b\nc: d", "{c: d}", ["1:1"]),
      ("? {a: b}\n: {c: d}\ne: f", "{e: f}", ["1:3"]),
      ("x: {[a]: b, ? {c: {d: e}} : [f], g: h}", "{x: {g: h}}", ["1:5", "1:15"]),
      ("a: &a [b]\n*a : c\nd: e", "{a: [b], d: e}", ["2:1"]),
      ("*none : b\nc: d", "{c: d}", ["1:1"]),
      ("? \(String(repeating: "k", count: 1_025))\n: a\nb: c", "{b: c}", ["1:3"]),
      ("\(String(repeating: "k", count: 1_025)): a\nb: c", "{b: c}", ["1:1026"]),
      ("@a: b\nc: d", "{c: d}", ["1:1"]),
      ("a\nb: c\nd: e", "{d: e}", ["2:2"]),
    ])
  func refusedKeys(text: String, expected: String, places: [String]) {
    #expect(tree(text) == expected)
    #expect(problems(text) == places)
  }

  @Test("an alias can be a key")
  func aliasKeys() {
    #expect(tree("a: &a x\n*a : y\n&b c: *a\n*b : z") == "{a: x, x: y, c: x}")
    #expect(tree("- &a x\n- *a : y") == "[x, {x: y}]")
  }

  @Test("a key that stands twice is kept once, both places noted")
  func duplicates() {
    let document = YAMLDocumentReader.read(Array("a: 1\nb: 2\na: 3\n".utf8))
    #expect(document.duplicates == [YAMLDuplicate(key: "a", first: 0, second: 10)])
    #expect(document.root.map(describe) == "{a: 1, b: 2}")
  }

  @Test("decomposed Hangul keys are composed")
  func composition() {
    #expect(tree("\u{1112}\u{1161}\u{11AB}: x").unicodeScalars.elementsEqual("{\u{D55C}: x}".unicodeScalars))
  }

  @Test("nesting and aliases without bound end in a finding, not in a crash")
  func bounds() {
    #expect(problems(String(repeating: "[", count: 10_000)).count == 1)
    #expect(problems(String(repeating: "- ", count: 100_000)).count == 1)
    #expect(problems((0..<64).map { String(repeating: " ", count: $0) + "a:\n" }.joined()).isEmpty)
    #expect(problems((0..<65).map { String(repeating: " ", count: $0) + "a:\n" }.joined()) == ["65:65"])
    #expect(problems("a: &a \(String(repeating: "[", count: 40))\(String(repeating: "]", count: 40))\nb: *a").isEmpty)
    #expect(
      problems("a: &a [[[x]]]\nb: \(String(repeating: "[", count: 62))*a\(String(repeating: "]", count: 62))") == [
        "2:66"
      ])
    #expect(problems("a: " + String(repeating: "{a: ", count: 10_000) + "\nb: 1").first?.hasPrefix("1:") == true)
    let bomb = (1...12).reduce("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n") { text, level in
      text + "a\(level): &a\(level) [\((0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]\n"
    }
    #expect(!problems(bomb).isEmpty)
  }

  @Test("a file of nothing but mistakes names the first hundred")
  func problemLimit() {
    #expect(problems(String(repeating: "a: b: c\n", count: 1_000)).count == 100)
    #expect(problems("{\(String(repeating: "[x], ", count: 1_000))}").count == 100)
    #expect(problems(String(repeating: "\u{1}", count: 1_000)).count < 100)
  }

  @Test("characters that YAML forbids and bytes that are not UTF-8 are pointed at, and the rest is read")
  func forbidden() {
    #expect(problems("a: 1\nb: x\u{1}y\nc: 3") == ["2:5"])
    #expect(tree("a: 1\nb: x\u{1}y\nc: 3") == "{a: 1, b: x y, c: 3}")
    let document = YAMLDocumentReader.read([0x61, 0x3A, 0x20, 0xFF, 0x0A, 0x62, 0x3A, 0x20, 0x78])
    #expect(document.illFormed == [3])
    #expect(document.root.map(describe) == "{a: \u{FFFD}, b: x}")
  }

  @Test("what is not UTF-8 is found behind an error, too, and an error is told once")
  func illFormedBehindErrors() {
    let filler = String(repeating: "x: '\(String(repeating: "가", count: 300))'\n", count: 100)
    let bad: [(rest: [UInt8], problems: [String], illFormed: Int)] = [
      ([0x7A, 0x3A, 0x20, 0xFF, 0x0A], ["1:5"], 1),
      (Array("z: \u{1}\n".utf8), ["102:4", "1:5"], 0),
      (Array("--- x\ny".utf8) + [0x80], ["1:5", "102:1"], 1),
    ]
    for (rest, expected, illFormed) in bad {
      let document = YAMLDocumentReader.read(Array("a: b: c\n\(filler)".utf8) + rest)
      let lines = LineTable(document.bytes)
      let places = document.problems.map { lines.position(atScalar: $0.offset) }.map { "\($0.line):\($0.column)" }
      #expect(places == expected)
      #expect(document.illFormed.count == illFormed)
      #expect(String(decoding: document.bytes, as: UTF8.self).utf8.elementsEqual(document.bytes))
    }
  }

  private struct Unexpected: Error {}
}
