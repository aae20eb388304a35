import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("The file of names")
struct KeyNamesFileTests {
  private func name(_ path: String, _ key: String, _ table: String = "Localizable") -> DerivedName {
    DerivedName(
      table: table, path: path.split(separator: ".").map(String.init), key: key, place: Place(file: 0, offset: 0))
  }

  private func adding(_ names: [DerivedName], to file: String?) -> String? {
    KeyNamesFile.adding(names, to: file.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a new file explains itself, and lists names by table")
  func new() throws {
    let text = try #require(
      adding(
        [name("sign_in", "Sign in \"now\""), name("b.self", "b"), name("camera", "NSCamera", "InfoPlist")], to: nil))
    #expect(text.hasPrefix("# yaml-language-server: $schema=https://"))
    #expect(text.contains("/names.schema.json\n# What strings are called in code"))
    #expect(
      text.hasSuffix(
        """
        InfoPlist:
          camera: "NSCamera"
        Localizable:
          sign_in: "Sign in \\"now\\""
          b.self: "b"

        """))
  }

  @Test("additional names follow those of their table, and the rest is unchanged")
  func existing() {
    let file = "# Ours\nLocalizable:\n  a: \"A\" # why\n\nInfoPlist: # b\n  c: C"
    #expect(
      adding([name("d", "D"), name("e", "E", "InfoPlist"), name("f", "F", "Other")], to: file)
        == "# Ours\nLocalizable:\n  a: \"A\" # why\n  d: \"D\"\n\nInfoPlist: # b\n  c: C\n  e: \"E\"\nOther:\n  f: \"F\"\n"
    )
  }

  @Test(
    "a file with a different layout or a mistake isn't changed",
    arguments: [
      "Localizable: { a: A }", "Localizable:\n    a: A\n", "- a", "Localizable:\n  a: |\n    A\n", "a: [", "a: A",
    ])
  func refused(file: String) {
    #expect(adding([name("d", "D")], to: file) == nil)
  }

  @Test(
    "mistakes in the file are reported at their places",
    arguments: [
      ("Localizable: text", "13 names.yml has key paths below the name of a table"),
      ("Localizable: { a..b: x }", "15 'a..b' is not a key path"),
      ("Localizable: { a: [x] }", "18 the key of this name is a string"),
      ("Localizable: { a: { kye: x, key: x } }", "20 unknown field 'kye' in a name; did you mean 'key'?"),
      ("Localizable: { a: { arguments: { n: 1 } } }", "18 the key of this name is a string in quotes, or 'key:'"),
      ("Localizable: { a: { key: x, arguments: [n] } }", "39 'arguments' has the names of arguments"),
      ("Localizable: { a: { key: x, arguments: { n: 0 } } }", "44 the position of an argument is a number"),
      ("Localizable: { a: { key: x, arguments: { 1n: 1 } } }", "41 '1n' is not a name for an argument"),
      ("Localizable: { a: { key: x, arguments: { arg2: 1 } } }", "41 'arg2' is the name of argument 2"),
      ("Localizable: { a: { key: x, arguments: { device: 1 } } }", "41 'device' is not a name for an argument"),
      ("Localizable: { a: { key: x, arguments: { n: 1, m: 1 } } }", "47 argument 1 has a name already"),
      ("Localizable: { a: x, b: x }", "21 this key is called 'a' above"),
    ])
  func mistakes(file: String, problem: String) {
    let document = SettingsDocument(SourceFile(path: "names.yml", bytes: Array(file.utf8)))
    let problems = KeyNamesReader.read(document.root).problems.map { "\($0.offset) \($0.explanation)" }
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test("emoji in keys are unchanged, and invisible characters are written as escapes")
  func emoji() {
    let names = [
      DerivedName(
        table: "L", path: ["done"], key: "👍🏽 Done ❤️ 👩‍👧 🇰🇷", place: Place(file: 0, offset: 0)),
      DerivedName(
        table: "L", path: ["hidden"], key: "1\u{FE0F} a\u{200D}b", place: Place(file: 0, offset: 0)),
    ]
    let text = KeyNamesFile.adding(names, to: Array("L:\n  x: \"x y\"\n".utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(
      text == "L:\n  x: \"x y\"\n  done: \"👍🏽 Done ❤️ 👩‍👧 🇰🇷\"\n  hidden: \"1\\ufe0f a\\u200db\"\n")
  }
}
