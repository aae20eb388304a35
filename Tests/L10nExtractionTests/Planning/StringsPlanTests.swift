import L10nText
import Testing

@testable import L10nExtraction

@Suite("New keys of .strings files")
struct StringsPlanTests {
  private func plan(_ code: String, _ strings: String, besides others: Set<String> = []) -> CatalogPlan? {
    plan(code, Array(strings.utf8), besides: others)
  }

  private func plan(_ code: String, _ bytes: [UInt8], besides others: Set<String> = []) -> CatalogPlan? {
    let file = InputFile(path: ["Localizable.strings"], shownPath: "Localizable.strings", bytes: bytes)
    return CatalogPlan(file, besides: others, ExtractedCode(code).extraction.keys)
  }

  private static let strings = "/* Old */\n\"Open\" = \"Open it\";\n\"Unused\" = \"Unused\";\n"

  @Test("new keys are added at the end with their comments, and everything else stays")
  func added() {
    let code = #"""
      let a = Text("Open"); let b = NSLocalizedString("save.title", value: "Save \"it\"", comment: "A button")
      let c = NSLocalizedString("%@ of %@", comment: ""); let d = Text("Days")
      """#
    let plan = plan(code, Self.strings, besides: ["Days"])
    #expect(plan?.added == ["%@ of %@", "save.title"])
    #expect(
      plan?.text == Self.strings
        + "\"%@ of %@\" = \"%1$@ of %2$@\";\n/* A button */\n\"save.title\" = \"Save \\\"it\\\"\";\n")
  }

  @Test("the file keeps its encoding, and a second run adds nothing")
  func encoding() throws {
    let wide: [UInt8] = [0xFF, 0xFE] + Self.strings.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes = try #require(plan(#"let a = Text("Säve")"#, wide)?.bytes)
    #expect(bytes.starts(with: wide))
    let again = plan(#"let a = Text("Säve")"#, bytes)
    #expect(again?.isEmpty == true)
    #expect(again?.bytes == nil)
  }

  @Test("a key of unknown type is taken from the file, or reported")
  func unknownType() {
    let known = plan(#"let a = Text("\(other) files")"#, "\"%lld files\" = \"%lld files\";\n")
    #expect(known?.places.keys.sorted() == ["%lld files"])
    #expect(plan(#"let a = Text("\(other) files")"#, "")?.undecided.count == 1)
  }

  @Test("a file with mistakes isn't extended")
  func mistakes() {
    #expect(plan(#"let a = Text("Save")"#, "\"Open\" = \"Open;\n") == nil)
  }

  @Test("a repeated key stays as it is, and new keys are added after it")
  func repeatedKey() {
    let strings = "\"Open\" = \"A\";\n\"Open\" = \"B\";\n"
    #expect(plan(#"let a = Text("Save")"#, strings)?.text == strings + "\"Save\" = \"Save\";\n")
    #expect(plan(#"let a = Text("Open")"#, strings)?.isEmpty == true)
  }
}
