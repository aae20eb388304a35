import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nFormats

@Suite("Renaming messages")
struct MessageRenamingTests {
  private static let yaml = """
    # The store
    store:
      # On top
      title: Store  # short
      "open": "Open"
      hours: { from: From, to: To }
    404: Not found

    """

  /// Returns the reason why a renaming is refused, or `nil` if it is made.
  private func refusal(_ project: EditedProject, _ old: String, _ new: String, former: Bool = false) -> String? {
    var project = project
    do throws(EditRefusal) {
      try project.rename(old, to: new, keepsFormer: former)
      return nil
    } catch {
      return error.text
    }
  }

  @Test(
    "only the key changes, in the quotes that it has",
    arguments: [
      ("store.title", "store.heading", "  title: Store  # short", "  heading: Store  # short"),
      ("store.open", "store.close", "  \"open\": \"Open\"", "  \"close\": \"Open\""),
      ("store.hours.from", "store.hours.since", "{ from: From,", "{ since: From,"),
      ("404", "500", "404: Not found", "500: Not found"), ("store.title", "store.yes", "title: S", "\"yes\": S"),
    ])
  func keys(old: String, new: String, from: String, to: String) throws {
    var project = EditedProject(["en.yml": Self.yaml, "ko.json": "{\"store.title\": \"매장\", \"x\": \"가\"}"])
    try project.rename(old, to: new)
    #expect(project.files.texts["en.yml"] == Self.yaml.replacing(from, with: to))
    let json = old == "store.title" ? "{\"\(new)\": \"매장\", \"x\": \"가\"}" : "{\"store.title\": \"매장\", \"x\": \"가\"}"
    #expect(project.files.texts["ko.json"] == json)
  }

  @Test(
    "quotes that only a new key needs are gone with it, and those of a file that quotes its keys stay",
    arguments: [
      ("yml", "z: Z\nb: B\n", "\"y\": Z\nb: B\n"), ("yml", "z: Z\n", "\"y\": Z\n"),
      ("yml", "{z: Z, b: B}\n", "{\"y\": Z, b: B}\n"),
      ("yml", "? z\n: Z\n", "? \"y\"\n: Z\n"), ("yml", "&x z : Z\nb: B\n", "&x \"y\" : Z\nb: B\n"),
      ("yml", "'z': Z\nb: B\n", "'y': Z\nb: B\n"), ("yml", "\"z\": Z\n\"b\": B\n", "\"y\": Z\n\"b\": B\n"),
      ("yml", "{\"z\":Z,b: B}\n", "{\"y\":Z,b: B}\n"), ("yml", "z: Z\r\nb: B\r\n", "\"y\": Z\r\nb: B\r\n"),
      ("json", "{\"z\":\"Z\"}", "{\"y\":\"Z\"}"),
    ])
  func neededQuotes(format: String, text: String, renamed: String) throws {
    var project = EditedProject(["en.\(format)": text, "metadata.yml": "z: { description: D }\n"])
    try project.rename("z", to: "y")
    #expect(project.files.texts == ["en.\(format)": renamed, "metadata.yml": "\"y\": { description: D }\n"])
    try project.rename("y", to: "z")
    #expect(project.files.texts == ["en.\(format)": text, "metadata.yml": "z: { description: D }\n"])
  }

  @Test("a JSON file that has only ASCII characters keeps them, and others get no escapes")
  func escapes() throws {
    let ascii = "{\"caf\\u00e9\": \"C\", \"\\ud83d\\ude00\": \"\\u00fc\"}"
    var project = EditedProject(["en.json": ascii, "ko.json": "{\"café\": \"가\"}"])
    try project.rename("café", to: "tea")
    #expect(project.files.texts["en.json"] == ascii.replacing("caf\\u00e9", with: "tea"))
    try project.rename("tea", to: "café")
    #expect(project.files.texts == ["en.json": ascii, "ko.json": "{\"café\": \"가\"}"])
  }

  @Test(
    "a key that users see as a text stays, gets another name, and loses it again",
    arguments: [
      ["Localizable.xcstrings": "Hello"],
      [
        "en.lproj/Localizable.strings": "\"Hello\";\n\"b\" = \"B\";\n",
        "ko.lproj/Localizable.strings": "\"Hello\" = \"안녕\";\n",
      ],
      ["ko.lproj/Localizable.strings": "Hello = \"안녕\";\n"],
    ])
  func keysAsTexts(files: [String: String]) throws {
    var files = files
    if files["Localizable.xcstrings"] != nil {
      files["Localizable.xcstrings"] = StringCatalogText.catalog(
        StringCatalogText.entry("Hello", ["ko": StringCatalogText.unit("안녕")]))
    }
    var project = EditedProject(files)
    try project.rename("Hello", to: "greeting")
    #expect(project.files.texts == files)
    #expect(project.names?.hasSuffix("Localizable:\n  greeting: \"Hello\"\n") == true)
    #expect(project.catalog.messagesByKeyPath["greeting"]?.texts.map { $0?.verbatimText } == ["Hello", "안녕"])
    try project.rename("greeting", to: "Hello")
    #expect(project.files.texts == files)
    #expect(project.names?.contains("Localizable") == false)
    #expect(project.catalog.messagesByKeyPath["Hello"] != nil)
  }

