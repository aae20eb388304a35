import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Ruby messages")
struct RubyMessageParserTests {
  @Test("names in braces are arguments")
  func braces() {
    #expect(MessageSyntax.ruby.elements("%{name}님 %{a_1|b-c}") == [hole("name"), .text("님 "), hole("a_1|b-c")])
    let pattern = MessageSyntax.ruby.parse("값 %{errors}").pattern
    #expect(
      pattern.elements == [
        .text(LiteralText("값 ", at: 0)), .placeholder(Placeholder(argument: "errors", format: .plain, range: 4..<13)),
      ])
  }

  @Test("names in angle brackets are followed by a conversion")
  func angles() {
    #expect(
      MessageSyntax.ruby.elements("%<n>.2f %<n>d %<n>+05.1f %<n>-10s %<n>X") == [
        hole("n", .conversion(.init(.fixed, precision: 2))), .text(" "), hole("n", .conversion(.init(.decimal))),
        .text(" "), hole("n", .conversion(.init(.fixed, flags: [.signed, .zeroPadded], width: 5, precision: 1))),
        .text(" "), hole("n", .conversion(.init(.string, flags: .leftAligned, width: 10))), .text(" "),
        hole("n", .conversion(.init(.hexadecimal, isUppercase: true))),
      ])
  }

  @Test(
    "dates, percentages and single percent signs are text, and there are no warnings",
    arguments: [
      "%Y-%m-%d", "%-d", "%", "100%", "50% off", "5%의 할인", "%d", "%s", "%@", "% {a}", "%(a)", "50%<br>", "50%<br/>",
      "{a}",
      "%-m/%-d %H:%M", "# | '",
    ])
  func text(text: String) {
    #expect(MessageSyntax.ruby.elements(text) == [.words(text)])
    #expect(MessageSyntax.ruby.explanations(text) == [])
    #expect(MessageSyntax.ruby.elements(text, hasArguments: true) == [.words(text)])
  }

  @Test(
    "`%%` is one percent sign in messages with arguments and two in others, unless one escapes a placeholder"
  )
  func escapes() {
    #expect(MessageSyntax.ruby.elements("100%%", hasArguments: true) == [.text("100%")])
    #expect(MessageSyntax.ruby.elements("%{n}%%") == [hole("n"), .text("%")])
    #expect(MessageSyntax.ruby.elements("%%{n}%%") == [.text("%{n}%")])
    #expect(MessageSyntax.ruby.elements("%%<n>d") == [.text("%<n>d")])
    #expect(MessageSyntax.ruby.elements("%%{n") == [.text("%%{n")])
    #expect(MessageSyntax.ruby.explanations("%%{n} %%") == [])
    #expect(MessageSyntax.ruby.elements("%%{n} %{m}") == [.text("%{n} "), hole("m")])
    #expect(MessageSyntax.ruby.elements("%%%{n}") == [.text("%"), hole("n")])
    #expect(MessageSyntax.ruby.elements("100%%") == [.text("100%%")])
    #expect(
      MessageSyntax.ruby.explanations("100%%") == [
        "warning: `%%` prints two signs, because the message has no arguments; write `%`"
      ])
  }

  @Test(
    "lookalikes of arguments are reported",
    arguments: [
      "%{user⟦ ⟧name}", "%{⟦이⟧름}", "⟦%{}⟧", "⟦%{⟧name", "⟦%<n>⟧ people", "a ⟦%<n>⟧", "50⟦%<b>o⟧ff",
      "⟦%<n>p⟧",
      "%<n>⟦5000⟧d", "%<n>.⟦99999999999999999999⟧f", "%{a⟦｝⟧", "a⟦%%⟧b%%",
    ])
  func mistakes(marked: String) {
    let expected = MarkedText(marked)
    #expect(MessageSyntax.ruby.parse(expected.text).problems.map(\.range) == expected.ranges)
  }
}
