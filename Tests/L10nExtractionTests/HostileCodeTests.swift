import Testing

@testable import L10nExtraction

@Suite("Code that nobody writes")
struct HostileCodeTests {
  @Test(
    "deep nesting and unclosed brackets are read to the end",
    arguments: [
      "(", "[", "{", "Text(", "a ? \"b\" : ", "if a { \"b\" } else ", ".init(", "case .a: ", "\"\\(", "<", "?? ",
    ])
  func nesting(part: String) {
    let repeated = String(repeating: part, count: 300)
    #expect(ExtractedCode("let a: LocalizedStringKey = " + repeated + "\"Key\"").keys.count <= 300)
    #expect(ExtractedCode("func f() { " + repeated + " }\nlet b = Text(\"Key\")").keys.count <= 301)
  }

  @Test(
    "a comparison that looks like the start of a generic type is read to the end", arguments: ["Limit<count", "Limit<"])
  func unclosedGenerics(comparison: String) {
    let code = ExtractedCode(
      "func f(count: Int) {\n  let a = \(comparison)\n  Text(\"Key\")\n  Text(\"\\(a) items\")\n}")
    #expect(code.keys == ["Key"])
    #expect(code.undecided == 1)
  }

  @Test("an array of many literals as an argument takes time in proportion to its length", .timeLimit(.minutes(1)))
  func longArray() {
    let literals = (0..<20_000).map { "\"key \($0)\"" }.joined(separator: ", ")
    #expect(ExtractedCode("let a: [LocalizedStringKey] = [\(literals)]").keys.count == 20_000)
    #expect(ExtractedCode("let a = Set([\(literals)])").keys.isEmpty)
  }
}
