import Testing

@testable import L10nEditing
@testable import L10nFormats

@Suite("Merging files by key")
struct FileMergeTests {
  private static let yaml = """
    # Strings of the store.
    store:
      # Shown at the top.
      title: Store
      text: |
        One
        # not a comment

        two
      open: Open

    cart:
      title: "Cart"
      items: { one: "{count} item", other: "{count} items" }

    """

  @Test("the merged file has the encoding and the byte-order mark of our version")
  func encoding() throws {
    let base = "\"a\" = \"1\";\n\"b\" = \"1\";\n"
    let (ours, theirs) = (
      base.replacing("\"a\" = \"1\"", with: "\"a\" = \"2\""), base.replacing("\"b\" = \"1\"", with: "\"b\" = \"3\"")
    )
    func utf16(_ text: String) -> [UInt8] { [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let merge = try #require(
      FileMerge(base: Array(base.utf8), ours: utf16(ours), theirs: [0xEF, 0xBB, 0xBF] + theirs.utf8))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.bytes == utf16("\"a\" = \"2\";\n\"b\" = \"3\";\n"))
    #expect(FileMerge(base: [], ours: [0xFF, 0xFE, 0x61], theirs: Array(theirs.utf8)) == nil)
  }

  @Test("the lines of both sides are written with our line endings")
  func lineEnds() throws {
    let base = "a: 1\nb: 1\n"
    let (ours, theirs) = ("a: 2\r\nb: 1\r\n", "a: 1\nb: 3\nc: 4\n")
    #expect(try MergedFiles.merged(base, ours, theirs).text == "a: 2\r\nb: 3\r\nc: 4\r\n")
    #expect(try MergedFiles.merged(ours, base, "a: 2\r\nb: 3\r\n").text == "a: 1\nb: 3\n")
    #expect(try MergedFiles.merged(base.replacing("\n", with: "\r\n"), ours, theirs).text == "a: 2\r\nb: 3\r\nc: 4\r\n")
    // Our own lines are unchanged, even if they have both endings.
    #expect(try MergedFiles.merged(base, "a: 2\r\nb: 1\n", theirs).text == "a: 2\r\nb: 3\nc: 4\n")
  }

  @Test("both sides' changes of adjacent lines are applied, with comments and order unchanged")
  func neighbours() throws {
    let ours = Self.yaml.replacing("title: Store", with: "title: Our store\n  new: Ours")
    let theirs =
      Self.yaml.replacing("  text: |", with: "  subtitle: Theirs\n  text: |").replacing("two", with: "three")
      .replacing("items }", with: "pieces }") + "end: The end"
    let (text, conflicts) = try MergedFiles.merged(Self.yaml, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text == """
        # Strings of the store.
        store:
          # Shown at the top.
          title: Our store
          subtitle: Theirs
          new: Ours
          text: |
            One
            # not a comment

            three
          open: Open

        cart:
          title: "Cart"
          items: { one: "{count} item", other: "{count} items" }
        end: The end

        """)
  }

  @Test(".strings files that are property lists in XML are merged")
  func propertyLists() throws {
    func file(_ one: String, _ two: String, _ more: String = "") -> String {
      "<plist>\n<dict>\n<key>1</key>\n<string>\(one)</string>\n<key>2</key>\n<string>\(two)</string>\n\(more)</dict>\n</plist>\n"
    }
    let added = "<key>3</key>\n<string>c</string>\n"
    let (text, conflicts) = try MergedFiles.merged(file("a", "b"), file("A", "b", added), file("a", "B"))
    #expect(conflicts.isEmpty)
    #expect(text == file("A", "B", added))
  }

  @Test("keys that one side removed are removed")
  func removal() throws {
    let ours = Self.yaml.replacing("  title: \"Cart\"\n", with: "")
    let theirs = Self.yaml.replacing("  open: Open\n", with: "").replacing("  # Shown at the top.\n", with: "")
    let (text, conflicts) = try MergedFiles.merged(Self.yaml, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text
        == Self.yaml.replacing("  title: \"Cart\"\n", with: "").replacing("  open: Open\n", with: "")
        .replacing("  # Shown at the top.\n", with: ""))
  }