  @Test(
    "a name that is derived again is removed, if the project doesn't record such names",
    arguments: [
      (nil, "\"b\" = \"B\";\n", nil), (nil, "\"Sign out\" = \"Sign out\";\n", nil),
      ("out: Sign out\n", "\"Sign out\" = \"S\";\n\"Go on\" = \"Go on\";\n", "out: Sign out\n"),
      (
        "sign_in: Sign in\n  out: Sign out\n", "\"Sign out\" = \"Sign out\";\n",
        "sign_in: Sign in\n  out: Sign out\n"
      ),
      ("out: Sign out\n", "\"Sign out\" = \"S\";\n", "out: Sign out\n  sign_in: \"Sign in\"\n"),
    ] as [(String?, String, String?)])
  func derivedNames(before: String?, others: String, after: String?) throws {
    let files = ["en.lproj/Localizable.strings": "\"Sign in\" = \"Sign in\";\n\(others)"]
    var project = EditedProject(files, names: before.map { "Localizable:\n  \($0)" })
    try project.rename("sign_in", to: "auth.start")
    #expect(project.names?.contains("auth.start: ") == true)
    try project.rename("auth.start", to: "sign_in")
    #expect(project.catalog.messagesByKeyPath["sign_in"] != nil)
    if let after {
      #expect(project.names == "Localizable:\n  \(after)")
    } else {
      #expect(project.names.map { KeyNamesFile.isUnused(Array($0.utf8)) } == true)
    }
  }

  @Test("an entry of the metadata is renamed, and keeps the old key on request")
  func metadata() throws {
    for entry in ["store.title:\n  description: D\n", "store.title: { description: D }\n", ""] {
      let files = ["en.yml": Self.yaml, "metadata.yml": "\(entry)store.open: { max-width: 9 }\n"]
      var project = EditedProject(files)
      try project.rename("store.title", to: "store.heading", keepsFormer: true)
      let renamed = project.catalog.messagesByKeyPath["store.heading"]?.metadata
      #expect(renamed?.formerKey?.path == "store.title")
      #expect(renamed?.description == (entry.isEmpty ? nil : "D"))
      #expect(refusal(project, "store.heading", "store.name", former: true)?.contains("former key already") == true)
      try project.rename("store.heading", to: "store.title")
      #expect(project.files.texts == files)
    }
    let first = "store.heading: { renamed-from: store.title, max-width: 9 }\n"
    let other = EditedProject(["en.yml": Self.yaml.replacing("title", with: "heading"), "metadata.yml": first])
    #expect(refusal(other, "store.heading", "store.title")?.contains("line of its own") == true)
    var project = EditedProject(["en.yml": Self.yaml])
    try project.rename("store.title", to: "store.heading", keepsFormer: true)
    #expect(project.files.texts["metadata.yml"] == "store.heading:\n  renamed-from: store.title\n")
  }

  @Test("a sentence that is a key keeps its spelling, and gets another name")
  func names() throws {
    let files = ["en.lproj/Localizable.strings": "\"Sign in\" = \"Sign in\";\n\"plain\" = \"P\";\n"]
    var project = EditedProject(files)
    try project.rename("sign_in", to: "auth.sign_in")
    #expect(project.files.texts == files)
    #expect(project.names?.hasSuffix("Localizable:\n  auth.sign_in: \"Sign in\"\n") == true)
    try project.rename("auth.sign_in", to: "enter")
    #expect(project.names?.hasSuffix("Localizable:\n  enter: \"Sign in\"\n") == true)
    #expect(project.catalog.messagesByKeyPath["enter"] != nil)
    try project.rename("plain", to: "simple")
    #expect(project.files.texts.values.first?.contains("\"simple\" = \"P\";") == true)
  }

  @Test("a table's key is renamed in all of its files")
  func companions() throws {
    var random = RandomProject(format: "stringsdict", seed: 1)
    let key = random.randomKey()[0]
    var files = random.files
    for language in ["en", "ko"] {
      files["\(language).lproj/Localizable.strings"] = "\"\(key)\" = \"%lld\";\n\"other\" = \"O\";\n"
    }
    var project = EditedProject(files)
    try project.rename(key, to: "renamed")
    for (path, text) in project.files.texts where files[path]?.contains(key) == true {
      #expect(text.contains("renamed"), "\(path)")
      #expect(!text.contains("\"\(key)\"") && !text.contains("<key>\(key)</key>"))
    }
    _ = random.newKey(besides: [])
  }

