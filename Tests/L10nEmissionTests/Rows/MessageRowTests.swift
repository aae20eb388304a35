import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nText

@Suite("Rows of tables")
struct MessageRowTests {
  /// Returns the row of a string in a catalog, as its program.
  private func row(_ unit: String) -> String {
    let text = StringCatalogText.catalog(StringCatalogText.entry("k", ["en": unit]))
    let file = InputFile(path: ["Localizable.xcstrings"], shownPath: "", bytes: Array(text.utf8))
    let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "en"))
    let rows = MessageRows(catalog, EmissionOptions())
    guard rows.count > 0, let row = rows.row(0, inLanguage: 0) else { return "nothing" }
    return String(decoding: row.line, as: UTF8.self)
  }

  @Test(
    "Apple's conversions become placeholders that localize numbers, as in Foundation",
    arguments: [
      ("100% sure", "100% sure"),
      ("%@ has %lld of %2$lld", #"\{arg1} has \{arg2 integer} of \{arg2 integer}"#),
      ("%.2f km", #"\{arg1 number .2} km"#), ("{%@}", #"{\{arg1}}"#), ("100%% {", "100% {"),
      ("a {b}", "a {b}"), ("%05d", #"\{arg1 %05d}"#), ("%x", #"\{arg1 %x}"#),
    ])
  func conversions(text: String, expected: String) {
    #expect(row(StringCatalogText.unit(text)) == expected)
  }

  @Test("a plural's 'zero' is written for 0 in every language")
  func plurals() {
    #expect(
      row(StringCatalogText.plural(["zero": "none", "one": "%lld item", "other": "%lld items"]))
        == #"\{count plural}\(=0)none\(zero)none\(one)\* item\(other)\* items\."#)
  }

  @Test("isolated arguments have isolates in each language that need them, and in ar-XB")
  func isolates() {
    var options = EmissionOptions(pseudolocales: true)
    options.bidi = .isolate
    let catalog = HandMadeCatalog(syntax: .ruby)
      .adding("en", ["a": "%{n} by %{s}", "b": "plain"]).adding("he", ["a": "%{n} של %{s}", "b": "טקסט"])
      .describing("a") { $0.arguments = ["n": .builtIn(.int)] }.catalog
    let rows = MessageRows(catalog, options)
    let (start, end) = (#"\e2\81\a8"#, #"\e2\81\a9"#)
    let lines = [0, 1].map { rows.row(0, inLanguage: $0) } + rows.pseudolocales.map { rows.row(0, in: $0) }
    let word = #"\e2\80\8f\e2\80\aeby\e2\80\ac\e2\80\8f"#
    #expect(
      lines.map { $0.map { String(decoding: $0.line, as: UTF8.self) } } == [
        #"\{n plain} by \#(start)\{s plain}\#(end)"#, #"\#(start)\{n plain}\#(end) של \#(start)\{s plain}\#(end)"#,
        #"[\{n plain} ƀýý \#(start)\{s plain}\#(end)]"#,
        #"\#(start)\{n plain}\#(end) \#(word) \#(start)\{s plain}\#(end)"#,
      ])
    #expect(rows.row(1, inLanguage: 1)?.line == Array("טקסט".utf8))
  }

  @Test("a table's numbers, which Apple's systems localize, need no isolates")
  func isolatedNumbersOfTables() {
    func row(_ text: String) -> String {
      let unit = StringCatalogText.catalog(StringCatalogText.entry("k", ["he": StringCatalogText.unit(text)]))
      let file = InputFile(path: ["Localizable.xcstrings"], shownPath: "", bytes: Array(unit.utf8))
      let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "he"))
      var options = EmissionOptions()
      options.bidi = .isolate
      return MessageRows(catalog, options).row(0, inLanguage: 0).map { String(decoding: $0.line, as: UTF8.self) } ?? ""
    }
    #expect(row("א %lld") == #"א \{arg1 integer}"#)
    #expect(row("א %+d") == #"א \e2\81\a8\{arg1 %+d}\e2\81\a9"#)
    #expect(row("א %@") == #"א \e2\81\a8\{arg1}\e2\81\a9"#)
  }

  private func korean(_ text: String, _ options: EmissionOptions = EmissionOptions()) -> [String?] {
    let rows = MessageRows(HandMadeCatalog().adding("ko", ["a": text]).catalog, options)
    return ([rows.row(0, inLanguage: 0)] + rows.pseudolocales.map { rows.row(0, in: $0) })
      .map { $0.map { String(decoding: $0.line, as: UTF8.self) } }
  }

  @Test("Korean particles are resolved after a word of the text, and have their forms after an argument")
  func particles() {
    #expect(korean("파일을(를) 지워요") == ["파일을 지워요"])
    #expect(korean("{name}을(를)") == [#"\{name}\<을(를)|을|를>"#])
    let options = EmissionOptions(koreanParticles: false)
    #expect(korean("파일을(를) {name}을(를)", options) == [#"파일을(를) \{name}을(를)"#])
  }

  @Test("pseudolocales have the source's messages with other words, and its arguments and particles")
  func pseudolocales() {
    let options = EmissionOptions(pseudolocales: true)
    #expect(korean("매장", options) == ["매장", "[매매장]", #"\e2\80\8f\e2\80\ae매장\e2\80\ac\e2\80\8f"#])
    #expect(korean("{name}을(를)", options)[1] == #"[\{name}\<을(를)|을|를>]"#)
  }
}
