import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("The effects of fixes on messages")
struct FixEffectTests {
  @Test(
    "a fix that would turn an apostrophe into a quote is refused",
    arguments: [
      // The source, the translation, and the rule whose fix isn't applied.
      ("친구의 사진 {n, number, integer}장", "{n, number, integer} photos from 'friends'", RuleID.pluralWanted),
      ("{name}의 사진", "Photo of '%{name}'", .placeholderDelimiter),
      ("{name}의 사진", "Photo of '｛name｝'", .placeholderDelimiter),
      ("{name} x", "'\u{200E}{name}' x", .controlCharacter),
      ("<b>{name}</b>", "'\u{200E}'<b>{name}</b>", .controlCharacter),
    ])
  func apostrophes(source: String, translation: String, rule: RuleID) throws {
    let result = fix(source, translation)
    #expect(result.text == translation)
    let left = try #require(result.outcome.findings.first { $0.rule == rule })
    #expect(left.fix == nil)
    #expect(left.message.hasSuffix(" (\(FixRefusal.meaning.words))"))
    #expect(result.outcome.fixes.findings.isEmpty)
  }

  @Test(
    "a fix without side effects is applied even next to apostrophes, braces and signs",
    arguments: [
      ("{name}의 사진", "%{name}'s photo", "{name}'s photo"),
      ("{name}의 '{'사진", "Photo '{' of ｛name｝", "Photo '{' of {name}"),
      ("{name}과 {other}", "{{name}} and {{other}}", "{name} and {other}"),
      ("{name}과 {other}", "[%s:name] and %(other)s", "{name} and {other}"),
      ("{name} 사진", "it's\u{200B} {name}", "it's {name}"),
      ("{name} 사진", "%<name>it's", "%<name>it's"), ("{name} 사진", "%(name)s님", "{name}님"),
      ("{n, plural, other{{name} #개}}", "{n, plural, one{{{name}} #} other{｛name｝ #}}", nil),
      (
        "{n, number}, {d, date}", "{n, number, 0.0} '{'{d, date, long}'}'",
        "{n, number, ::.0 group-off} '{'{d, date, long}'}'"
      ),
      (
        "{n, number, integer}장", "{n, number, integer} photos 'n' more",
        "{n, plural, one {# photos 'n' more} other {# photos 'n' more}}"
      ),
      (
        "{name}, {n, number, integer}장", "{n, number, integer} photos of {name}",
        "{n, plural, one {# photos of {name}} other {# photos of {name}}}"
      ),
    ] as [(String, String, String?)])
  func made(source: String, translation: String, expected: String?) throws {
    let result = fix(source, translation)
    if let expected { #expect(result.text == expected) }
    #expect(!result.outcome.findings.contains { $0.message.contains(FixRefusal.meaning.words) })
  }

  @Test("a change of a style must not change anything else")
  func styles() throws {
    let catalog = MarkedBundles(["ko.yml": "a: \"{d, date, d.M}, {e, date, d.M}\"\n"]).catalog
    let place = try #require(catalog.messages[0].source?.message.texts[0].place)
    let text = try #require(TextInMessage.texts(at: [place], in: catalog)[place.file]?[place.offset]?.first)
    func isFine(_ range: Range<Int>, _ replacement: String) -> Bool {
      Fix(scalar: place, range: range, replacement: replacement, effect: .style)
        .hasOnlyItsEffect(on: "{d, date, d.M}, {e, date, d.M}", in: text)
    }
    #expect(isFine(10..<13, "::dM"))
    #expect(!isFine(1..<13, "e, date, ::dM"))
    #expect(!isFine(10..<14, "::dM} "))
    #expect(!isFine(10..<29, "::dM}, {e, date, ::dM"))
  }

  @Test("a fix of the source that would change an argument's type is refused")
  func accessor() throws {
    let files: KeyValuePairs = [
      "en.yml": "photos: \"{n, number} photos\"\n", "ko.yml": "photos: \"사진 {n, number}장\"\n",
    ]
    let result = fix(files, source: "en", syntax: .icu)
    #expect(result.texts["en.yml"] == "photos: \"{n, number} photos\"\n")
    #expect(result.outcome.findings.contains { $0.message.hasSuffix(" (\(FixRefusal.meaning.words))") })
  }

  @Test("a fix that creates a placeholder in the source doesn't change the meaning of %% in other texts")
  func rubyEscapes() throws {
    let escaped = fix(
      ["ko.yml": "a: 100 ％{name}\n", "en.yml": "a: 100%% x\n"], source: "ko", syntax: .ruby)
    #expect(escaped.texts["ko.yml"] == "a: 100 ％{name}\n")
    let plain = fix(["ko.yml": "a: 100 ％{name}\n", "en.yml": "a: 100% x\n"], source: "ko", syntax: .ruby)
    #expect(plain.texts["ko.yml"] == "a: 100 %{name}\n")
  }

  @Test("a mangled conversion is fixed before another, which gets its number from it")
  func conversions() throws {
    let result = fix(
      ["ko.yml": "a: '%@에 %d개'\n", "en.yml": "a: '％@ has %d'\n"], source: "ko", syntax: .printf)
    #expect(result.texts["en.yml"] == "a: '%@ has %d'\n")
  }

  @Test("a text that aliases share between two messages is fixed only if the fix is right for both")
  func aliases() throws {
    let result = fix(
      ["ko.yml": "a: '{name}'\nb: x\n", "en.yml": "a: &x \"%{name}\"\nb: *x\n"], source: "ko", syntax: .icu)
    #expect(result.texts["en.yml"] == "a: &x \"{name}\"\nb: *x\n")
  }

  @Test("a fix doesn't add an argument that another message with the same text doesn't have")
  func aliasedArguments() {
    let aliased = "a: &x \"Hi ｛name｝\"\nb: *x\n"
    let result = fix(["ko.yml": "a: \"{name} 님\"\nb: 저장\n", "en.yml": aliased], source: "ko", syntax: .icu)
    #expect(result.texts["en.yml"] == aliased)
  }

  @Test("a space that only one of two messages with the same text should lose is kept")
  func aliasedSpaces() {
    let aliased = "a: &x \"Save \"\nb: *x\n"
    let differing = fix(["ko.yml": "a: 저장\nb: \"저장: \"\n", "en.yml": aliased], source: "ko", syntax: .icu)
    #expect(differing.texts["en.yml"] == aliased)
    let same = fix(["ko.yml": "a: 저장\nb: 저장\n", "en.yml": aliased], source: "ko", syntax: .icu)
    #expect(same.texts["en.yml"] == "a: &x \"Save\"\nb: *x\n")
  }

  @Test(
    "a fix of the source doesn't give an argument a second type",
    arguments: ["a: ['％@ 안녕', '%d개']\n", "a: '안녕 ％1$@ 그 %1$d'\n"])
  func secondType(korean: String) {
    let result = fix(["ko.yml": korean, "en.yml": "a: x\n"], source: "ko", syntax: .printf)
    #expect(result.texts["ko.yml"] == korean)
  }

  @Test(
    "a fix doesn't compose the name of an argument or a keyword, which generated code would then spell differently",
    arguments: ["{cafe\u{301}} 님", "{g, select, cafe\u{301} {x} other {y}}"])
  func composedNames(text: String) {
    let result = fix(text, text)
    #expect(result.text.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("a bar in a plural doesn't turn an apostrophe into a quote")
  func bar() {
    let result = fix("{name} {n, plural, other {#개}}", "{n, plural, one {x {name} #} other {'|'${name} #}}")
    #expect(result.text == "{n, plural, one {x {name} #} other {'|'${name} #}}")
  }

  // MARK: Running

  private func fix(_ source: String, _ translation: String) -> (text: String?, outcome: Fixer.Outcome) {
    let result = fix(["ko.yml": yaml(source), "en.yml": yaml(translation)], source: "ko", syntax: .icu)
    let catalog = result.outcome.catalog
    guard case .text(let text)? = catalog.messages.first?.texts.last??.message else { return (nil, result.outcome) }
    return (text.text, result.outcome)
  }

  private func yaml(_ text: String) -> String {
    "a: \"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"\n"
  }

  private func fix(
    _ files: KeyValuePairs<String, String>, source: String, syntax: MessageSyntax
  ) -> (texts: [String: String], outcome: Fixer.Outcome) {
    let inputs = files.map { InputFile(path: [$0.key], shownPath: $0.key, bytes: Array($0.value.utf8)) }
      .sorted { $0.shownPath < $1.shownPath }
    let options = ReadingOptions(source: source, syntax: syntax)
    let fixer = Fixer { files in
      let catalog = CatalogReader.catalog(of: files, options: options)
      return (catalog, Checker(Rules.all, options: CheckingOptions()).findings(in: catalog))
    }
    let outcome = fixer.fix(inputs)
    var texts = Dictionary(uniqueKeysWithValues: files.map { ($0.key, $0.value) })
    for file in outcome.fixes.files { texts[file.file.shownPath] = String(decoding: file.bytes, as: UTF8.self) }
    return (texts, outcome)
  }
}
