import CatalogTestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a String Catalog")
struct StringCatalogReaderTests {
  private typealias Text = StringCatalogText

  private func document(_ text: String) -> BundleDocument { StringCatalogReader.read(Array(text.utf8)) }

  @Test("a line break in a string is a single mistake, which affects only that string")
  func lineBreak() {
    let unit = { (text: String) in
      "{ \"localizations\" : { \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } } } }"
    }
    let document = document(
      "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n \"a\" : \(unit("One.\n\nTwo.")),\n \"b\" : \(unit("B")) } }")
    #expect(document.problems.count == 1)
    #expect(document.hasAllKeys)
    #expect(document.root?.entries.first?.value.entries.map(\.key) == ["a", "b"])
  }

  /// Returns the tree of the strings, or the problems as `line:column explanation`.
  private func read(_ strings: String, source: String = "en") -> String {
    let document = document(Text.catalog(strings, source: source))
    guard document.problems.isEmpty else { return problems(document).joined(separator: "\n") }
    return document.root.map(YAMLReading.describe) ?? "nothing"
  }

  private func problems(_ document: BundleDocument) -> [String] { described(document.problems, in: document) }

  private func described(_ problems: [DocumentProblem], in document: BundleDocument) -> [String] {
    let lines = LineTable(document.bytes)
    return problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column) \(problem.explanation)"
    }
  }

  @Test("each language has its strings, with keys as written")
  func strings() {
    let entry = Text.entry("Pay %@ a.visit", ["ko": Text.unit("%@ 방문"), "en": Text.unit(#"Visit \"%@\" \u2028"#)])
    #expect(read(entry) == "{ko: {Pay %@ a.visit: %@ 방문}, en: {Pay %@ a.visit: Visit \"%@\" \u{2028}}}")
  }

  @Test("a key without a string in the source language is that string itself, and the empty key isn't a string")
  func keysAsStrings() {
    let strings = [Text.entry("Sign in", ["ko": Text.unit("로그인")]), #""OK" : { }"#, #""" : { }"#]
    #expect(read(strings.joined(separator: ",\n")) == "{ko: {Sign in: 로그인}, en: {Sign in: Sign in, OK: OK}}")
    #expect(read(#""OK" : { }"#, source: "ko") == "{ko: {OK: OK}}")
    #expect(read("") == "{en: {}}")
  }

  @Test("a plural in one language makes the string a plural in all languages")
  func plurals() {
    let entry = Text.entry(
      "%lld items",
      ["en": Text.plural(["other": "%lld items", "zero": "none", "one": "an item"]), "ko": Text.unit("%lld개")])
    let expected = "{en: {%lld items: {zero: none, one: an item, other: %lld items}}, ko: {%lld items: {other: %lld개}}}"
    #expect(read(entry) == expected)
    let keyAsText = Text.entry("%lld items", ["ko": Text.plural(["other": "%lld개"])])
    #expect(read(keyAsText) == "{ko: {%lld items: {other: %lld개}}, en: {%lld items: {other: %lld items}}}")
  }

  @Test("substitutions become plurals in a single string, whose arguments are named after them by position")
  func substitutions() {
    let english = Text.text(
      "%@: %#@files@ in %3$#@folders@ {a}",
      substitutions: Text.substitution("files", argument: 2, ["one": "%arg file", "other": "%arg files"]),
      Text.substitution("folders", ["one": "a folder", "other": "%arg of %3$lld folders"]))
    let korean = Text.text(
      "%1$@: 폴더 %#@f@ 안의 파일 %2$lld개", substitutions: Text.substitution("f", argument: 3, ["other": "%arg개"]))
    #expect(
      read(Text.entry("k", ["en": english, "ko": korean, "de": Text.unit("%@: %lld in %lld"), "ja": Text.unit("なし")]))
        == """
        {en: {k: {arg1}: {files, plural, one {# file} other {# files}} in {folders, plural, one {a folder} \
        other {# of # folders}} '{'a'}'}, \
        ko: {k: {arg1}: 폴더 {folders, plural, other {#개}} 안의 파일 {files, number, integer}개}, \
        de: {k: {arg1}: {files, number, integer} in {folders, number, integer}}, ja: {k: なし}}
        """)
  }

  @Test("substitutions without a position take the next one, those without a conversion an integer, and 'zero' is 0")
  func defaults() {
    let text = Text.text(
      "%#@a@ %@ %#@b@", substitutions: Text.substitution("a", specifier: nil, ["zero": "no a", "other": "%arg a"]),
      Text.substitution("b", specifier: ".1f", ["other": "%arg b"]))
    #expect(
      read(Text.entry("k", ["en": text])) == """
        {en: {k: {a, plural, =0 {no a} other {# a}} {arg2} {b, plural, other {{b, number, ::.0} b}}}}
        """)
  }

  @Test("numbers in a substitution are counted from its own argument, and its name may have signs")
  func numbersInSubstitutions() {
    let text = Text.text(
      "%#@my.files-left@ in %#@b@",
      substitutions: Text.substitution("my.files-left", argument: 1, ["one": "a file", "other": "%lld files"]),
      Text.substitution("b", argument: 2, ["one": "%lld folder", "other": "%lld folders of %@"]))
    #expect(
      read(Text.entry("k", ["en": text])) == """
        {en: {k: {my_files_left, plural, one {a file} other {# files}} in \
        {b, plural, one {# folder} other {# folders of {arg3}}}}}
        """)
    let nested = Text.text(
      "%1$@: %#@a@",
      substitutions: Text.substitution("a", argument: 2, ["other": "%arg files in %#@b@"]),
      Text.substitution("b", ["other": "%arg folders"]))
    #expect(
      read(Text.entry("k", ["en": nested])) == """
        {en: {k: {arg1}: {a, plural, other {# files in {b, plural, other {# folders}}}}}}
        """)
  }

  @Test("one language may have a substitution where another has a plural")
  func mixedKinds() {
    let english = Text.text(
      "%#@n@ in %2$@", substitutions: Text.substitution("n", argument: 1, ["other": "%arg files"]))
    #expect(
      read(Text.entry("k", ["en": english, "ko": Text.plural(["other": "%lld개"]), "ja": Text.unit("%lld個")]))
        == """
        {en: {k: {n, plural, other {# files}} in {arg2}}, ko: {k: {n, plural, other {#개}}}, \
        ja: {k: {n, plural, other {#個}}}}
        """)
  }

  @Test("the order in a text doesn't matter if a string has the same single argument in all languages")
  func soleArgument() {
    func doubts(_ key: String, _ english: String) -> Int {
      let german = Text.text("%#@n@", substitutions: Text.substitution("n", ["other": "%arg Dateien"]))
      return document(Text.catalog(Text.entry(key, ["de": german, "en": english]))).doubts.count
    }
    let english = Text.text("%#@n@", substitutions: Text.substitution("n", argument: 1, ["other": "%arg files"]))
    #expect(doubts("files", english) == 0)
    #expect(doubts("%lld files", english) == 0)
    #expect(doubts("%lld of %lld files", english) == 1)
    #expect(doubts("files", Text.text("%lld of %lld files")) == 1)
  }

  @Test("parts that only the order of a text determines, and parts that are ignored, are reported")
  func doubts() {
    let counted = Text.text(
      "%@ %#@b@ %#@a@ %4$#@d@",
      substitutions: Text.substitution("a", ["other": "%arg a"]), Text.substitution("b", ["other": "%arg b"]),
      Text.substitution("d", ["other": "%arg d"]), Text.substitution("unused", ["other": "%arg"]))
    let numbered = Text.text("%#@a@", substitutions: Text.substitution("a", argument: 1, ["other": "%arg a"]))
    let both = """
      { "variations" : { "device" : { "mac" : \(Text.unit("m")) }, "plural" : { "other" : \(Text.unit("%lld")) } } }
      """
    let entries = [
      Text.entry("k", ["en": counted]), Text.entry("l", ["en": numbered]), Text.entry("m", ["en": both]),
      Text.entry("n", ["en": String(Text.unit("n").dropLast(2)) + ", \"variations\" : { } }"]),
    ]
    let document = document(Text.catalog(entries.joined(separator: ",\n")))
    #expect(document.problems.isEmpty)
    #expect(
      described(document.doubts, in: document).map { $0.drop { $0 != " " } } == [
        " 'b' has no 'argNum', so its place in the text counts: it is argument 2; write \"argNum\" : 2",
        " 'a' has no 'argNum', so its place in the text counts: it is argument 3; write \"argNum\" : 3",
        " 'device' is ignored, because 'plural' is beside it; remove one of the two",
        " 'variations' is ignored, because 'stringUnit' is beside it; remove one of the two",
      ])
  }

  @Test(
    "a substitution's argument that makes no sense has a problem or a doubt at its place",
    arguments: [
      (#""argNum" : "1""#, "'argNum' is the argument's position", true),
      (#""argNum" : -1"#, "'argNum' is the argument's position", true),
      (#""argNum" : 1.5"#, "'argNum' is the argument's position", true),
      (#""argNum" : 99999999999999999999"#, "'argNum' is the argument's position", true),
      (#""formatSpecifier" : "zzz""#, "'zzz' isn't the conversion of a number", true),
      (#""formatSpecifier" : """#, "'' isn't the conversion of a number", true),
      (#""formatSpecifier" : "05lld""#, "a plural counts a whole number", false),
      (#""formatSpecifier" : "lf""#, "a plural counts a whole number", false),
      (#""formatSpecifier" : "@""#, "a plural counts a whole number", false),
    ])
  func substitutionArguments(field: String, explanation: String, isProblem: Bool) {
    let argument = field.contains("argNum") ? field : field + #", "argNum" : 1"#
    let plural = #""variations" : { "plural" : { "other" : \#(Text.unit("%arg")) } }"#
    let value = #"{ "stringUnit" : { "value" : "%#@n@" }, "substitutions" : { "n" : { \#(argument), \#(plural) } } }"#
    let document = document(Text.catalog(Text.entry("k", ["en": value])))
    #expect(document.problems.count == (isProblem ? 1 : 0))
    let all = document.problems + document.doubts
    #expect(all.contains { $0.explanation.hasPrefix(explanation) }, "\(all)")
  }

  @Test("a plural over a value that isn't a whole number is doubtful")
  func fractions() {
    let entries = [
      Text.entry("%lf km", ["en": Text.plural(["one": "%lf kilometer", "other": "%lf kilometers"])]),
      Text.entry("%lld of %lf", ["en": Text.plural(["one": "%lld of %lf", "other": "%lld of %lf"])]),
      Text.entry("%@ files", ["en": Text.plural(["one": "%@ of few", "other": "%@ of few"])]),
    ]
    let document = document(Text.catalog(entries.joined(separator: ",\n")))
    #expect(document.problems.isEmpty)
    #expect(document.doubts.map(\.explanation).count == 1)
    #expect(
      document.doubts.first?.explanation.hasPrefix("a plural counts a whole number, and this one has none") == true)
  }

  @Test("variants for devices become a select, in which iPhone's or the first one is used for the others")
  func devices() {
    let english = Text.device(["mac": "Click", "iphone": "Tap"])
    let korean = #"{ "variations" : { "device" : { "other" : \#(Text.unit("누르기")) } } }"#
    #expect(
      read(Text.entry("k", ["en": english, "ko": korean, "de": Text.unit("Los")])) == """
        {en: {k: {device, select, mac {Click} iphone {Tap} other {Tap}}}, \
        ko: {k: {device, select, other {누르기}}}, de: {k: Los}}
        """)
    let plurals = """
      { "variations" : { "device" : { "mac" : \(Text.plural(["one": "a click", "other": "%lld clicks"])), \
      "applewatch" : \(Text.unit("%lld taps")) } } }
      """
    #expect(
      read(Text.entry("k", ["en": plurals])) == """
        {en: {k: {device, select, mac {{count, plural, one {a click} other {# clicks}}} \
        applewatch {{count, plural, other {# taps}}} other {{count, plural, one {a click} other {# clicks}}}}}}
        """)
  }

  @Test("sets of strings become lists")
  func sets() {
    let set = #"{ "stringSet" : { "state" : "new", "values" : [ "Add in ${applicationName}", "New" ] } }"#
    #expect(read(Text.entry("k", ["en": set])) == "{en: {k: [Add in ${applicationName}, New]}}")
  }

  @Test("comments and untranslated strings are noted, and unknown fields are skipped")
  func notes() {
    let fields = """
            "comment" : "A button",
            "isCommentAutoGenerated" : true,
            "shouldTranslate" : false,

      """
    let text = Text.catalog(
      Text.entry("k", ["en": Text.unit("K")], fields: fields) + ",\n" + Text.entry("l", ["en": Text.unit("L")]))
    let notes = document(text).allLanguages?.notes ?? []
    #expect(notes.map(\.key) == ["k"])
    #expect(notes.first?.description == "A button")
    #expect(notes.first?.isTranslatable == false)
  }

  @Test("strings and keys have their places")
  func places() throws {
    let text = Text.catalog(Text.entry("열쇠", ["en": Text.unit("Key")]))
    let lines = LineTable(Array(text.utf8))
    guard case .mapping(let languages)? = document(text).root?.content,
      case .mapping(let entries)? = languages.first?.value.content, let entry = entries.first
    else {
      Issue.record("nothing was read")
      return
    }
    let key = lines.position(atScalar: entry.keyOffset)
    let value = lines.position(atScalar: entry.value.offset)
    #expect("\(key.line):\(key.column) \(value.line):\(value.column)" == "4:5 6:69")
  }

  @Test(
    "each part that can't be read has a single problem at its place, and the other strings are read",
    arguments: [
      (#"{ "stringUnit" : { "state" : "new" } }"#, "6:33 this string has no 'value'"),
      (#"{ "stringUnit" : { "value" : 3 } }"#, "6:45 a string is text in double quotes"),
      (#"{ "stringUnit" : "x" }"#, "6:33 this is an object"),
      (#"{ }"#, "6:16 a localization has a 'stringUnit', 'variations' or a 'stringSet'"),
      (#""x""#, "6:16 this is an object"),
      (#"{ "variations" : { "width" : { } } }"#, "6:33 variations by 'width' can't be read"),
      (StringCatalogText.plural(["one": "x"]), "6:46 this plural has no 'other'"),
      (StringCatalogText.plural(["some": "x"]), "6:48 'some' isn't a plural category"),
      (#"{ "stringSet" : { "values" : "x" } }"#, "6:32 a 'stringSet' has its strings in 'values'"),
      (StringCatalogText.text("%#@a@", substitutions: ""), "6:69 '%#@a@' has no substitution"),
    ])
  func mistakes(value: String, problem: String) {
    let strings = [Text.entry("a", ["en": value]), Text.entry("b", ["en": Text.unit("B")])].joined(separator: ",\n")
    let document = document(Text.catalog(strings))
    #expect(problems(document).count == 1)
    #expect(problems(document).first?.hasPrefix(problem) == true, "\(problems(document))")
    #expect(document.hasAllKeys)
    #expect(document.root.map(YAMLReading.describe)?.contains("b: B") == true)
    #expect(document.root.map(YAMLReading.describe)?.contains("a: ?") == true)
  }

  @Test("a repeated key counts once, and both places are noted", arguments: [1, 20])
  func repeatedKeys(others: Int) {
    let strings = (["a", "a"] + (0..<others).map { "k\($0)" }).map { Text.entry($0, ["en": Text.unit("x")]) }
    let document = document(Text.catalog(strings.joined(separator: ",\n")))
    #expect(document.repetitions.map(\.key) == ["a"])
    #expect(document.repetitions.allSatisfy { $0.first < $0.second })
    #expect(document.root?.entries.first?.value.entries.count == others + 1)
  }

  @Test("a string that its substitutions make too long isn't read")
  func amplification() {
    let text = Text.text(
      String(repeating: "%#@a@", count: 20_000),
      substitutions: Text.substitution("a", ["other": String(repeating: "x", count: 1_000)]))
    #expect(
      read(Text.entry("k", ["en": text])).contains("this string and its substitutions have more than 16384 bytes"))
  }

  @Test("a conflict is the only problem in a catalog, whatever its sides look like together")
  func conflict() {
    let sides = "<<<<<<< ours\n\"a\" : {\n=======\n\"a\" : { }, \"b\" : {\n>>>>>>> theirs\n"
    let document = document("{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(sides) } }, \"version\" : \"1.0\" }")
    #expect(problems(document).map { $0.prefix(34) } == ["2:1 this is a git conflict marker;"])
    #expect(!document.hasAllKeys)
  }

  @Test(
    "a file that isn't a catalog, or is broken, has a problem at its place",
    arguments: [
      ("[]", "1:1 a String Catalog is an object"),
      (#"{ "strings" : { } }"#, "1:1 a String Catalog names its language in 'sourceLanguage'"),
      (#"{ "sourceLanguage" : "?", "strings" : { } }"#, "1:22 a String Catalog names its language"),
      (#"{ "sourceLanguage" : "en" }"#, "1:1 a String Catalog has its strings in 'strings'"),
      (#"{ "sourceLanguage" : "en", "strings" : [] }"#, "1:40 'strings' is an object"),
      ("{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : {", "1:48 this brace is never closed"),
      ("{ \"sourceLanguage\" : \"en\",\n<<<<<<< ours\n \"strings\" : { }}", "2:1 this is a git conflict marker"),
      ("", "1:1 this file is empty"),
    ])
  func broken(text: String, problem: String) {
    let document = document(text)
    #expect(problems(document).contains { $0.hasPrefix(problem) }, "\(problems(document))")
    #expect(!document.isSound)
  }
}
