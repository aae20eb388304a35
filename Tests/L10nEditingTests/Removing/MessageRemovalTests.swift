import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEditing
@testable import L10nPipeline
@testable import L10nText

@Suite("Removing messages")
struct MessageRemovalTests {
  private func removal(_ keys: Set<String>, _ files: [(String, String)]) -> MessageRemoval {
    let inputs = files.map { path, text in
      InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
    }
    let pipeline = Pipeline(ReadingOptions(source: "en"))
    return pipeline.removing(keys, from: pipeline.read(inputs).catalog, inputs)
  }

  private func texts(_ removal: MessageRemoval) -> [String: String] {
    Dictionary(removal.files.map { ($0.file.shownPath, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first
    }
  }

  @Test("the rest of YAML and JSON files is unchanged, and no empty mapping is left")
  func bundles() {
    let removal = removal(
      ["store.old", "store.hours.open", "days"],
      [
        (
          "en.yml",
          """
          # The store
          store:
            # On top
            title: Store  # short

            # Not used
            old: "Old"
            hours:
              open: |
                Open
          days: [Monday, Tuesday]
          last: Last

          """
        ),
        (
          "ko.json",
          """
          {
            "store": { "old": "예전", "title": "매장" },
            "days": ["월", "화"],
            "last": "끝"
          }

          """
        ),
        ("fr.yml", "last: Dernier\n"),
        ("metadata.yml", "store.old: { description: Old }\nlast: { description: Last }\n"),
      ])
    #expect(removal.refused.isEmpty)
    #expect(
      texts(removal) == [
        "en.yml": "# The store\nstore:\n  # On top\n  title: Store  # short\n\nlast: Last\n",
        "ko.json": "{\n  \"store\": { \"title\": \"매장\" },\n  \"last\": \"끝\"\n}\n",
        "metadata.yml": "last: { description: Last }\n",
      ])
  }

  @Test("a key is removed with all languages of a String Catalog, and from .strings and .stringsdict files")
  func tables() {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Cancel" : {
            "localizations" : { "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } } }
          },
          "Old" : {
            "localizations" : { "ko" : { "stringUnit" : { "state" : "translated", "value" : "예전" } } }
          }
        },
        "version" : "1.0"
      }

