import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nFormats
@testable import L10nText

@Suite("Plurals in .stringsdict files")
struct StringsdictFormatTests {
  /// Returns a file with entries, each of which is a key and the elements of its dictionary.
  private static func file(_ entries: (key: String, fields: String)...) -> String {
    let dicts = entries.map { "<key>\($0.key)</key>\n<dict>\($0.fields)</dict>\n" }.joined()
    return "<plist version=\"1.0\">\n<dict>\n\(dicts)</dict>\n</plist>\n"
  }

  private static func text(_ text: String) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
  }

  private static func variable(_ name: String, _ variants: KeyValuePairs<String, String>, type: String? = "d") -> String
  {
    let type = type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>" } ?? ""
    return "<key>\(name)</key><dict>\n<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + type + variants.map { "\n<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
  }

  private func catalog(_ files: [String: String]) -> Catalog {
    CatalogReader.catalog(
      of: files.map { path, text in
        InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      }, options: ReadingOptions(source: "en"))
  }

  /// Returns a language's message for a key, in its syntax; for a plural map, `category: text` for each form.
  private func message(_ catalog: Catalog, _ key: String, _ language: String) -> String? {
    guard let index = catalog.languages.firstIndex(of: language) else { return nil }
    switch catalog.messages.first(where: { $0.keyPath == key })?.texts[index]?.message {
    case .text(let text): return text.text
    case .list(let items): return items.map(\.text).joined(separator: ", ")
    case .pluralMap(let variants):
      return variants.map { "\($0.category.rawValue): \($0.text.text)" }.joined(separator: " | ")
    case nil: return nil
    }
  }

  private func arguments(_ catalog: Catalog, _ key: String) -> [String] {
    catalog.messages.first { $0.keyPath == key }?.arguments.map { "\($0.name): \($0.type.rawValue)" } ?? []
  }

  @Test("a text with only a variable is a plural map, and a text in a .strings file is its form for all numbers")
  func pluralMap() {
    let catalog = catalog([
      "en.lproj/Localizable.stringsdict": Self.file(
        ("files", Self.text("%#@files@") + Self.variable("files", ["one": "%d file", "other": "%d files"]))),
      "en.lproj/Localizable.strings": "files = \"%d files\"; title = \"Files\";",
      "ko.lproj/Localizable.strings": "files = \"파일 %d개\"; title = \"파일\";",
    ])
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    #expect(message(catalog, "files", "en") == "one: %d file | other: %d files")
    #expect(message(catalog, "files", "ko") == "other: 파일 %d개")
    #expect(message(catalog, "title", "ko") == "파일")
    #expect(arguments(catalog, "files") == ["files: Int"])
  }

  @Test("'zero' is the number 0 in languages without that category, and otherwise the category")
  func zero() {
    let variants: KeyValuePairs = ["zero": "none", "other": "%d files"]
    let files = Self.file(("files", Self.text("In all: %#@files@") + Self.variable("files", variants)))
    let catalog = catalog(["en.lproj/A.stringsdict": files, "ar.lproj/A.stringsdict": files])
    #expect(message(catalog, "A.files", "en") == "In all: {files, plural, =0 {none} other {# files}}")
    #expect(message(catalog, "A.files", "ar") == "In all: {files, plural, =0 {none} zero {none} other {# files}}")
  }

  @Test("a text in one language with words around a variable makes the message a text in all languages")
  func kinds() {
    let catalog = catalog([
      "en.lproj/Localizable.stringsdict": Self.file(
        ("files", Self.text("%#@files@") + Self.variable("files", ["one": "one file", "other": "%d files"]))),
      "ko.lproj/Localizable.stringsdict": Self.file(
        ("files", Self.text("파일 %#@count@개") + Self.variable("count", ["other": "%ld"], type: "%ld"))),
    ])
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    #expect(message(catalog, "files", "en") == "{files, plural, one {one file} other {# files}}")
    #expect(message(catalog, "files", "ko") == "파일 {files, plural, other {#}}개")
    #expect(arguments(catalog, "files") == ["files: Int"])
  }

  @Test("variables can be mixed with arguments and be in variants of others, each with its own number")
  func nested() {
    let catalog = catalog([
      "en.lproj/Localizable.stringsdict": Self.file(
        (
          "found",
          Self.text("%@ found %#@files@")
            + Self.variable("files", ["one": "a file in %3$#@folders@", "other": "%d files in %#@folders@"], type: nil)
            + Self.variable("folders", ["one": "a folder", "other": "%d folders"])
        ),
        (
          "mutual",
          Self.text("%#@names@%#@mutuals@") + Self.variable("names", ["other": ""])
            + Self.variable("mutuals", ["one": "With %1$@", "other": "With %1$@ and %ld more"])
        ))
    ])
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    #expect(
      message(catalog, "found", "en") == """
        {arg1} found {files, plural, one {a file in {folders, plural, one {a folder} other {# folders}}} \
        other {# files in {folders, plural, one {a folder} other {# folders}}}}
        """, "\(message(catalog, "found", "en") ?? "")")
    #expect(message(catalog, "mutual", "en") == "{mutuals, plural, one {With {arg1}} other {With {arg1} and # more}}")
    #expect(arguments(catalog, "mutual").sorted() == ["arg1: String", "mutuals: Int"])
  }

  @Test("texts for devices are selected by the device, and the widest of texts for widths is used")
  func devicesAndWidths() {
    let rules = { (rule: String, variants: String) in "<key>NSString\(rule)RuleType</key><dict>\(variants)</dict>" }
    let catalog = catalog([
      "en.lproj/Localizable.stringsdict": Self.file(
        (
          "open",
          rules(
            "DeviceSpecific", "<key>iphone</key><string>Tap</string><key>mac</key><string>Click</string>")
        ),
        ("long", rules("VariableWidth", "<key>1</key><string>OK</string><key>25</key><string>All right</string>")))
    ])
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    #expect(message(catalog, "open", "en") == "{device, select, iphone {Tap} mac {Click} other {Tap}}")
    #expect(message(catalog, "long", "en") == "All right")
  }

  @Test("each kind of file of the development language counts unless its own folder has one")
  func base() {
    let file = { Self.file(("a", Self.text("%#@n@") + Self.variable("n", ["other": $0]))) }
    let catalog = catalog([
      "Base.lproj/A.stringsdict": file("%d base"), "en.lproj/A.strings": "b = own;",
      "Base.lproj/A.strings": "b = base;",
      "Base.lproj/B.stringsdict": file("%d base"), "en.lproj/B.stringsdict": file("%d own"),
    ])
    #expect(message(catalog, "A.a", "en") == "other: %d base")
    #expect(message(catalog, "A.b", "en") == "own")
    #expect(message(catalog, "B.a", "en") == "other: %d own")
  }

  private static let mistakenEntries: [(fields: String, expected: String)] = [
    (variable("n", ["other": "%d"]), "4:1 this key has no text"),
    (text("%#@n@") + "<key>n</key><string>x</string>", "4:86 a variable is a <dict> with plural categories"),
    (text("%#@n@") + variable("n", [:]), "4:71 the plural 'n' has no 'other'"),
    (text("%#@n@") + variable("n", ["other": "%d", "lots": "%d"]), "7:6 'lots' isn't a plural category"),
    (text("%#@n@ %#@m@") + variable("n", ["other": "%d"]), "4:52 '%#@m@' has no substitution"),
    (text("%#@n@!") + variable("n", ["other": "%#@n@"]), "6:25 '%#@n@' is nested deeper than 8 substitutions"),
  ]

  @Test("unreadable parts are reported once, at their place, and other keys are read", arguments: mistakenEntries)
  func mistakes(fields: String, expected: String) throws {
    let other = ("b", Self.text("%#@n@") + Self.variable("n", ["other": "%d"]))
    let files = ["en.lproj/Localizable.stringsdict": Self.file(("a", fields), other)]
    let catalog = catalog(files)
    let problem = try #require(catalog.problems.first)
    #expect(catalog.problems.count == 1)
    let position = LineTable(Array((files.first?.value ?? "").utf8)).position(atScalar: problem.place.offset)
    guard case .syntax(let explanation, _, .stringsdict) = problem.kind else {
      Issue.record("\(problem.kind)")
      return
    }
    #expect("\(position.line):\(position.column) \(explanation)".hasPrefix(expected), "\(position) \(explanation)")
    #expect(message(catalog, "b", "en") == "other: %d")
  }

  private static let doubtfulEntries: [(fields: String, expected: String)] = [
    (
      text("%#@n@") + variable("n", ["other": "%d"]) + variable("m", ["other": "%d"]),
      "6:48 no text names the variable 'm'; write '%#@m@' in the text of this key, or remove the variable"
    ),
    // Variables that only name each other aren't named by a text.
    (
      text("%#@n@!") + variable("n", ["other": "%d"]) + variable("m", ["other": "%d %#@m@"]),
      "6:48 no text names the variable 'm'"
    ),
    (
      text("%1#@n@!") + variable("n", ["other": "%d"]),
      "4:52 the 1 before '#@n@' is a width, which means nothing here; a position is written '%1$#@n@'"
    ),
  ]

  @Test("a variable that no text names, and a width instead of a position, are doubts", arguments: doubtfulEntries)
  func doubts(fields: String, expected: String) throws {
    let files = ["en.lproj/Localizable.stringsdict": Self.file(("a", fields))]
    let catalog = catalog(files)
    let problem = try #require(catalog.problems.first)
    #expect(catalog.problems.count == 1)
    let position = LineTable(Array((files.first?.value ?? "").utf8)).position(atScalar: problem.place.offset)
    guard case .doubt(let explanation, _, .stringsdict) = problem.kind else {
      Issue.record("\(problem.kind)")
      return
    }
    #expect("\(position.line):\(position.column) \(explanation)".hasPrefix(expected), "\(position) \(explanation)")
    #expect(message(catalog, "a", "en") != nil)
  }

  @Test("the parts before a variable's name may be in any order, and the name may have dots and hyphens")
  func spellings() {
    let plural = { Self.variable($0, ["one": "a file", "other": "%d files"]) }
    let catalog = catalog([
      "en.lproj/Localizable.stringsdict": Self.file(
        ("late", Self.text("%#2$@n@ of %1$@") + plural("n")), ("flag", Self.text("%-#@n@!") + plural("n")),
        ("signs", Self.text("%#@a.b-c@!") + plural("a.b-c")), ("alone", Self.text("%#@a.b@") + plural("a.b")),
        ("two", Self.text("%#@a.b@ %#@a-b@") + plural("a.b") + plural("a-b")))
    ])
    #expect(catalog.problems.isEmpty, "\(catalog.problems)")
    #expect(message(catalog, "late", "en") == "{n, plural, one {a file} other {# files}} of {arg1}")
    #expect(message(catalog, "flag", "en") == "{n, plural, one {a file} other {# files}}!")
    #expect(message(catalog, "signs", "en") == "{a_b_c, plural, one {a file} other {# files}}!")
    #expect(message(catalog, "alone", "en") == "one: a file | other: %d files")
    #expect(
      message(catalog, "two", "en")
        == "{a_b, plural, one {a file} other {# files}} {arg2, plural, one {a file} other {# files}}")
  }

  @Test("a property list in the old style is reported with the way to convert it")
  func oldStyle() {
    let document = StringsdictFormat().read(Array("\n{ days = { NSStringLocalizedFormatKey = \"x\"; }; }".utf8))
    #expect(document.problems.map(\.offset) == [1])
    #expect(document.problems.first?.explanation.contains("plutil -convert xml1") == true)
  }

  @Test("files are merged by key")
  func merge() throws {
    let file = { (one: String, two: String) in
      Array(Self.file(("a", Self.text(one)), ("b", Self.text(two))).utf8)
    }
    let merge = try #require(FileMerge(base: file("1", "2"), ours: file("x", "2"), theirs: file("1", "y")))
    #expect(merge.bytes == file("x", "y"))
    #expect(FileMerge(base: file("1", "2"), ours: file("x", "2"), theirs: file("z", "2"))?.conflicts == ["a"])
  }

  @Test("the last form of a plural without 'other' is used for all other numbers, with a warning")
  func withoutOther() {
    let file = Self.file(
      ("files", Self.text("%#@files@") + Self.variable("files", ["one": "%d plik", "few": "%d pliki"])))
    #expect(
      message(catalog(["pl.lproj/Localizable.stringsdict": file]), "files", "pl")
        == "one: %d plik | few: %d pliki | other: %d pliki")
    var bundles = MarkedBundles([
      "pl.lproj/Localizable.stringsdict": file
    ])
    bundles.source = "pl"
    #expect(
      bundles.found(by: .stringsSyntax).map { $0.drop { $0 != " " } }
        == [" warning: the plural 'files' has no 'other'; add it, for all other numbers"])
  }
}
