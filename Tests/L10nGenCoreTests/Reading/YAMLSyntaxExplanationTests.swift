import Testing

@testable import L10nGenCore

@Suite("Explaining what is not YAML")
struct YAMLSyntaxExplanationTests {
  @Test(
    "a translator's usual mistakes are named in words, at their place",
    arguments: [
      ("a: \"open\nb: c", "1:4", "this quote is never closed"),
      ("a: \"C:\\dir\"", "1:7", "no such escape"),
      ("a: {name", "1:4", "this brace is never closed"),
      ("a: [x", "1:4", "this bracket is never closed"),
      ("a: now: later", "1:7", "a second ': ' in one line"),
      ("a: b\nno colon\nc: d", "2:1", "a line that is neither a key"),
      ("a: %{name}", "1:4", "a text can't begin with this character"),
      ("a: @name", "1:4", "a text can't begin with this character"),
      ("a:\n\tb: c", "2:1", "a text can't begin with this character"),
      ("a: *", "1:4", "'&' and '*' begin an anchor"),
      ("a: !x!y z", "1:4", "'!' begins a YAML tag"),
      ("  a: b\nc: d", "2:1", "this line is indented less"),
      ("a: b\n  c: d", "2:4", "a second ': ' in one line"),
      ("%{name} x", "1:1", "'%' begins a YAML directive"),
    ])
  func mistakes(text: String, place: String, words: String) {
    let problems = YAMLDocumentReader.read(Array(text.utf8)).problems
    #expect(YAMLReading.problems(text) == [place])
    #expect(problems.first?.explanation.hasPrefix(words) == true, "\(problems)")
  }
}