      """
    let removal = removal(
      ["Old", "T.b"],
      [
        ("Localizable.xcstrings", catalog),
        ("en.lproj/T.strings", "/* A */\n\"a\" = \"A\";\n\n/* B */\n\"b\" = \"B\";\n"),
        ("ko.lproj/T.strings", "\"b\" = \"나\";\n\"a\" = \"가\";\n"),
      ])
    #expect(removal.refused.isEmpty)
    let texts = texts(removal)
    #expect(texts["Localizable.xcstrings"]?.contains("Old") == false)
    #expect(texts["Localizable.xcstrings"]?.contains("취소") == true)
    #expect(texts["en.lproj/T.strings"] == "/* A */\n\"a\" = \"A\";\n")
    #expect(texts["ko.lproj/T.strings"]?.contains("나") == false && texts["ko.lproj/T.strings"]?.contains("가") == true)
  }

  @Test(
    "messages whose removal would change others are kept, and the rest is removed",
    arguments: [
      "hours: { open: Open, closed: Closed }\n", "hours:\n  open: &open Open\n  closed: Closed\nother: *open\n",
    ])
  func obstacles(_ text: String) {
    let korean = "a: 가\nhours:\n  open: 열림\n  closed: 닫힘\nz: 하\n"
    let removal = removal(["a", "hours.open", "z"], [("en.yml", "a: A\n\(text)z: Z\n"), ("ko.yml", korean)])
    #expect(removal.refused == ["hours.open"])
    #expect(removal.removed == ["a", "z"])
    #expect(texts(removal) == ["en.yml": text, "ko.yml": "hours:\n  open: 열림\n  closed: 닫힘\n"])
  }

  @Test("a file may have no messages left")
  func everything() {
    let files = [("en.yml", "# Nothing else\na: A\n"), ("ko.json", "{ \"a\": \"가\" }\n")]
    let removal = removal(["a"], files)
    #expect(removal.refused.isEmpty)
    #expect(texts(removal).keys.sorted() == ["en.yml", "ko.json"])
    #expect(texts(removal)["ko.json"]?.filter { !$0.isWhitespace } == "{}")
  }

  @Test("the empty line between the neighbors of a removed message stays")
  func emptyLines() {
    let removal = removal(["b", "z"], [("en.yml", "a: A\nb: B\n\n# Others\nc: |+\n  C\nz: Z\n\nx: X\n")])
    #expect(texts(removal) == ["en.yml": "a: A\n\n# Others\nc: |+\n  C\nx: X\n"])
  }

  @Test("a key is removed from both files of a table, and its name from names.yml")
  func companions() throws {
    let plural = RandomProject(format: "stringsdict", seed: 1)
    let key = try #require(plural.keys.first?.first)
    var files = plural.files.mapValues { $0.replacing("\r\n", with: "\n") }
    files["en.lproj/Localizable.strings"] = "\"\(key)\" = \"%lld\";\n\"Sign in\" = \"Sign in\";\n\"x\" = \"X\";\n"
    let names = "Localizable:\n  enter: \"Sign in\"\n  letter: x\n"
    var project = EditedProject(files, names: names, languages: ["en", "ko"])
    try project.remove([key, "enter"])
    #expect(project.files.texts["en.lproj/Localizable.strings"] == "\"x\" = \"X\";\n")
    #expect(project.files.texts["en.lproj/Localizable.stringsdict"]?.contains(">\(key)<") == false)
    #expect(project.names == "Localizable:\n  letter: x\n")
  }

  @Test(
    "the entries of property lists are removed with their lines, whatever line ends they have",
    arguments: ["\n", "\r\n"])
  func propertyLists(lineEnd: String) throws {
    let (head, tail) = ("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n", "</dict>\n</plist>\n")
    let entry = { (key: String) in "\t<key>\(key)</key>\n\t<string>\(key)</string>\n" }
    let file = { (keys: [String]) in
      (head + keys.map(entry).joined() + tail).replacing("\n", with: lineEnd)
    }
    var project = EditedProject(["en.lproj/T.strings": file(["a", "b", "c"])], languages: ["en"])
    for (key, rest) in [("b", ["a", "c"]), ("c", ["a"]), ("a", [])] {
      try project.remove(["T.\(key)"])
      #expect(project.files.texts["en.lproj/T.strings"] == file(rest))
    }
  }

  @Test("a string that is added to a property list has the line ends of the file")
  func addedToPropertyList() throws {
    let text = "<plist version=\"1.0\">\r\n<dict>\r\n\t<key>a</key>\r\n\t<string>A</string>\r\n</dict>\r\n</plist>\r\n"
    var project = EditedProject(["en.lproj/T.strings": text], languages: ["en"])
    try project.add("T.b", ["en": "B"])
    let added = text.replacing("</dict>", with: "\t<key>b</key>\r\n\t<string>B</string>\r\n</dict>")
    #expect(project.files.texts["en.lproj/T.strings"] == added)
  }

  @Test("all messages are removed, or none")
  func wholeEdit() {
    var project = EditedProject(["en.yml": "a: A\nhours: { open: Open, closed: Closed }\n"])
    #expect(throws: EditRefusal.self) { try project.remove(["a", "hours.open"]) }
    #expect(project.files.texts["en.yml"]?.hasPrefix("a: A") == true)
  }

  @Test("a long key with a question mark before it is removed with its comments")
  func explicitKey() throws {
    let long = String(repeating: "k", count: 200)
    let rest = "a:\n  b: B\n"
    var project = EditedProject(["en.yml": "\(rest)  # Long\n  ? \(long)\n  : K\nc:\n  ? \(long)\n  : K\n  d: D\n"])
    try project.remove(["a.\(long)", "c.\(long)"])
    #expect(project.files.texts["en.yml"] == "\(rest)c:\n  d: D\n")
  }
}
