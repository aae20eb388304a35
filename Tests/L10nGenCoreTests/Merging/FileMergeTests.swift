import Testing

@testable import L10nGenCore

@Suite("Merging files by key")
struct FileMergeTests {
  private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> (text: String, conflicts: [String]) {
    let merge = try #require(
      FileMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)))
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts)
  }

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

  @Test("keeps the encoding and the byte-order mark of our version")
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

  @Test("writes the lines of both sides with our line ends")
  func lineEnds() throws {
    let base = "a: 1\nb: 1\n"
    let (ours, theirs) = ("a: 2\r\nb: 1\r\n", "a: 1\nb: 3\nc: 4\n")
    #expect(try merged(base, ours, theirs).text == "a: 2\r\nb: 3\r\nc: 4\r\n")
    #expect(try merged(ours, base, "a: 2\r\nb: 3\r\n").text == "a: 1\nb: 3\n")
    #expect(try merged(base.replacing("\n", with: "\r\n"), ours, theirs).text == "a: 2\r\nb: 3\r\nc: 4\r\n")
    // Our own lines stay as they are, even if they end in both ways.
    #expect(try merged(base, "a: 2\r\nb: 1\n", theirs).text == "a: 2\r\nb: 3\nc: 4\n")
  }

  @Test("takes both sides' changes of neighbouring lines, with comments and order as they are")
  func neighbours() throws {
    let ours = Self.yaml.replacing("title: Store", with: "title: Our store\n  new: Ours")
    let theirs =
      Self.yaml.replacing("  text: |", with: "  subtitle: Theirs\n  text: |").replacing("two", with: "three")
      .replacing("items }", with: "pieces }") + "end: The end"
    let (text, conflicts) = try merged(Self.yaml, ours, theirs)
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

  @Test("merges .strings files that are property lists in XML")
  func propertyLists() throws {
    func file(_ one: String, _ two: String, _ more: String = "") -> String {
      "<plist>\n<dict>\n<key>1</key>\n<string>\(one)</string>\n<key>2</key>\n<string>\(two)</string>\n\(more)</dict>\n</plist>\n"
    }
    let added = "<key>3</key>\n<string>c</string>\n"
    let (text, conflicts) = try merged(file("a", "b"), file("A", "b", added), file("a", "B"))
    #expect(conflicts.isEmpty)
    #expect(text == file("A", "B", added))
  }

  @Test("removes what one side removed")
  func removal() throws {
    let ours = Self.yaml.replacing("  title: \"Cart\"\n", with: "")
    let theirs = Self.yaml.replacing("  open: Open\n", with: "").replacing("  # Shown at the top.\n", with: "")
    let (text, conflicts) = try merged(Self.yaml, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text
        == Self.yaml.replacing("  title: \"Cart\"\n", with: "").replacing("  open: Open\n", with: "")
        .replacing("  # Shown at the top.\n", with: ""))
  }

  @Test("marks what both sides changed, and nothing else")
  func conflict() throws {
    let ours = Self.yaml.replacing("title: Store", with: "title: Shop").replacing("open: Open", with: "open: Opened")
    let theirs = Self.yaml.replacing("title: Store", with: "title: Market")
      .replacing("  items: { one: \"{count} item\", other: \"{count} items\" }\n", with: "")
    let (text, conflicts) = try merged(Self.yaml, ours, theirs)
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

  @Test("marks a text that one side removed and the other changed")
  func removedAndChanged() throws {
    let (text, conflicts) = try merged("a: 1\nb: 2\n", "a: 1\n", "a: 1\nb: 3\n")
    #expect(conflicts == ["b"])
    #expect(text == "a: 1\n<<<<<<< ours\n=======\nb: 3\n>>>>>>> theirs\n")
  }

  @Test("merges files that both sides added")
  func added() throws {
    let (text, conflicts) = try merged("", "a: 1\nc: 3\n", "b: 2\nc: 3\n")
    #expect(conflicts.isEmpty)
    #expect(text == "b: 2\na: 1\nc: 3\n")
  }

  private static let json = "{\n  \"a\": \"1\",\n  \"b\": { \"c\": \"2\" , \"d\": \"3\" },\n  \"e\": \"4\"\n}\n"

  @Test("keeps the commas of JSON right")
  func json() throws {
    let ours = Self.json.replacing("\"4\"", with: "\"4!\"").replacing("\"2\" ", with: "\"2!\" ")
    let theirs = Self.json.replacing(", \"d\": \"3\"", with: "").replacing("\"4\"\n", with: "\"4\",\n  \"f\": \"5\"\n")
    let (text, conflicts) = try merged(Self.json, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(
      text == "{\n  \"a\": \"1\",\n  \"b\": { \"c\": \"2!\"  },\n  \"e\": \"4!\",\n  \"f\": \"5\"\n}\n")
  }

  @Test("marks conflicts of JSON in lines of their own, with commas that fit either choice")
  func jsonConflict() throws {
    let ours = Self.json.replacing("\"1\"", with: "\"ours\"").replacing("\"4\"", with: "\"ours\"")
    let theirs = Self.json.replacing("\"1\"", with: "\"theirs\"").replacing("\"4\"", with: "\"theirs\"")
    let (text, conflicts) = try merged(Self.json, ours, theirs)
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

  @Test("takes a change of one side where the other only laid the file out anew")
  func layout() throws {
    let ours = "{\n\t\"a\" : \"1\",\n\t\"b\": {\n\t\t\"c\": \"2\", \"d\": \"3\"\n\t},\n\t\"e\": \"4\"\n}\n"
      .replacing("\"a\" :", with: "\"a\":")
    let theirs = Self.json.replacing("\"2\"", with: "\"2!\"")
    let (text, conflicts) = try merged(Self.json, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(JSONSource(Array(text.utf8))?.root.value["b"]?["c"]?.isSame(as: .string("2!")) == true)
    #expect(text.hasPrefix("{\n\t\"a\": \"1\",\n\t\"b\": {"))
  }

  private static func catalog(_ keys: [String], value: (String) -> String = { _ in "v" }) -> String {
    let strings = keys.map { key in
      JSONValue.Member(
        key: key,
        value: .object([
          .init(
            key: "localizations",
            value: .object([
              .init(
                key: "ko",
                value: .object([
                  .init(
                    key: "stringUnit",
                    value: .object([
                      .init(key: "state", value: .string("translated")),
                      .init(key: "value", value: .string(value(key))),
                    ]))
                ]))
            ]))
        ]))
    }
    return JSONLayout.xcode.text(
      of: .object([
        .init(key: "sourceLanguage", value: .string("en")), .init(key: "strings", value: .object(strings)),
        .init(key: "version", value: .string("1.0")),
      ]))
  }

  @Test("puts new keys of both sides where Xcode would, and treats a string and its state as one")
  func catalog() throws {
    let base = Self.catalog(["Add", "item 10", "Zoo"])
    let ours = Self.catalog(["Add", "Box", "item 10", "Zoo"])
    let theirs = Self.catalog(["Add", "item 2", "item 10", "Zip", "Zoo"])
    let (text, conflicts) = try merged(base, ours, theirs)
    #expect(conflicts.isEmpty)
    #expect(text == Self.catalog(["Add", "Box", "item 2", "item 10", "Zip", "Zoo"]))
    let state = base.replacing("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\"")
    let changed = Self.catalog(["Add", "item 10", "Zoo"]) { $0 == "Add" ? "new" : "v" }
    let both = try merged(base, changed, state)
    #expect(both.conflicts == ["strings.Add.localizations.ko.stringUnit"])
  }

  @Test(
    "a string that both sides made different kinds of string is in conflict as a whole",
    arguments: [
      (nil, "text", "plural"), ("text", "plural", "device"), ("substitution", "substitution!", "text"),
      ("text", "text!", "plural"), ("text", "text!", "substitution"), ("plural", "plural!", "plural in device"),
    ])
  func kindsOfString(base: String?, ours: String, theirs: String) throws {
    let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
    let plural = #"{ "plural" : { "other" : \#(unit("%lld")) } }"#
    let kinds = [
      "text": unit("a"), "text!": unit("b"), "plural": #"{ "variations" : \#(plural) }"#,
      "plural!": #"{ "variations" : \#(plural) }"#.replacing("%lld", with: "%lld!"),
      "device": #"{ "variations" : { "device" : { "mac" : \#(unit("c")) } } }"#,
      "plural in device": #"{ "variations" : { "device" : { "mac" : { "variations" : \#(plural) } } } }"#,
      "substitution": #"{ \#(unit("%#@n@").dropFirst().dropLast()), "substitutions" : { "n" : \#(plural) } }"#,
      "substitution!": #"{ \#(unit("%#@n@!").dropFirst().dropLast()), "substitutions" : { "n" : \#(plural) } }"#,
    ]
    func file(_ kind: String?) -> String {
      let localizations = kind.flatMap { kinds[$0] }.map { "\n\"de\" : \($0)\n" } ?? ""
      return #"""
        { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { \#(localizations) } } }, "version" : "1.0" }
        """#
    }
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let (text, conflicts) = try merged(file(base), file(one), file(other))
      #expect(conflicts == ["strings.k.localizations.de"])
      for (keeps, kind) in [(true, one), (false, other)] {
        let chosen = Self.choosing(ours: keeps, of: text)
        let value = try #require(JSONSource(Array(chosen.utf8))?.root.value, "\(chosen)")
        let expected = try #require(JSONSource(Array(file(kind).utf8))?.root.value)
        #expect(value.isSame(as: expected))
      }
    }
  }

  @Test("categories that both sides add to a plural, and texts that both change in it, are merged")
  func categories() throws {
    let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
    func file(_ forms: [String]) -> String {
      let variants = forms.map { "\"\($0.prefix { $0 != " " })\" : \(unit($0))" }.joined(separator: ",\n")
      return #"""
        { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "de" : { "variations" : { "plural" : {
        \#(variants)
        } } } } } }, "version" : "1.0" }
        """#
    }
    let (text, conflicts) = try merged(
      file(["one", "other"]), file(["few", "one", "other"]), file(["one a", "other"]))
    #expect(conflicts.isEmpty)
    #expect(text == file(["few", "one a", "other"]))
  }

  @Test("an object that one side emptied, and the other added to, has no blank line")
  func emptied() throws {
    let base = Self.catalog(["Add"])
    let ours = base.replacing(/"localizations" : \{[^@]*?\n {6}\}/, with: "\"localizations\" : {\n\n      }")
    let korean = try #require(base.firstMatch(of: /"ko"[^@]*?\n {8}\}/)).0
    let theirs = base.replacing(korean, with: "\(korean),\n        \(korean.replacing("ko", with: "zh-Hans"))")
    #expect(ours != base && theirs != base)
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let (text, conflicts) = try merged(base, one, other)
      #expect(conflicts.isEmpty)
      #expect(text == base.replacing("\"ko\"", with: "\"zh-Hans\""))
    }
  }

  @Test("an object whose strings both sides removed is written as Xcode writes it")
  func emptiedByBoth() throws {
    let whole = Self.catalog(["Add"])
    let korean = try #require(whole.firstMatch(of: /"ko"[^@]*?\n {8}\}/)).0
    let base = whole.replacing(korean, with: "\(korean),\n        \(korean.replacing("ko", with: "zh-Hans"))")
    let (text, conflicts) = try merged(base, whole, whole.replacing("\"ko\"", with: "\"zh-Hans\""))
    #expect(conflicts.isEmpty)
    #expect(text == whole.replacing(korean, with: "").replacing("        \n", with: "\n"))
  }

  @Test(
    "either side of a conflict about the last texts leaves a file that can be read",
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
        let (text, conflicts) = try merged(
          file(base, isInLines: isInLines), file(one, isInLines: isInLines), file(other, isInLines: isInLines))
        #expect(conflicts.isEmpty == false)
        for (keeps, side) in [(true, one), (false, other)] {
          let chosen = Self.choosing(ours: keeps, of: text)
          let value: JSONValue = try #require(JSONSource(Array(chosen.utf8))?.root.value, "\(chosen)")
          for key in conflicts {
            #expect(side[key].map { value[key]?.isSame(as: .string($0)) == true } ?? (value[key] == nil), "\(chosen)")
          }
        }
      }
    }
  }

  /// A file with the versions of one side.
  private static func choosing(ours: Bool, of text: String) -> String {
    var side: Bool?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      switch line {
      case "<<<<<<< ours": side = true
      case "=======": side = false
      case ">>>>>>> theirs": side = nil
      default: return side == nil || side == ours
      }
      return false
    }
    return lines.joined(separator: "\n")
  }

  @Test(
    "is refused for files that can't be read, or whose keys aren't in lines",
    arguments: [
      ("a: [", "a: 1\n"), ("{a: 1, b: 2}\n", "{a: 2, b: 2}\n"), ("a: 1\na: 2\n", "a: 1\n"),
      ("{\"a\": 1,}", "{\"a\": 2}"),
      ("just text", "other text"), ("a: &x 1\nb: *x\n", "b: *x\nc: 1\n"),
    ])
  func refusal(ours: String, theirs: String) {
    #expect(
      FileMerge(base: Array("a: &x 1\nb: *x\nc: 1\n".utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)) == nil)
  }
}
