import TestSupport
import Testing

@testable import L10nFormats

@Suite("Reading YAML by lines")
struct YAMLLineReaderTests {
  private func isReadByLines(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer(YAMLLineReader.read) != nil
  }

  /// Returns a Boolean value indicating whether the result is the same as from libyaml, which reads everything after a
  /// tab, since that isn't in the simplest spelling.
  private func isReadAsByLibrary(_ text: String) -> Bool {
    let prefix = "#\t\n"
    #expect(!isReadByLines(prefix + text))
    return described(text, behind: 0) == described(prefix + text, behind: prefix.utf8.count)
  }

  private func described(_ text: String, behind prefix: Int) -> String {
    let document = YAMLDocumentReader.read(Array(text.utf8))
    func describe(_ node: DocumentNode) -> String {
      let content =
        switch node.content {
        case .text(let text): "\(text.text.debugDescription) \(text.map)"
        case .unread: "?"
        case .list(let items): "\(items.map(describe))"
        case .mapping(let pairs): "\(pairs.map { "\($0.key) \($0.keyOffset - prefix) \(describe($0.value))" })"
        }
      return "\(content) \(node.offset - prefix)"
    }
    let problems = document.problems.map { "\($0.explanation) \($0.offset - prefix)" }
    return "\(document.root.map(describe) ?? "nothing") \(problems)"
  }

  @Test(
    "entries in the simplest spelling are read by lines, and all others between them by libyaml",
    arguments: [
      "a: b", "a: b\n", "# c\n\na: b\n\n", "  a: b\n  c: d\n", "a:\n  b: c\n  d:\n      e: f\ng: h",
      "가: 나\n다: 라, 마\n", "404: x\na-b.c: d\n_: e\n", "a: \"\"\nb: ''\nc: \"d: # e\"\nf: 'g \\'\n",
      "a: b \n  \n# c\nd: e  \n",
      "a: it's #1 at 10:30\n", "a: null\nb: true\nc: 1\n", "a: b\na: c\n", "a: b\n    # c\nd: e",
      // Entries that libyaml reads one at a time.
      "a: \"b\\n\"\nc: d", "a: b\n  c\nd: e", "a: |\n  b\n\n  c: d\n\ne: f", "a: |+\n  b\n\ne: f", "a:\n- b\n- c\nd: e",
      "a:\n  - b: c\n    d: e\nf: g", "a:\nb:\n", "a: 'it''s'\nb: c", "a: b # c\nd: e", "a: {b: c}\nd: [e]",
      "c: d\n\"e f\": g",
      "a: &x b\nc: *x\nd: e", "a: &x\n  b: c\nd:\n  <<: *x\n  e: f", "a: \"b\n  c\"\nd: e", "a:\n  \"b\": c\nd: e",
      "a: b\nc: -d\n", "\"a\": b\nc: d", "a: b\u{85}c: d",
    ])
  func read(text: String) {
    #expect(isReadByLines(text))
    #expect(isReadAsByLibrary(text))
  }

  @Test(
    "doubtful text is read by libyaml",
    arguments: [
      "", "\n", "# c", "a", "- a", "---\na: b", "%YAML 1.1\n---\na: b", "a: b\n---\nc: d", "a: b\n...\n",
      "{a: b}",
      "a: b\n c: d", "  a: b\nc: d", "a:\n    b: c\n  d: e", "a: b: c", "a: b\n  c: d", "a: \"b\nc: d", "a: 'b' c\n",
      "a: *b",
      "a: b\r\nc: d\r\n", "a: b\tc", "a: b\u{85}c", "a: b\u{2028}c", "a: b\u{7}", "a: \u{FEFF}b", "a: \u{FFFF}",
      "a: b\n# \u{7F}\nc: d",
      "a: [b", "a: }", "a: !b c", "a: b\n\tc: d", "a: b\n- c", "a: \u{FFFD}", "? a\nb: c", "*a", "*a: b\nc: d",
      "a: b\n!\u{85}c:\n", "a: b\n\u{FEFF}c: |\n  d", "a: b\n&x c: d", "a: b\n%c: d",
      "!\n  a: b\nc: d", "! # x\n  a: b\nc: d",
      "? a\n: b\nc: d",
    ])
  func doubtful(text: String) {
    #expect(!isReadByLines(text))
  }

  @Test(
    "bytes that aren't UTF-8 are found anywhere",
    arguments: ["a: b%c", "a%: b", "# %\na: b", "a: b # %\nc: d", "a: |\n  %"])
  func illFormed(text: String) {
    let ends = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    for wrong: [UInt8] in [[0x80], [0xC3], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xFF]] {
      let bytes = Array(ends.joined(separator: wrong))
      #expect(bytes.withUnsafeBufferPointer(YAMLLineReader.read) == nil)
      #expect(YAMLDocumentReader.read(bytes).illFormed != nil)
    }
  }

  @Test("random files are read as by libyaml")
  func random() {
    let pieces = [
      "a: b", "key: \"text\"", "k:", "k:", "x: 'y'", "# c", "", "- i", "\"q\": r", "m: |", "m: >", "text", "n: \"o",
      "p\"", "e: \"\\n\"",
      "f: {g: h}", "r: &s t", "u: *s", "v: w # x", "y: null", "?", "한: 국", "z: a: b", "c : d", "<<: *s", "---", "l: [",
      "]", "t: !u v",
    ]
    var random = SplitMix(state: 5)
    var read = 0
    for _ in 0..<6_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        text += String(repeating: "  ", count: [0, 0, 0, 1, 1, 2].randomElement(using: &random) ?? 0)
        text += (Bool.random(using: &random) ? pieces[..<6] : pieces[...]).randomElement(using: &random) ?? ""
        text += ["\n", "\n", "\n", " \n", "\n\n"].randomElement(using: &random) ?? ""
      }
      guard isReadByLines(text) else { continue }
      read += 1
      #expect(isReadAsByLibrary(text), "\(text.debugDescription)")
    }
    #expect(read > 500)
  }
}
