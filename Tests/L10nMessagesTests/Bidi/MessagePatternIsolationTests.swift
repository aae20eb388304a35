import L10nLanguage
import L10nMessages
import Testing

@Suite("Isolating arguments")
struct MessagePatternIsolationTests {
  /// Returns the program of a message with `⟨` and `⟩` for the isolates.
  private func isolated(
    _ message: String, in syntax: MessageSyntax = .icu, rightToLeft: Bool = false, _ types: [String: ArgumentType] = [:]
  ) -> String {
    let isolation = BidiIsolation(
      isInRightToLeftText: rightToLeft, types: types, localizesNumbers: syntax.localizesPlainNumbers)
    let meaning = MessageMeaning(parsing: .text(message), in: syntax, hasArguments: true)
      .mapPatterns { $0.isolatingArguments(isolation) }
    return String(decoding: RowLine.program(of: meaning), as: UTF8.self)
      .replacing(#"\e2\81\a6"#, with: "⟪").replacing(#"\e2\81\a8"#, with: "⟨").replacing(#"\e2\81\a9"#, with: "⟩")
  }

  @Test(
    "texts are isolated in all languages, numbers and dates in the language's format in none",
    arguments: [false, true])
  func types(rightToLeft: Bool) {
    let types: [String: ArgumentType] = ["n": .int, "x": .decimal, "d": .date, "s": .string, "r": .select]
    #expect(isolated("a {s}", rightToLeft: rightToLeft, types) == #"a ⟨\{s}⟩"#)
    #expect(isolated("a {r}", rightToLeft: rightToLeft, types) == #"a ⟨\{r}⟩"#)
    for message in ["a {n}", "a {x}", "a {d}", "a {n, number}", "a {n, spellout}", "a {d, time, short}"] {
      #expect(!isolated(message, rightToLeft: rightToLeft, types).contains("⟨"), "\(message)")
    }
  }

  @Test("numbers that don't have the language's format are isolated in right-to-left languages")
  func numbersOfC() {
    let types: [String: ArgumentType] = ["n": .int, "arg1": .int]
    #expect(isolated("a %{n}", in: .ruby, rightToLeft: true, types) == #"a ⟨\{n plain}⟩"#)
    #expect(isolated("a %{n}", in: .ruby, types) == #"a \{n plain}"#)
    #expect(isolated("a %d", in: .printf, rightToLeft: true, types) == #"a ⟨\{arg1 %d}⟩"#)
    #expect(isolated("a %d", in: .printf, types) == #"a \{arg1 %d}"#)
    #expect(isolated("a %x", in: .printf, rightToLeft: true, types) == #"a \{arg1 %x}"#)
    #expect(isolated("a %@", in: .printf) == #"a ⟨\{arg1 %@}⟩"#)
  }

  @Test(
    "an argument that is the whole text isn't isolated",
    arguments: [
      ("{s}", #"\{s}"#), ("{n, plural, other {{s}}}", #"\{n plural}\(other)\{s}\."#),
      ("{n, plural, one {{s}} other {{s}!}}", #"\{n plural}\(one)\{s}\(other)⟨\{s}⟩!\."#),
      ("{n, plural, other {{s}}}.", #"\{n plural}\(other)⟨\{s}⟩\.."#), ("{s}{t}", #"⟨\{s}⟩⟨\{t}⟩"#),
    ])
  func wholeTexts(message: String, program: String) {
    #expect(isolated(message) == program)
  }

  @Test("an argument that the text isolates isn't isolated again")
  func isolatedByText() {
    #expect(isolated("a \u{2066}{s}\u{2069}") == #"a ⟪\{s}⟩"#)
    #expect(isolated("a \u{2068}{s}, {t}\u{2069}") == #"a ⟨⟨\{s}⟩, ⟨\{t}⟩⟩"#)
  }

  @Test(
    "an argument in a tag or an address isn't isolated",
    arguments: [
      (#"<a href="{u}">{s}</a>"#, #"<a href="\{u}">⟨\{s}⟩</a>"#), ("1 < {s}", #"1 < ⟨\{s}⟩"#),
      ("<a href={n, select, other {{u}}}>{s}", #"<a href=\{n select}\(other)\{u}\.>⟨\{s}⟩"#),
      ("https://{h}/{p}?q={q} {s}", #"https://\{h}/\{p}?q=\{q} ⟨\{s}⟩"#), ("({s}://x)", #"(\{s}://x)"#),
      ("[{s}](https://x.org/{p})", #"[⟨\{s}⟩](https://x.org/\{p})"#), ("www.{s}.com", #"www.\{s}.com"#),
      ("mailto:{m}", #"mailto:\{m}"#), ("{s}@{h}", #"\{s}@\{h}"#), ("@{s}", #"@⟨\{s}⟩"#), ("{s}@", #"⟨\{s}⟩@"#),
      ("https://x.org/{p}에서 {s}", #"https://x.org/\{p}에서 ⟨\{s}⟩"#), ("{s}/{p}", #"⟨\{s}⟩/⟨\{p}⟩"#),
    ])
  func code(message: String, program: String) {
    #expect(isolated(message) == program)
  }

  @Test("a message of many arguments without spaces takes no quadratic time")
  func manyArguments() {
    let message = String(repeating: "{s}", count: 20_000)
    #expect(isolated(message).utf8.count(where: { $0 == UInt8(ascii: "{") }) == 20_000)
  }
}