  @Test("only texts that both sides changed are marked as conflicts")
  func conflict() throws {
    let ours = Self.yaml.replacing("title: Store", with: "title: Shop").replacing("open: Open", with: "open: Opened")
    let theirs = Self.yaml.replacing("title: Store", with: "title: Market")
      .replacing("  items: { one: \"{count} item\", other: \"{count} items\" }\n", with: "")
    let (text, conflicts) = try MergedFiles.merged(Self.yaml, ours, theirs)
    #expect(conflicts == ["store.title"])
    #expect(
      text == """
        # Strings of the store.
        store:
          # Shown at the top.
        <<<<<<< ours
          title: Shop
        =======
          title: Market
        >>>>>>> theirs
          text: |
            One
            # not a comment

            two
          open: Opened

        cart:
          title: "Cart"

        """)
  }

  @Test("a text that one side removed and the other changed is a conflict")
  func removedAndChanged() throws {
    let (text, conflicts) = try MergedFiles.merged("a: 1\nb: 2\n", "a: 1\n", "a: 1\nb: 3\n")
    #expect(conflicts == ["b"])
    #expect(text == "a: 1\n<<<<<<< ours\n=======\nb: 3\n>>>>>>> theirs\n")
  }

  @Test("files that both sides added are merged")
  func added() throws {
    let (text, conflicts) = try MergedFiles.merged("", "a: 1\nc: 3\n", "b: 2\nc: 3\n")
    #expect(conflicts.isEmpty)
    #expect(text == "b: 2\na: 1\nc: 3\n")
  }

  private static let json = "{\n  \"a\": \"1\",\n  \"b\": { \"c\": \"2\" , \"d\": \"3\" },\n  \"e\": \"4\"\n}\n"

  @Test("messages of Flutter and their descriptions are merged")
  func flutter() throws {
    let base = "{\n  \"@@locale\": \"en\",\n  \"a\": \"1\",\n  \"@a\": {\n    \"description\": \"A\"\n  }\n}\n"
    let ours = base.replacing("\"1\"", with: "\"1!\"")
    let theirs = base.replacing("\"A\"", with: "\"A!\"")
    let (text, conflicts) = try MergedFiles.merged(base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == base.replacing("\"1\"", with: "\"1!\"").replacing("\"A\"", with: "\"A!\""))
  }

  @Test("commas in JSON are correct")
  func json() throws {
    let ours = Self.json.replacing("\"4\"", with: "\"4!\"").replacing("\"2\" ", with: "\"2!\" ")
    let theirs = Self.json.replacing(", \"d\": \"3\"", with: "").replacing("\"4\"\n", with: "\"4\",\n  \"f\": \"5\"\n")
    let (text, conflicts) = try MergedFiles.merged(Self.json, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text == "{\n  \"a\": \"1\",\n  \"b\": { \"c\": \"2!\"  },\n  \"e\": \"4!\",\n  \"f\": \"5\"\n}\n")
  }

  @Test("conflicts in JSON are marked on lines of their own, with commas that are valid for either choice")
  func jsonConflict() throws {
    let ours = Self.json.replacing("\"1\"", with: "\"ours\"").replacing("\"4\"", with: "\"ours\"")
    let theirs = Self.json.replacing("\"1\"", with: "\"theirs\"").replacing("\"4\"", with: "\"theirs\"")
    let (text, conflicts) = try MergedFiles.merged(Self.json, ours, theirs)
    #expect(conflicts == ["a", "e"])
    #expect(
      text == """
        {
        <<<<<<< ours
          "a": "ours",
        =======
          "a": "theirs",
        >>>>>>> theirs
          "b": { "c": "2" , "d": "3" },
        <<<<<<< ours
          "e": "ours"
        =======
          "e": "theirs"
        >>>>>>> theirs
        }

        """)
    for (side, sign) in [("ours", "theirs"), ("theirs", "ours")] {
      var lines: [Substring] = []
      var isIn = "both"
      for line in text.split(separator: "\n") {
        switch line.prefix(7) {
        case "<<<<<<<": isIn = "ours"
        case "=======": isIn = "theirs"
        case ">>>>>>>": isIn = "both"
        default: if isIn != sign { lines.append(line) }
        }
      }
      #expect(JSONSource(Array(lines.joined(separator: "\n").utf8)) != nil, "\(side)")
    }
  }

  @Test("a change of one side is applied if the other only changed the file's layout")
  func layout() throws {
    let ours = "{\n\t\"a\" : \"1\",\n\t\"b\": {\n\t\t\"c\": \"2\", \"d\": \"3\"\n\t},\n\t\"e\": \"4\"\n}\n"
      .replacing("\"a\" :", with: "\"a\":")
    let theirs = Self.json.replacing("\"2\"", with: "\"2!\"")
    let (text, conflicts) = try MergedFiles.merged(Self.json, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(JSONSource(Array(text.utf8))?.root.value["b"]?["c"] == .string("2!"))
    #expect(text.hasPrefix("{\n\t\"a\": \"1\",\n\t\"b\": {"))
  }

  @Test(
    "the file is readable after either choice in a conflict about the last texts",
    arguments: [
      (["a": "1", "b": "1", "c": "1"], ["a": "1", "b": "1"], ["a": "1", "b": "1", "c": "2"]),
      (["a": "1", "b": "1", "c": "1"], ["a": "1"], ["a": "1", "b": "2", "c": "2"]),
      (["a": "1", "b": "1", "c": "1"], ["a": "1", "c": "3"], ["a": "1", "b": "2"]),
      (["a": "1", "b": "1", "c": "1"], ["a": "1", "b": "3"], ["a": "1", "b": "2", "c": "2"]),
      (["a": "1", "b": "1"], [:], ["a": "2", "b": "2"]),
      (["a": "1", "b": "1"], ["b": "2"], ["a": "2"]),
      (["a": "1", "b": "1"], ["b": "1"], ["a": "2", "b": "1"]),
    ] as [([String: String], [String: String], [String: String])])
  func lastConflict(base: [String: String], ours: [String: String], theirs: [String: String]) throws {
    func file(_ texts: [String: String], isInLines: Bool) -> String {
      let members = texts.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }
      return isInLines ? "{\n  \(members.joined(separator: ",\n  "))\n}\n" : "{\(members.joined(separator: ","))}"
    }
    for isInLines in [true, false] {
      for (one, other) in [(ours, theirs), (theirs, ours)] {
        let (text, conflicts) = try MergedFiles.merged(
          file(base, isInLines: isInLines), file(one, isInLines: isInLines), file(other, isInLines: isInLines))
        #expect(conflicts.isEmpty == false)
        for (keeps, side) in [(true, one), (false, other)] {
          let chosen = MergedFiles.choosing(ours: keeps, of: text)
          let value: JSONValue = try #require(JSONSource(Array(chosen.utf8))?.root.value, "\(chosen)")
          for key in conflicts {
            #expect(side[key].map { value[key] == .string($0) } ?? (value[key] == nil), "\(chosen)")
          }
        }
      }
    }
  }

  @Test(
    "files that can't be read, or whose keys aren't in lines, are refused",
    arguments: [
      ("a: [", "a: 1\n"), ("{a: 1, b: 2}\n", "{a: 2, b: 2}\n"),
      ("{\"a\": 1,}", "{\"a\": 2}"),
      ("just text", "other text"), ("a: &x 1\nb: *x\n", "b: *x\nc: 1\n"),
    ])
  func refusal(ours: String, theirs: String) {
    #expect(
      FileMerge(base: Array("a: &x 1\nb: *x\nc: 1\n".utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)) == nil)
  }
}
