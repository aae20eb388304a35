import CatalogTestSupport
import Testing

@testable import L10nFormats

@Suite("Explanations of text that isn't YAML")
struct YAMLSyntaxExplanationTests {
  @Test(
    "an unresolved git conflict is reported as such",
    arguments: [
      ("a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> theirs\nf: g\n", ["2:1", "4:1", "6:1"]),
      ("<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> theirs\n", ["1:1", "3:1", "5:1"]),
    ])
  func conflicts(text: String, places: [String]) {
    let problems = YAMLDocumentReader.read(Array(text.utf8)).problems
    #expect(YAMLReading.problems(text) == places)
    #expect(problems.allSatisfy { $0.explanation.hasPrefix("this is a git conflict marker") }, "\(problems)")
  }

  @Test(
    "valid YAML isn't explained",
    arguments: ["a: {b: , c: ~}", "a: {b: c}", "a: {}", "a: !!str 5", "a: [b]", "a:\n  b:\n"])
  func fine(text: String) {
    #expect(YAMLReading.problems(text) == [])
  }

  @Test(
    "a translator's usual mistakes are explained at their place",
    arguments: [
      ("a: \"open\nb: c", "1:4", "this quote is never closed"),
      ("a: \"C:\\dir\"", "1:7", "no such escape"),
      ("a: {name", "1:4", "this brace is never closed"),
      ("a: [x", "1:4", "this bracket is never closed"),
      ("a: now: later", "1:7", "this line has a second ': '"),
      ("a: b\nno colon\nc: d", "2:1", "this line is neither a key"),
      ("a: %{name}", "1:4", "a text can't begin with this character"),
      ("a: @name", "1:4", "a text can't begin with this character"),
      ("a:\n\tb: c", "2:1", "a tab can't indent YAML"),
      ("a: {name}님\nb: c", "1:10", "the text continues after this brace"),
      ("a: {name}\nb: {c: }", "1:4", "a text that begins with '{' is a mapping"),
      ("a: [필수] 동의", "1:9", "the text continues after this bracket"),
      ("a: \"x\" y", "1:8", "the text continues after its closing quote; write '\\\"'"),
      ("a: 'it's'", "1:8", "the text continues after its closing quote; write ''"),
      ("a: {\nb: c\n", "1:4", "this brace is never closed"),
      ("a: x\nb: [", "2:4", "this bracket is never closed"),
      ("a: [x, y {name}, z]\nb: c", "1:10", "a comma or ']' is missing before this"),
      ("a: {b: \"x\" y}\nc: d", "1:12", "a comma or '}' is missing before this"),
      ("a: [x, \"y\nb: c", "1:8", "this quote is never closed"),
      ("a: [x,\nb: [c]\nd: e", "1:4", "this bracket is never closed"),
      ("a: [x, , y]", "1:8", "nothing comes before this"),
      ("a: }x", "1:4", "a text can't begin with this character"),
      ("a: ,x", "1:4", "a text can't begin with this character"),
      ("a: !important x", "1:4", "'!' begins a YAML tag"), ("a: !!binary aGk=", "1:4", "'!' begins a YAML tag"),
      ("a: >>", "1:5", "after '|' or '>' the text begins in the next line"),
      ("a: \"\\uD83D\\uDE00\"", "1:7", "no such character"),
      ("a: \"\\x0\"", "1:7", "no such character"),
      ("a:\n  b: c\n d: e", "3:2", "this line's indentation"),
      ("a: b\n- c", "2:1", "a list can't begin here"),
      ("%YAML 1.3\n---\na: b", "1:1", "this version of YAML"),
      ("\(String(repeating: "k", count: 2000)): b", "1:1", "a key may have 1024 bytes at most"),
      ("a: b\n\(String(repeating: "k", count: 2000)): b\nc: d", "2:1", "a key may have 1024 bytes at most"),
      ("a: *", "1:4", "'&' and '*' begin an anchor"),
      ("a: !x!y z", "1:4", "'!' begins a YAML tag"),
      ("  a: b\nc: d", "2:1", "this line is indented less"),
      ("a: b\n  c: d", "2:4", "the key above already has a text"),
      ("a b\nc: d", "1:1", "this line isn't a key"),
      ("a:b\n\nc: d", "1:1", "this line isn't a key"),
      ("%{name} x", "1:1", "'%' begins a YAML directive"),
    ])
  func mistakes(text: String, place: String, words: String) {
    let problems = YAMLDocumentReader.read(Array(text.utf8)).problems
    #expect(YAMLReading.problems(text) == [place])
    #expect(problems.first?.explanation.hasPrefix(words) == true, "\(problems)")
  }
}
