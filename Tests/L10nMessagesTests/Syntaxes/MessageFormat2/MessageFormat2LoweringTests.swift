import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("MessageFormat 2 as the tree of all syntaxes")
struct MessageFormat2LoweringTests {
  private func elements(_ text: String) -> [MessagePattern.Element] {
    let message = MessageFormat2.parsePattern(text)
    #expect(message.problems == [], "\(text)")
    return message.pattern.withoutPlaces.elements
  }

  @Test("placeholders have the format of their function, or of the declaration of their variable")
  func formats() {
    #expect(elements("{$a} {$b :string} {|c| :string}") == [hole("a"), .words(" "), hole("b"), .words(" c")])
    #expect(elements(".input {$n :integer} {{{$n}}}") == [hole("n", .number(.integer))])
    #expect(
      elements(".input {$n :number minimumFractionDigits=2} .local $m = {$n} .local $t = {|x|} {{{$m}{$t}}}")
        == [hole("n", .number(NumberFormat(precision: .fraction(minimum: 2, maximum: 3)))), .words("x")])
    #expect(elements("{$n :percent}") == [hole("n", .number(.percent))])
    #expect(elements("{$d :date}{$d :date length=short}") == [hole("d", .date(.medium)), hole("d", .date(.short))])
    #expect(elements("{$d :date fields=month-day length=long}") == [hole("d", .date(.skeleton("MMMMd")))])
    #expect(elements("{$t :time}{$t :time precision=second}") == [hole("t", .time(.short)), hole("t", .time(.medium))])
    #expect(elements("{$d :datetime}") == [hole("d", .date(.skeleton("yMMMdjm")))])
  }

  @Test(
    "options of numbers are those of a skeleton",
    arguments: [
      (":number maximumFractionDigits=0", "::precision-integer"), (":number minimumSignificantDigits=2", "::@@*"),
      (":number useGrouping=never signDisplay=always", "::.### ,_ +!"),
      (":number roundingMode=ceil", "::.### rounding-mode-ceiling"),
      (":number minimumFractionDigits=1 maximumFractionDigits=1 roundingIncrement=5", "::precision-increment/0.5"),
      (":currency currency=krw", "::currency/KRW"),
      (
        ":currency currency=USD currencyDisplay=code fractionDigits=0",
        "::currency/USD unit-width-iso-code precision-integer"
      ),
      (":currency currency=EUR currencySign=accounting", "::currency/EUR sign-accounting"),
      (":number minimumIntegerDigits=3", "::.### integer-width/+000"),
    ])
  func numbers(function: String, skeleton: String) {
    let icu = MessageSyntax.icu.parse("{n, number, \(skeleton)}")
    #expect(icu.problems == [])
    #expect(elements("{$n \(function)}") == icu.pattern.withoutPlaces.elements)
  }

  @Test("places are those of the text")
  func places() {
    let pattern = MessageFormat2.parsePattern(".input {$n :integer}\n.match $n\n1 {{a}}\n* {{b {$n :number}}}").pattern
    guard case .plural(let choice)? = pattern.elements.first else { return #expect(Bool(false)) }
    #expect(choice.range == 28..<30)
    #expect(choice.branches.map(\.range) == [31..<32, 39..<40])
    #expect(choice.branches.first?.pattern.elements == [.text(LiteralText("a", at: 35))])
    #expect(elements(".local $t = {|x|} {{a {$t} b}}") == [.words("a x b")])
    guard case .placeholder(let hole)? = choice.branches.last?.pattern.elements.last else {
      return #expect(Bool(false))
    }
    #expect(hole.range == 45..<57)
  }

  @Test("a number selects by its value before its category, a word by itself")
  func choices() {
    #expect(
      elements(".input {$n :integer} .match $n 0 {{no}} one {{{$n} a}} * {{{$n} b}}") == [
        plural(
          "n",
          [
            (.exactly(0), [.words("no")]), (.category(.one), [.numberSign, .words(" a")]),
            (.category(.other), [.numberSign, .words(" b")]),
          ])
      ])
    #expect(
      elements(".input {$g :string} .match $g f {{a}} |m n| {{b}} * {{c}}") == [
        select("g", [("f", [.words("a")]), ("m n", [.words("b")]), ("other", [.words("c")])])
      ])
    #expect(
      elements(".input {$n :integer select=ordinal} .match $n two {{a}} * {{b}}") == [
        plural("n", kind: .ordinal, [(.category(.two), [.words("a")]), (.category(.other), [.words("b")])])
      ])
    #expect(elements(".input {$n :integer} .match $n * {{a}}") == [.words("a")])
  }

  @Test("an offset is that of a plural, and its number that of the plural")
  func offset() {
    let message = """
      .input {$n :integer} .local $m = {$n :offset subtract=1}
      .match $n $m
      0 * {{none}} * 0 {{one}} * one {{{$m} more}} * * {{{$m} others}}
      """
    #expect(
      elements(message) == [
        plural(
          "n",
          [
            (.exactly(0), [.words("none")]),
            (
              .category(.other),
              [
                plural(
                  "n", offset: 1,
                  [
                    (.exactly(1), [.words("one")]), (.category(.one), [.numberSign, .words(" more")]),
                    (.category(.other), [.numberSign, .words(" others")]),
                  ])
              ]
            ),
          ])
      ])
  }

  @Test("if no variant of an exact number fits, those of its category are tried")
  func fallThrough() {
    let message = """
      .input {$n :integer} .input {$s :string} .match $n $s
      1 a {{1a}} one b {{one b}} * * {{*}}
      """
    func text(_ branches: [(String, String)]) -> [MessagePattern.Element] {
      [select("s", branches.map { ($0, [.words($1)]) })]
    }
    let exact = plural(
      "n",
      [
        (.category(.one), text([("a", "1a"), ("b", "one b"), ("other", "*")])),
        (.category(.other), text([("a", "1a"), ("other", "*")])),
      ])
    #expect(
      elements(message) == [
        plural(
          "n",
          [
            (.exactly(1), [exact]), (.category(.one), text([("b", "one b"), ("other", "*")])),
            (.category(.other), [.words("*")]),
          ])
      ])
  }

  @Test("markup is the tag that apps read")
  func markup() {
    #expect(elements("{#b}a{/b}{#br/}") == [.words("<b>a</b><br/>")])
    #expect(
      elements("{#a-1 href=|x \"y\"| u:id=z @translate=no}{$n}{/a-1}")
        == [.words("<a-1 href='x \"y\"'>"), hole("n"), .words("</a-1>")])
    #expect(elements(".local $t = {|x|} {{{#a b=$t c=1 /}}}") == [.words("<a b=\"x\" c=\"1\"/>")])
  }

  @Test("a direction isolates a value, also where it is inherited")
  func direction() {
    #expect(
      elements("{$a :string u:dir=ltr}{$b :string u:dir=inherit}{|c| :string u:dir=auto}")
        == [.words("\u{2066}"), hole("a"), .words("\u{2069}"), hole("b"), .words("\u{2068}c\u{2069}")])
    #expect(
      elements(".input {$a :string u:dir=rtl} .local $b = {$a :string} {{{$b}}}")
        == [.words("\u{2067}"), hole("a"), .words("\u{2069}")])
    #expect(
      elements(".input {$n :integer u:dir=ltr} .match $n * {{{$n}}} 1 {{a}}") == [
        plural(
          "n",
          [
            (.exactly(1), [.words("a")]),
            (.category(.other), [.words("\u{2066}"), .numberSign, .words("\u{2069}")]),
          ])
      ])
  }

  @Test(
    "what apps can't write is a problem at its place",
    arguments: [
      "⟦{#ns:b}⟧a⟦{/é}⟧", "{#a ⟦b⟧=$c ⟦u:dir⟧=ltr}", "{#a ⟦b⟧=|\"'|/}", "{$a ⟦:f⟧}", "⟦{:number}⟧", "⟦{1 :number}⟧",
      "{$n :number ⟦minimumFractionDigits⟧=$d}",
      "{$n :number ⟦minimumFractionDigits⟧=x}", "{$n :number ⟦useGrouping⟧=min2}",
      "{$n :number ⟦trailingZeroDisplay⟧=stripIfInteger}",
      "⟦{$n :currency}⟧", "{$n :currency currency=EUR ⟦currencyDisplay⟧=never}", "{$d :date ⟦timeZone⟧=UTC}",
      "{$d :date ⟦length⟧=x}", "{$s :string ⟦u:dir⟧=up}", ".local $x = {$d :date} {{{$x ⟦:number⟧}}}",
      "⟦{$n :offset add=1}⟧", "{$n ⟦:offset⟧}",
      ".input {$n :percent} .match ⟦$n⟧ 1 {{}} * {{}}", ".input {$d :date} .match ⟦$d⟧ 1 {{}} * {{}}",
      ".local $n = {1 :number} .match ⟦$n⟧ 1 {{}} * {{}}", ".input {$n :number} .match $n ⟦x⟧ {{}} ⟦01⟧ {{}} * {{}}",
      ".input {$n :number minimumFractionDigits=1} .match ⟦$n⟧ 1 {{}} * {{}}",
      ".input {$n :integer} .match $n ⟦other⟧ {{}} * {{}}",
      "{$d :date ⟦style⟧=long}{$n :percent ⟦select⟧=exact}{$s :string ⟦a⟧=b u:id=c}{$n :number ns:a=b}",
      "⟦{name}⟧ ⟦{＄name}⟧ {1} {|name|}",
    ])
  func unsupported(marked: String) {
    let marked = MarkedText(marked)
    let problems = MessageFormat2.parsePattern(marked.text).problems
    #expect(problems.map(\.range) == marked.ranges, "\(problems.map(\.explanation))")
  }

  @Test("variants that would need too many branches are refused, in a limited time")
  func combinations() {
    let count = MessageFormat2Lowering.mostSelectors
    func message(_ count: Int, keys: Int) -> String {
      let names = (0..<count).map { "$v\($0)" }
      // Without a key for the last variable, a variant would end the search for better ones.
      let variants = (0..<keys).map { key in
        names.indices.map { $0 == key % (count - 1) ? "k\(key)" : $0 == count - 1 ? "x" : "*" }
      }
      return names.map { ".input {\($0) :string}" }.joined() + ".match " + names.joined(separator: " ")
        + variants.map { " " + $0.joined(separator: " ") + " {{\($0)}}" }.joined() + names.map { _ in " *" }.joined()
        + " {{}}"
    }
    #expect(MessageFormat2.parsePattern(message(count, keys: 6)).problems == [])
    #expect(MessageFormat2.parsePattern(message(count + 1, keys: 2)).problems.map(\.level) == [.error])
    #expect(MessageFormat2.parsePattern(message(count, keys: 200)).problems.count == 1)
  }
}
