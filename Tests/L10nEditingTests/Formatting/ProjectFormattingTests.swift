import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing

@Suite("Formatting a project's files")
struct ProjectFormattingTests {
  /// Returns a translation after its project is formatted, and the reasons why keys keep another order.
  private func formatted(
    _ translation: String, like source: String, _ format: String = "yml"
  ) throws -> (text: String, reasons: [String]) {
    let isTable = format.hasPrefix("strings")
    let path = { (language: String) in isTable ? "\(language).lproj/Localizable.\(format)" : "\(language).\(format)" }
    var project = EditedProject([path("en"): source, path("ko"): translation], languages: ["en", "ko"])
    let unmoved = try project.format().unmoved
    #expect(project.files.texts[path("en")] == source)
    return (project.files.texts[path("ko")] ?? "", unmoved.map { "\($0.location.line): \($0.reason)" })
  }

  // MARK: YAML

  @Test("keys have the source's order, with the comments and empty lines above them")
  func yamlOrder() throws {
    let source = "title: Title\nstore:\n  open: Open\n  closed: Closed\nmenu: Menu\n"
    let file = try formatted(
      """
      # All texts

      menu: 메뉴  # short

      # Stores

      # The store
      store:
        # Not open
        closed: 영업 종료
        open: 영업 중
        # the end

      title: 제목
      # End

      """, like: source)
    #expect(
      file.text == """
        # All texts

        title: 제목

        # Stores

        # The store
        store:
          open: 영업 중
          # Not open
          closed: 영업 종료
          # the end

        menu: 메뉴  # short
        # End

        """)
    #expect(file.reasons.isEmpty)
  }

  @Test("a key that the source doesn't have stays below the one above it")
  func yamlUnknown() throws {
    #expect(
      try formatted("b: 나\nown: 우리\na: 가\n", like: "a: A\nb: B\n").text == "a: 가\nb: 나\nown: 우리\n")
    #expect(try formatted("own: 우리\nb: 나\na: 가\n", like: "a: A\nb: B\n").text == "own: 우리\na: 가\nb: 나\n")
  }

  @Test("levels are indented as most are, and blocks keep their lines")
  func yamlIndentation() throws {
    let source = "a:\n  b: B\nc:\n  d: D\ne:\n  f:\n    one: One\n    other: Many\n  g: |\n    G\n"
    let file = try formatted(
      """
      a:
          # About b
          b: 비
      c:
        d: 디
      e:
        f:
            one: 하나
            other: 많이
        g: |
              첫째
                둘째
      """, like: source)
    #expect(
      file.text == """
        a:
          # About b
          b: 비
        c:
          d: 디
        e:
          f:
            one: 하나
            other: 많이
          g: |
                첫째
                  둘째
        """)
  }

  @Test("texts have the kind of quotes that most have, unless they need the other one")
  func yamlQuotes() throws {
    let source = "a: A\nb: B\nc: C\nd: D\ne: E\nf: F\n"
    let file = try formatted(
      "a: \"가\"\nb: '나'\nc: \"다\"\nd: '\"라\"'\ne: 마\nf: 'it''s'\n", like: source)
    #expect(file.text == "a: \"가\"\nb: \"나\"\nc: \"다\"\nd: '\"라\"'\ne: 마\nf: 'it''s'\n")
  }

  @Test(
    "the quotes of a translation service's export stay: those that need escapes, and those that Ruby chooses",
    arguments: [
      "a: '가: 나'\nb: \"1\\n2\"\nc: \"3\\n4\"\nd: 다\n",
      "a: '가: 나'\nb: \"%{count}개\"\nc: ''\nd: \"n\"\ne: \"! 다\"\n",
    ])
  func yamlExport(text: String) throws {
    #expect(try formatted(text, like: "a: A\nb: B\nc: C\nd: D\ne: E\n").text == text)
  }

  @Test("an alias never comes before its anchor")
  func yamlAnchors() throws {
    let source = "a: A\nb: B\nc:\n  e: E\n  d: D\n"
    let text = "b: &text 나\na: *text\nc:\n  d: 라\n  e: 마\n"
    let file = try formatted(text, like: source)
    #expect(file.text == "b: &text 나\na: *text\nc:\n  e: 마\n  d: 라\n")
    #expect(file.reasons.count == 1 && file.reasons[0].hasPrefix("2: ") && file.reasons[0].contains("&text"))
    #expect(try formatted("b: 나\nc: { d: &x 라, e: *x }\na: 가\n", like: source).text.hasPrefix("a: 가\nb: 나\nc:"))
  }

  @Test("keys in braces and a comment at the top stay where they are, with the reason")
  func yamlUnmoved() throws {
    let source = "a: A\nb: { c: C, d: D }\n"
    let braces = try formatted("a: 가\nb: { d: 라, c: 다 }\n", like: source)
    #expect(braces.text == "a: 가\nb: { d: 라, c: 다 }\n")
    #expect(braces.reasons.first?.hasPrefix("2: these keys") == true)
    let comment = try formatted("# Copyright\nb: { c: 다, d: 라 }\na: 가\n", like: source)
    #expect(comment.text == "# Copyright\nb: { c: 다, d: 라 }\na: 가\n")
    #expect(comment.reasons.first?.contains("whole file") == true)
  }

  @Test("line ends, the end of the file and the marks of a document stay")
  func yamlLineEnds() throws {
    let source = "a: A\nb: B\n"
    #expect(
      try formatted("---\r\nb: 나\r\n\r\na: 가\r\n...\r\n", like: source).text == "---\r\na: 가\r\n\r\nb: 나\r\n...\r\n")
    #expect(try formatted("b: 나\na: 가", like: source).text == "a: 가\nb: 나")
    #expect(try formatted("b: |+\n  나\n\na: 가\n", like: source).text == "a: 가\nb: |+\n  나\n\n")
    #expect(try formatted("\u{FEFF}b: 나\na: 가\n", like: source).text == "\u{FEFF}a: 가\nb: 나\n")
  }

  @Test("the categories of a plural keep their order")
  func yamlPlural() throws {
    let text = "a:\n  other: 많이\n  one: 하나\n"
    #expect(try formatted(text, like: "a:\n  one: One\n  other: Many\n").text == text)
  }

  // MARK: JSON

  @Test("members of JSON objects have the source's order, and one indentation and colon")
  func json() throws {
    let source = "{\n  \"a\": \"A\",\n  \"b\": {\n    \"c\": \"C\",\n    \"d\": \"D\"\n  }\n}\n"
    let file = try formatted(
      "{\n  \"b\": { \"d\": \"라\", \"c\": \"다\" },\n    \"a\" : \"가\"\n}", like: source, "json")
    #expect(file.text == "{\n  \"a\": \"가\",\n  \"b\": { \"c\": \"다\", \"d\": \"라\" }\n}")
  }

  @Test("whole key paths of flat JSON files have the source's order")
  func flatJSON() throws {
    let source = "{\n  \"a.b\": \"A\",\n  \"c.d\": \"B\",\n  \"a.e\": \"E\"\n}\n"
    let file = try formatted(
      "{\n\t\"a.e\": \"마\",\n\t\"c.d\": \"나\",\n\t\"a.b\": \"가\"\n}\n", like: source, "json")
    #expect(file.text == "{\n\t\"a.b\": \"가\",\n\t\"c.d\": \"나\",\n\t\"a.e\": \"마\"\n}\n")
  }

  @Test("a JSON file on one line stays there")
  func jsonLine() throws {
    let source = #"{"a":"A","b":"B"}"#
    #expect(try formatted(#"{"b":"나","a":"가"}"#, like: source, "json").text == #"{"a":"가","b":"나"}"#)
  }

  // MARK: Tables

  @Test("keys of a .strings file have the source's order, with their comments; those about the file stay")
  func strings() throws {
    let source = "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n"
    let file = try formatted(
      "/*\n File\n\n of texts */\n\n/* C */\n\"c\" = \"다\"; // end\n\n// B\n  \"b\" = \"나\";\na = \"가\";", like: source,
      "strings")
    #expect(
      file.text
        == "/*\n File\n\n of texts */\n\n\"a\" = \"가\";\n\n// B\n\"b\" = \"나\";\n/* C */\n\"c\" = \"다\"; // end")
  }

  @Test("keys of a .stringsdict file have the source's order and Xcode's indentation")
  func stringsdict() throws {
    func entry(_ key: String, _ margin: String = "\t") -> String {
      "\(margin)<key>\(key)</key>\n\(margin)<dict>\n\(margin)\t<key>NSStringLocalizedFormatKey</key>\n"
        + "\(margin)\t<string>%#@n@\n  text</string>\n\(margin)\t<key>n</key>\n\(margin)\t<dict>\n"
        + "\(margin)\t\t<key>NSStringFormatSpecTypeKey</key>\n\(margin)\t\t<string>NSStringPluralRuleType</string>\n"
        + "\(margin)\t\t<key>NSStringFormatValueTypeKey</key>\n\(margin)\t\t<string>lld</string>\n"
        + "\(margin)\t\t<key>other</key>\n\(margin)\t\t<string>%lld</string>\n\(margin)\t</dict>\n\(margin)</dict>\n"
    }
    let (head, tail) = ("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n", "</dict>\n</plist>\n")
    let source = head + entry("a") + entry("b") + entry("c") + tail
    let text = head + entry("c") + "\t<!-- B -->\n" + entry("b") + entry("a", "    ") + tail
    let wanted = head + entry("a") + "\t<!-- B -->\n" + entry("b") + entry("c") + tail
    #expect(try formatted(text, like: source, "stringsdict").text == wanted)
    let crlf = try formatted(text.replacing("\n", with: "\r\n"), like: source, "stringsdict")
    #expect(crlf.text == wanted.replacing("\n", with: "\r\n"))
  }

  @Test("a String Catalog has Xcode's order and layout")
  func catalog() throws {
    let text = #"""
      {"version": "1.0", "strings": {"b": {"localizations": {"zh-HK": {"stringUnit": {"value": "C", "state":
      "translated"}}, "zh-Hant": {"stringUnit": {"state": "translated", "value": "D"}}}}, "A": {}},
      "sourceLanguage": "en"}
      """#
    var project = EditedProject(["Localizable.xcstrings": text])
    try project.format()
    #expect(
      project.files.texts["Localizable.xcstrings"] == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "A" : {

            },
            "b" : {
              "localizations" : {
                "zh-Hant" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "D"
                  }
                },
                "zh-HK" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "C"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test("a JSON file without messages stays as it is")
  func otherFiles() throws {
    var project = EditedProject(["en.yml": "a: A\n", "package.json": "{\"b\": 1,\n\"a\": 2}"])
    #expect(try project.format().edit.changes.isEmpty)
  }
}
