import L10nLanguage
import Testing

@testable import L10nMessages

@Suite("Messages as Flutter reads them")
struct FlutterSyntaxTests {
  private func text(_ message: String, _ syntax: MessageSyntax = .flutter) -> String {
    let parsed = syntax.parse(message)
    return parsed.pattern.elements.map { element in
      switch element {
      case .text(let text): text.string
      case .placeholder(let hole): "<\(hole.argument)>"
      case .plural, .select, .pluralNumber, .particle: "…"
      }
    }.joined() + (parsed.problems.isEmpty ? "" : " !")
  }

  @Test(
    "apostrophes are text, and with 'use-escaping' each of them quotes",
    arguments: [
      ("don't", "don't", "dont !"), ("'{name}'", "'<name>'", "{name}"), ("it''s", "it''s", "it's"),
      ("'Flutter''s' {a}", "'Flutter''s' <a>", "Flutter's <a>"), ("a 'b' c", "a 'b' c", "a b c"),
    ])
  func apostrophes(message: String, plain: String, quoting: String) {
    #expect(text(message) == plain)
    #expect(text(message, .flutterQuoting) == quoting)
  }

  private func plural(_ message: String) throws -> PluralChoice {
    guard case .plural(let choice)? = MessageSyntax.flutter.parse(message).pattern.elements.first else {
      throw CancellationError()
    }
    return choice
  }

  @Test("zero, one and two are also the branches for 0, 1 and 2, and '#' is text")
  func numbers() throws {
    let choice = try plural("{n, plural, zero{none} =1{one} other{# of {n}}}")
    #expect(
      choice.branches.map(\.selector) == [
        .exactly(0), .category(.zero), .exactly(1), .category(.one), .category(.other),
      ])
    let other = try #require(choice.branches.last?.pattern)
    #expect(other.elements.count == 2)
    #expect(other.arguments.map(\.name) == ["n"])
  }

  @Test(
    "a message is written as it is read",
    arguments: [
      "it's {name}", "{n, plural, zero {none} one {one} other {{n} '#'}}",
      "{a, select, x {{n, plural, few {f} other {}}} other {o}}",
    ])
  func printing(message: String) {
    let pattern = MessageSyntax.flutter.parse(message).pattern
    let (text, losses) = MessageSyntax.flutter.print(pattern)
    #expect(text == message)
    #expect(losses.isEmpty)
  }

  @Test("braces as text need 'use-escaping'")
  func braces() {
    let pattern = MessagePattern(verbatim: "it's {x}")
    #expect(MessageSyntax.flutter.print(pattern).losses == [.characters])
    let (text, losses) = MessageSyntax.flutterQuoting.print(pattern)
    #expect(text == "it''s '{'x'}'")
    #expect(losses.isEmpty)
    #expect(MessageSyntax.flutterQuoting.parse(text).pattern.withoutPlaces == pattern.withoutPlaces)
  }
}