  @Test("a String Catalog stays in Xcode's order")
  func order() throws {
    let unit = { (key: String) in
      "    \"\(key)\" : {\n      \"localizations\" : {\n        \"en\" : { \"stringUnit\" : { \"state\" : \"new\", "
        + "\"value\" : \"T\" } }\n      }\n    }"
    }
    func catalog(_ keys: String...) -> String {
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(keys.map(unit).joined(separator: ",\n"))\n  },\n"
        + "  \"version\" : \"1.0\"\n}"
    }
    var project = EditedProject(["Localizable.xcstrings": catalog("a", "b", "c")])
    try project.rename("a", to: "bb")
    #expect(project.files.texts["Localizable.xcstrings"] == catalog("b", "bb", "c"))
    var other = EditedProject(["Localizable.xcstrings": catalog("c", "a", "d", "b")])
    try other.rename("a", to: "x")
    #expect(other.files.texts["Localizable.xcstrings"] == catalog("c", "x", "d", "b"))
  }

  @Test("nothing changes if the key is taken, or if other messages would change")
  func refusals() {
    let project = EditedProject(["en.yml": Self.yaml])
    #expect(refusal(project, "store.title", "store.open")?.contains("a string 'store.open' already") == true)
    #expect(refusal(project, "404", "store")?.contains("a namespace 'store' already") == true)
    #expect(refusal(project, "store.title", "store.Open")?.contains("L10n.Store.open") == true)
    let shared = EditedProject(["en.yml": "a: &a\n  x: X\nb: *a\n"])
    #expect(refusal(shared, "b.x", "b.y") != nil)
    let merged = EditedProject(["en.yml": "a: &a\n  x: X\nb:\n  <<: *a\n  y: Y\n"])
    #expect(refusal(merged, "a.x", "a.z") != nil)
  }

  @Test(
    "a key that Flutter or Android doesn't accept is refused, with one that it does",
    arguments: [
      ("app_en.arb", "{ \"a\": \"A\" }\n", "Bad-Key", "'badKey'"), ("app_en.arb", "{ \"a\": \"A\" }\n", "x.y", "'xY'"),
      (
        "values/strings.xml", "<resources>\n  <string name=\"a\">A</string>\n</resources>\n", "two words",
        "'two_words'"
      ),
    ])
  func keysOfOtherPlatforms(path: String, text: String, key: String, advice: String) {
    var project = EditedProject([path: text])
    #expect(refusal(project, "a", key)?.contains("can't be a key in \(path)") == true)
    let addition = #expect(throws: EditRefusal.self) { try project.add(key, ["en": "T"]) }
    #expect(addition?.text.hasSuffix(advice) == true, "\(addition?.text ?? "")")
  }

  @Test("a key of a catalog that differs from another one only in case is refused with the reason")
  func caseOfCatalogKeys() {
    let unit = StringCatalogText.unit("T")
    var project = EditedProject([
      "Localizable.xcstrings": StringCatalogText.catalog(
        StringCatalogText.entry("Title", ["en": unit]) + "," + StringCatalogText.entry("other", ["en": unit]))
    ])
    #expect(refusal(project, "other", "title")?.contains("'title' and the string 'Title'") == true)
    #expect(refusal(project, "Title", "title") == nil)
    let addition = #expect(throws: EditRefusal.self) { try project.add("title", ["en": "T"]) }
    #expect(addition?.text.contains("would have the same name in Swift") == true, "\(addition?.text ?? "")")
  }

  @Test(
    "a refused edit names the place of what it would change, in the language in which it would",
    arguments: [("a: &a\n  x: 가\nb: *a\n", "2:3"), ("a: &a\n  x: 가\nb:\n  <<: *a\n", "2:3")])
  func place(translation: String, place: String) {
    let project = EditedProject([
      "en.yml": "a:\n  x: X\nb:\n  x: X\n", "de.yml": "a:\n  x: X\nb:\n  x: X\n", "ko.yml": translation,
    ])
    var renamed = project
    let renaming = #expect(throws: EditRefusal.self) { try renamed.rename("a.x", to: "a.y") }
    #expect(renaming?.place == "ko.yml:\(place)", "\(renaming?.text ?? "")")
    var reduced = project
    let removal = #expect(throws: EditRefusal.self) { try reduced.remove(["a.x"]) }
    #expect(removal?.place == "ko.yml:\(place)", "\(removal?.text ?? "")")
    #expect([renamed, reduced].allSatisfy { $0.files.texts == project.files.texts })
  }

  @Test("a string that an alias would add elsewhere is named with its place")
  func added() {
    var project = EditedProject(["en.yml": "a:\n  x: X\n", "ko.yml": "a: &a\n  x: 가\nb: *a\n"])
    let refusal = #expect(throws: EditRefusal.self) { try project.add("a.y", ["en": "Y", "ko": "나"]) }
    #expect(refusal?.text.contains("'b.y'") == true && refusal?.place == "ko.yml:3:3", "\(refusal?.place ?? "")")
  }

  @Test("the key of another platform stays the same, by names.yml")
  func otherPlatforms() throws {
    var project = EditedProject(
      ["en.yml": "store-title: Store\n"], names: "strings:\n  store-title: \"store_title\"\narb:\n  other: \"x\"\n")
    try project.rename("store-title", to: "shop-title")
    #expect(project.names == "strings:\n  shop-title: \"store_title\"\narb:\n  other: \"x\"\n")
    #expect(project.files.texts["en.yml"] == "shop-title: Store\n")
  }
}
