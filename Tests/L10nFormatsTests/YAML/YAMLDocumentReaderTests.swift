import CatalogTestSupport
import TestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a YAML file")
struct YAMLDocumentReaderTests {
  @Test(
    "an empty file, comments and directives are fine, but a second document isn't",
    arguments: [
      ("", "nothing", []), ("\n\n", "nothing", []), ("# why\n", "nothing", []), ("---\n", "", []),
      ("%YAML 1.1\n---\na: b\n...\n", "{a: b}", []), ("--- # why\na: b", "{a: b}", []),
      ("a: b\n---\nc: d", "{a: b}", ["2:1"]), ("%YAML 2.0\n---\na: b", "{a: b}", ["1:1"]),
    ])
  func documents(text: String, expected: String, places: [String]) {
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLReading.problems(text) == places)
  }

  @Test("several errors in a file are all found, and the text between them is read")
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
    #expect(YAMLReading.tree(text) == "{ko: {a: ?, b: 가, c: {d: ?, e: 나, f: ?}, g: 다, h: ?}, en: {i: ?, j: 라}}")
    #expect(YAMLReading.problems(text) == ["2:6", "5:8", "7:8", "9:6", "11:7"])
  }

  @Test(
    "a broken text affects only that text",
    arguments: [
      ("ko:\n  a: 1\n  b: \"open\n  c: 3\n  d:\n    e: 4\n", "{ko: {a: 1, b: ?, c: 3, d: {e: 4}}}", ["3:6"]),
      ("a: 1\nb: {c: \"2\",\nc: \"3\",\nd: \"4\"\ne: 5\n", "{a: 1, b: ?, c: ?, d: 4, e: 5}", ["2:4", "3:7"]),
      ("a: 1\nb: {open\nc: 3\n", "{a: 1, b: ?, c: 3}", ["2:4"]),
      ("a: {name} x\nb: 2\n", "{a: ?, b: 2}", ["1:11"]), ("a: x: y\nb: 2\n", "{a: ?, b: 2}", ["1:5"]),
      ("ko:\n  a:\n    b: @at\n    c: 1\n  d: 2\nen:\n  e: 3\n", "{ko: {a: {b: ?, c: 1}, d: 2}, en: {e: 3}}", ["3:8"]),
      ("a: 1\n\tb: 2\nc: 3\n", "{a: ?, c: 3}", ["2:1"]),
    ])
  func recovery(text: String, expected: String, places: [String]) {
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLReading.problems(text) == places)
  }

  @Test(
    "a first key that is too long affects only its own text",
    arguments: [
      ("a:\n  K: 1\n  b: 2\nc: 3\n", "{a: {b: 2}, c: 3}", ["2:3"]),
      ("a:\n  \"K\": 1\n  b: 2\n", "{a: {b: 2}}", ["2:3"]),
      ("a:\n  b:\n    K:\n      c: 1\n      d: 2\n    e: 3\n  f: 4\n", "{a: {b: {e: 3}, f: 4}}", ["3:5"]),
      ("a:\n  K: 1\n  K: 2\n  b: 3\n", "{a: {b: 3}}", ["2:3", "3:3"]),
      ("a:\n  b: 1\n  K: 2\n  c: 3\n", "{a: {b: 1, c: 3}}", ["3:3"]),
    ])
  func longFirstKey(text: String, expected: String, places: [String]) {
    let text = text.replacing("K", with: String(repeating: "k", count: 2000))
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLReading.problems(text) == places)
  }

  @Test(
    "a quote that is closed only after other keys doesn't affect these",
    arguments: [
      ("a: \"open\nb: \"x\"\nc: 3\n", "{a: ?, b: x, c: 3}", ["1:4"]),
      ("ko:\n  a: 'open\n  b: 2\n  c: 'it is'\n  d: 4\n", "{ko: {a: ?, b: 2, c: it is, d: 4}}", ["2:6"]),
      ("a: \"two\n  lines\"\nb: 2\n", "{a: two lines, b: 2}", []),
      ("a: \"two\n  lines\" x\nb: 2\n", "{a: ?, b: 2}", ["2:10"]),
      ("a: \"b: x\n  c: y\" x\nb: 2\n", "{a: ?, b: 2}", ["2:9"]),
    ])
  func quoteClosedLate(text: String, expected: String, places: [String]) {
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLReading.problems(text) == places)
  }

  @Test(
    "a key that wasn't reached is kept, and lost keys are known if one can't be placed",
    arguments: [
      ("a: 1\n\"b: 2\nc: 3\n", "{a: 1, b: ?, c: 3}", false),
      ("a:\n    b: 1\n  c: 2\n    d: 3\ne: 4\n", "{a: {b: 1}, e: 4}", true),
      ("a: 1\n? [b\nc: 3\n", "{a: 1, c: 3}", true),
      ("a: 1\n---\nb: 2\n", "{a: 1}", true),
      ("a: b: c\n  d: 1\n  e: 2\nf: 3\n", "{a: ?, f: 3}", false),
    ])
  func lostKeys(text: String, expected: String, losesKeys: Bool) {
    #expect(YAMLReading.tree(text) == expected)
    #expect(YAMLDocumentReader.read(Array(text.utf8)).hasAllKeys == !losesKeys)
  }

  @Test(
    "all keys are kept wherever a text is broken, and no others appear",
    arguments: [
      "\"open", "'open", "{open", "[open", "{a: b", "@", "%x", "a: b", "*none", "& x", "\"\\q\"", "| x", "x\n\ty: z",
      "]",
    ])
  func anyBrokenText(broken: String) {
    var random = SplitMix(state: 1)
    for _ in 0..<50 {
      var file: [(line: String, isText: Bool)] = []
      write(depth: 0, into: &file, &random)
      let whole = paths(file.map(\.line).joined())
      guard let index = file.indices.filter({ file[$0].isText }).randomElement(using: &random) else { continue }
      file[index].line = file[index].line.prefix { $0 != ":" } + ": \(broken)\n"
      let text = file.map(\.line).joined()
      let read = paths(text)
      #expect(read == whole, "\(text)")
      #expect(YAMLReading.problems(text).count == 1, "\(text)")
    }
  }

  /// Writes a mapping of up to three levels without repeated keys.
  private func write(depth: Int, into file: inout [(line: String, isText: Bool)], _ random: inout SplitMix) {
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let key = String(repeating: "  ", count: depth) + "키\(file.count):"
      if depth < 3, Bool.random(using: &random) {
        file.append((key + "\n", false))
        write(depth: depth + 1, into: &file, &random)
      } else {
        file.append((key + " text \(file.count)\n", true))
      }
    }
  }

  private func paths(_ text: String) -> Set<String> {
    var paths: Set<String> = []
    func visit(_ node: DocumentNode, _ path: String) {
      guard case .mapping(let pairs) = node.content else { return }
      for pair in pairs {
        paths.insert("\(path).\(pair.key)")
        visit(pair.value, "\(path).\(pair.key)")
      }
    }
    if let root = YAMLDocumentReader.read(Array(text.utf8)).root { visit(root, "") }
    return paths
  }

  @Test("only the first hundred mistakes are reported in a file of mistakes, and the limit is reported")
  func problemLimit() {
    let document = YAMLDocumentReader.read(Array(String(repeating: "a: b: c\n", count: 1_000).utf8))
    #expect(document.problems.map { $0.explanation.contains("first 100 errors") }.firstIndex(of: true) == 99)
    #expect(YAMLReading.problems(String(repeating: "a: b: c\n", count: 1_000)).count == 100)
    #expect(YAMLReading.problems("{\(String(repeating: "[x], ", count: 1_000))}").count == 100)
    #expect(YAMLReading.problems(String(repeating: "\u{1}", count: 1_000)).count < 100)
  }

  @Test("characters that YAML forbids and bytes that aren't UTF-8 are reported, and the rest is read")
  func forbidden() {
    #expect(YAMLReading.problems("a: 1\nb: x\u{1}y\nc: 3") == ["2:5"])
    #expect(YAMLReading.tree("a: 1\nb: x\u{1}y\nc: 3") == "{a: 1, b: ?, c: 3}")
    let document = YAMLDocumentReader.read([0x61, 0x3A, 0x20, 0xFF, 0x0A, 0x62, 0x3A, 0x20, 0x78])
    #expect(document.illFormed?.offset == 3)
    #expect(document.root.map(YAMLReading.describe) == "{a: ?, b: x}")
  }

  @Test("bytes that aren't UTF-8 are also found after an error, and an error is reported once")
  func illFormedBehindErrors() {
    let filler = String(repeating: "x: '\(String(repeating: "가", count: 300))'\n", count: 100)
    let bad: [(rest: [UInt8], problems: [String], isIllFormed: Bool)] = [
      ([0x7A, 0x3A, 0x20, 0xFF, 0x0A], ["1:5"], true),
      (Array("z: \u{1}\n".utf8), ["102:4", "1:5"], false),
      (Array("--- x\ny".utf8) + [0x80], ["1:5", "102:1"], true),
    ]
    for (rest, expected, isIllFormed) in bad {
      let document = YAMLDocumentReader.read(Array("a: b: c\n\(filler)".utf8) + rest)
      let lines = LineTable(document.bytes)
      let places = document.problems.map { lines.position(atScalar: $0.offset) }.map { "\($0.line):\($0.column)" }
      #expect(places == expected)
      #expect((document.illFormed != nil) == isIllFormed)
      #expect(String(decoding: document.bytes, as: UTF8.self).utf8.elementsEqual(document.bytes))
    }
  }
}
