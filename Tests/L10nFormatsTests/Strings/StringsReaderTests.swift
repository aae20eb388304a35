import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a .strings file")
struct StringsReaderTests {
  private func document(_ text: String) -> BundleDocument { StringsReader.read(Array(text.utf8)) }

  /// Returns the keys and texts, or the problems as `line:column explanation`.
  private func read(_ text: String) -> [String] {
    let document = document(text)
    guard document.problems.isEmpty else {
      let lines = LineTable(document.bytes)
      return document.problems.map { problem in
        let position = lines.position(atScalar: problem.offset)
        return "\(position.line):\(position.column) \(problem.explanation)"
      }
    }
    return (document.root?.entries ?? []).map { "\($0.key)=\($0.value.text ?? "?")" }
  }

  @Test(
    "keys and texts are read as by Core Foundation",
    arguments: [
      ("", []), ("/* only */ // comments", []), (#""a" = "b"; c="d";"#, ["a=b", "c=d"]), ("key;", ["key=key"]),
      (#"'single' = 'quo"te';"#, [#"single=quo"te"#]), ("a.b/c-d:e_f$ = x;", ["a.b/c-d:e_f$=x"]),
      ("/* c */ a // x\n = /* y */ b;", ["a=b"]), ("{ a = b; }\n", ["a=b"]), (#""a" = "line\#ntwo";"#, ["a=line\ntwo"]),
      (#""\U0041\u0042" = "\a\q\12x\7\\\"";"#, ["Au0042=\u{7}q\nx\u{7}\\\""]),
      (#""\UD83D\UDE00" = "\U1F600";"#, ["😀=\u{1F60}0"]), (#""a" = "\341\200\400";"#, ["a=Æ\u{A0}\0"]),
      ("\"a\" = \"\\\nb\";", ["a=\nb"]), ("a\u{2028}= b;", ["a=b"]), ("// c\u{2028}a = b;", ["a=b"]),
      (#""" = "x";"#, ["=x"]), (#"a="\U41";"#, ["a=A"]),
      ("a = b; /* unclosed", ["a=b"]), (#""a"="b\#r\#nc";"#, ["a=b\r\nc"]), (#""é" = "é";"#, ["é=é"]),
      (#"a = b; c = d; a = e;"#, ["a=e", "c=d"]),
    ])
  func entries(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test("the last of two texts with the same key counts, and both places are known")
  func repetitions() {
    let document = document("a = b;\na = c;\n")
    #expect(document.repetitions == [RepeatedKey(key: "a", first: 0, second: 7, last: 7)])
    #expect(document.root?.entries.map(\.keyOffset) == [7])
  }

  @Test("comments directly above a key describe it")
  func comments() {
    let text = """
      /*
        Localizable.strings
       */

      /* The title
       * of a store. */
      "a" = "b"; // not of c
      // First line,
      // second line.
      "c" = "d";
      /* No comment provided by engineer. */
      "e" = "f";

      // MARK: - Others
      "g" = "h";
      """
    #expect(
      document(text).notes.map { "\($0.key): \($0.description ?? "")" } == [
        "a: The title of a store.", "c: First line, second line.",
      ])
  }

  @Test(
    "content that Core Foundation refuses, or silently ignores, has a problem at its place",
    arguments: [
      (#""a" = "b"#, "1:7 this quote is never closed"),
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10 a ';' is missing after this text"),
      ("a = b", "1:6 a ';' is missing after this text"), ("a", "1:1 this key has no text"),
      ("a b;", "1:1 this key has no text"), ("a = ;", "1:5 the text of 'a' is missing"),
      ("a = { b = c; };", "1:5 the value of 'a' is not text"), ("a = <0f>;", "1:5 the value of 'a' is not text"),
      ("a=b;; c=d;", "1:5 nothing can begin with ';' here, and Apple's systems ignore the rest"),
      ("é = b;", "1:1 nothing can begin with 'é' here"), ("a=b; }", "1:6 nothing can begin with '}' here"),
      ("a=b;\n<<<<<<< HEAD\nc=d;", "2:1 this is a git conflict marker"),
      ("{ a = b;", "1:1 this brace is never closed"), ("{a=b;} c=d;", "1:8 nothing may follow the closing brace"),
      (#"a = "\UD83D";"#, "1:6 this escape is half of a character"),
      ("a=b;\n/* c=d;\ne=f;", "2:1 this comment is never closed, so Apple's systems ignore the rest"),

    ])
  func problems(text: String, problem: String) {
    let found = read(text)
    #expect(found.first?.hasPrefix(problem) == true, "\(found)")
  }

  @Test("reading goes on behind a missing semicolon, and behind a value that is no text")
  func recovery() {
    let document = document("\"a\" = \"b\"\n\"c\" = (1, \")\");\n\"e\" = \"f\";")
    #expect(document.root?.entries.map(\.key) == ["a", "c", "e"])
    #expect(document.problems.count == 2)
  }

  @Test(
    "a mistake costs one entry, whose key is known unless the mistake is in it",
    arguments: [
      ("\"b\" = \"open;", true), ("\"b\" = \"a \"quoted\" word\";", true), ("\"b\" = ;", true), ("\"b = \"x\";", false),
      ("\"b\";;", true), ("\"b\" = ; \"d\" = \"e\";", false),
      ("\"b\" = \"open;\n/* \"old\" = \"x\";\n\"d\" = \"e\";\n*/", true),
    ])
  func oneEntry(entry: String, isComplete: Bool) {
    let document = document("\"a\" = \"b\";\n\(entry)\n\"c\" = \"d\";\ne = \"f\";\n")
    let read = document.root?.entries.filter { $0.value.text != nil }.map(\.key)
    #expect(read?.filter { $0 != "b" } == ["a", "c", "e"])
    #expect(document.hasAllKeys == isComplete)
    #expect(!document.problems.isEmpty)
  }

  @Test("a mistake in the last line ends the file")
  func mistakeAtEnd() {
    for end in ["", "\n", "\n  \n"] {
      let document = document("\"a\" = \"b\";\n;\(end)")
      #expect(document.root?.entries.map(\.key) == ["a"])
      #expect(document.problems.count == 1)
    }
  }

  @Test("many lines after a mistake are looked at once", .timeLimit(.minutes(10)))
  func linesAfterMistake() {
    for line in ["a /*\n", "a = \n", "'\n", "\"\\\"\n", "=\n"] {
      #expect(document("=\n" + String(repeating: line, count: 20_000)).problems.count <= BundleDocument.problemLimit)
    }
  }

  @Test("a conflict after a mistake is found")
  func conflictAfterMistake() {
    let problems = read("\"a\" = \"open;\n<<<<<<< HEAD\n\"c\" = \"d\";\n=======\n\"c\" = \"e\";\n>>>>>>> x\n")
    #expect(problems.contains { $0.contains("conflict marker") }, "\(problems)")
  }

  @Test("a file is the texts below its keys, byte for byte")
  func keyedText() throws {
    let text = "/* a */\n\"a\" = \"b\"; // x\n\n\"c\" = \"d\";\r\ne;\n\n// end\n"
    let keyed = try #require(StringsFormat().keyedText(of: Array(text.utf8)))
    #expect(keyed.entries?.map(\.key) == ["a", "c", "e"])
    #expect(String(decoding: keyed.bytes(separator: StringsFormat().separator), as: UTF8.self) == text)
    #expect(StringsFormat().keyedText(of: Array("a=b; c=d;".utf8)) == nil)
  }
}
