import L10nMessages
import Testing

@testable import L10nFormats

@Suite("Adding keys to a YAML file")
struct YAMLAdditionTests {
  private func added(
    _ messages: [(path: [String], message: StoredMessage)], under path: [String] = [], to text: String
  ) -> String? {
    YAMLAddition.adding([KeyedEntry](messages), under: path, to: Array(text.utf8))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a new file is nested in the order of the keys")
  func new() {
    let messages: [(path: [String], message: StoredMessage)] = [
      (["b", "x"], .text("One: two")), (["a"], .list(["1", "- 2"])), (["b", "w", "z"], .text("가나 {x}, it's #1")),
      (["c"], .pluralMap([.init(category: .one, text: "one"), .init(category: .other, text: "{count}")])),
      (["on"], .text("yes")), (["e"], .list([])), (["1"], .text("line\nbreak \u{200B}\"")),
    ]
    #expect(
      added(messages, to: "") == """
        b:
          x: "One: two"
          w:
            z: "가나 {x}, it's #1"
        a:
          - "1"
          - "- 2"
        c:
          one: one
          other: "{count}"
        "on": "yes"
        e: []
        "1": "line\\nbreak \u{200B}\\""

        """)
  }

  @Test("each key is inserted after the last one of its mapping, with the file's indentation, and the rest is kept")
  func existing() {
    let text = """
      # Store
      ko:
          store: # the store
              title: 매장

          # Cart
          cart:
              text: |
                  a

      """
    #expect(
      added([(["store", "new"], .text("새")), (["cart", "b", "c"], .text("다"))], under: ["ko"], to: text) == """
        # Store
        ko:
            store: # the store
                title: 매장
                new: 새

            # Cart
            cart:
                text: |
                    a
                b:
                  c: 다

        """)
    #expect(added([(["b"], .text("2"))], to: "a: 1\r\n") == "a: 1\r\nb: \"2\"\r\n")
    #expect(added([(["b"], .text("2"))], to: "a: 1") == "a: 1\nb: \"2\"\n")
    #expect(added([(["b"], .text("x"))], to: "# nothing yet") == "# nothing yet\nb: x\n")
    #expect(added([(["b"], .text("x"))], to: "a: |+\n  text\n\n") == "a: |+\n  text\n\nb: x\n")
  }

  @Test(
    "content other than lines of keys is refused",
    arguments: ["a: 1\n", "{b: 1}\n", "a: {c: 1}\n", "- a\n", "a: [", "a:\n  - x\n"])
  func refusal(text: String) {
    #expect(added([(["a", "b"], .text("x"))], to: text) == nil)
  }

  @Test("texts can be read again, and are written with as few quotes as possible")
  func texts() throws {
    let texts = [
      "Hello, world!", "it's", "a: b", "a #b", "a:", "가", "#a", "null", "~", "1.5", "", " a", "a ", "a\tb", "- a",
      "{a}",
      "a\u{2028}b", "\u{FEFF}", "e\u{301}", "👍", "a\u{0}b", "!x", "&a", "*a", "'q'", "\"q\"", "%@", "a\\b", "Yes", "N",
      "true story", "a\u{A0}b", "=", "<<", "2026-11-23", "0x1F", "a, b]", "@a", "`a`", "? a", "| a", "> a",
    ]
    let plain = texts.filter { YAMLText.written($0) == $0 }
    #expect(plain == ["Hello, world!", "it's", "가", "e\u{301}", "a\\b", "true story", "a, b]"])
    for text in texts {
      let document = YAMLDocumentReader.read(Array("k: \(YAMLText.written(text))\n".utf8))
      #expect(document.root?.entries.first?.value.text?.utf8.elementsEqual(text.utf8) == true, "\(text)")
    }
  }

  @Test(
    "keys are added to an empty file or key, and before the end of the document",
    arguments: [
      ("ko:\n", "ko:\n  a: 가\n"), ("ko: # none yet\n", "ko: # none yet\n  a: 가\n"), ("ko: {}\n", "ko: \n  a: 가\n"),
      ("ko: null\nx: 엑\n", "ko: \n  a: 가\nx: 엑\n"), ("# New\n{}\n", "# New\n\nko:\n  a: 가\n"),
      ("~\n", "\nko:\n  a: 가\n"), ("---\n...\n", "---\nko:\n  a: 가\n...\n"),
      ("x: 엑\r\ny: 와이", "x: 엑\r\ny: 와이\r\nko:\r\n  a: 가\r\n"), ("x: 엑\n...\n", "x: 엑\nko:\n  a: 가\n...\n"),
      ("ko:\n  b: 나\n... # end\n", "ko:\n  b: 나\n  a: 가\n... # end\n"),
    ])
  func places(text: String, expected: String) {
    #expect(added([(["a"], .text("가"))], under: ["ko"], to: text) == expected)
  }

  @Test(
    "a key with a value or an anchor is refused",
    arguments: ["ko: text\n", "ko: []\n", "ko: &x\ny: *x\n", "ko: { b: 나 }\n"])
  func occupied(text: String) {
    #expect(added([(["a"], .text("가"))], under: ["ko"], to: text) == nil)
  }

  @Test("keys are added next to long ones, before which libyaml's writers put a question mark")
  func explicitKeys() {
    let long = String(repeating: "k", count: 200)
    let text =
      "a:\n  ? \(long)\n  :\n    ?  \"b \(long)\"\n    : B\n    c: C\n  # D\n  ? d\(long)\n  : |\n    D\n? e\n: E\n"
    let new: [(path: [String], message: StoredMessage)] = [
      (["a", "x"], .text("X")), (["a", long, "w"], .text("W")), (["z"], .text("Z")),
    ]
    #expect(
      added(new, to: text)
        == text.replacing("    c: C\n", with: "    c: C\n    w: W\n").replacing("    D\n", with: "    D\n  x: X\n")
        + "z: Z\n")
  }
}
