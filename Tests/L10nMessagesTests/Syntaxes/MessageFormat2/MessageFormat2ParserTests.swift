import Testing

@testable import L10nMessages

@Suite("MessageFormat 2")
struct MessageFormat2ParserTests {
  private func message(_ text: String) -> MessageFormat2 {
    let parsed = MessageFormat2.parse(text)
    #expect(parsed.problems == [], "\(text)")
    return parsed.message.withoutPlaces
  }

  private func pattern(_ text: String) -> MessageFormat2.Pattern {
    guard case .pattern(let pattern) = message(text).body else { return [] }
    return pattern
  }

  private let x = MessageFormat2.Operand.variable(.init("x"))

  @Test("a message without declarations is text with placeholders, and its spaces are kept")
  func simple() {
    #expect(pattern("") == [])
    #expect(pattern(" \u{200E} ") == [.text(" \u{200E} ")])
    #expect(pattern("안녕 {$x}! ") == [.text("안녕 "), .expression(.init(x)), .text("! ")])
    #expect(pattern("a | b") == [.text("a | b")])
  }

  @Test("a backslash escapes itself, braces and the vertical line")
  func escapes() {
    #expect(pattern(#"a\\\{\|\}b"#) == [.text(#"a\{|}b"#)])
    #expect(pattern(#"{|\\\{\|\}|}"#) == [.expression(.init(.literal(.init(#"\{|}"#))))])
    guard case .pattern(let pattern) = MessageFormat2.parse(#"a\{b"#).message.body,
      case .text(let text)? = pattern.first
    else { return #expect(Bool(false)) }
    #expect(text.offsets == [0, 2, 3])
  }

  @Test("expressions have an operand, a function with options, and attributes")
  func expressions() {
    #expect(
      pattern("{ 4.2 :ns:number a=1 b:c = $x @d @e = |f g| }") == [
        .expression(
          .init(
            .literal(.init("4.2")),
            .init("ns:number", options: [.init("a", .literal(.init("1"))), .init("b:c", x)]),
            attributes: [.init("d"), .init("e", .init("f g"))]))
      ])
    #expect(pattern("{:now}") == [.expression(.init(nil, .init("now")))])
    #expect(pattern("{||}") == [.expression(.init(.literal(.init(""))))])
    #expect(pattern("{-0.}{+}{🏳️‍🌈}").count == 3)
  }

  @Test("markup opens, closes or is on its own")
  func markup() {
    #expect(
      pattern("{#b c=d}{/ns:b @e}{#br /}{#br/}") == [
        .markup(.init(.open, "b", options: [.init("c", .literal(.init("d")))])),
        .markup(.init(.close, "ns:b", attributes: [.init("e")])), .markup(.init(.standalone, "br")),
        .markup(.init(.standalone, "br")),
      ])
  }

  @Test("declarations and quoted patterns may follow each other without spaces")
  func declarations() {
    let expected = MessageFormat2(
      declarations: [
        .init(.input, .init("x"), .init(x, .init("f"))), .init(.local, .init("y"), .init(.literal(.init("a")))),
      ],
      body: .pattern([.text(" . ")]))
    #expect(message(".input{$x :f}.local $y={a}{{ . }}") == expected)
    #expect(message("\u{200F} .input {$x :f}\r\n.local\t$y\u{3000}= {a} {{ . }}\n") == expected)
  }

  @Test("variants have a key for each selector")
  func matcher() {
    let parsed = message(".input {$x :f}.match $x\n1 {{a}}|*|{{b}}* {{c}}")
    guard case .matcher(let matcher) = parsed.body else { return #expect(Bool(false)) }
    #expect(matcher.selectors == [.init("x")])
    #expect(matcher.variants.map { $0.keys.map(\.literal) } == [["1"], ["*"], [nil]])
    #expect(matcher.variants.map(\.pattern) == [[.text("a")], [.text("b")], [.text("c")]])
  }

  @Test("marks of direction around names aren't part of them")
  func direction() {
    let marked = message(".local $\u{200E}x\u{200F} = {1}{{{\u{200F}$x\u{61C} :\u{200E}a\u{200E}:b}}}")
    #expect(marked == message(".local $x = {1} {{{$x :a:b}}}"))
  }

  @Test("names that look the same are the same")
  func normalization() {
    let problems = MessageFormat2.parse(".input {$\u{1E0C}\u{307}} .input {$D\u{307}\u{323}} {{}}").problems
    #expect(problems.map(\.kind) == [.duplicateDeclaration])
  }

  // MARK: Mistakes

  @Test(
    "the parser continues after each mistake, and reports its place",
    arguments: [
      "a⟦}⟧ b⟦\\⟧n c⟦{}⟧ {$ok} ⟦{⟧", "⟦{⟧a {$b} {c ⟦d⟧}", "{$a :⟦}⟧", "{$a⟦:⟧b}", "{$a :b ⟦c⟧} {⟦^⟧}",
      "{⟦|⟧a} {$b ⟦%⟧}",
      "⟦.inptu⟧ {$a} .local ⟦a⟧ = {b} .local ⟦$c⟧ {d} {{{⟦@⟧}}}", ".input ⟦{a}⟧ {{}} ⟦b⟧",
      ".local $a = ⟦{#b}⟧ .input ⟦c⟧",
      ".input {$a :b} .match ⟦{⟧$a} * {{}}", ".input {$a :b} .match $a ⟦one ⟧", ".input {$a :b} .match ⟦$a⟧",
      ".input {$a :b} .match $a one⟦*⟧ {{}} * ⟦{⟧a} {{a}} ⟦{{⟧a}} * {{{⟦&⟧}}}", "⟦{{⟧a", "{n⟦,⟧ number}", "{{a⟦}⟧",
      "a⟦\0⟧{|⟦\0⟧|}",
      "{\u{200B}a}{⟦\u{2028}⟧}",
    ])
  func mistakes(marked: String) {
    let marked = MarkedText(marked)
    let problems = MessageFormat2.parse(marked.text).problems
    #expect(problems.map(\.range) == marked.ranges, "\(problems)")
    #expect(problems.allSatisfy { $0.kind == .syntaxError && $0.messageProblem.level == .error })
  }

  @Test("a placeholder with a mistake stays as text")
  func recovery() {
    guard case .pattern(let pattern) = MessageFormat2.parse("a {?} {$x}").message.withoutPlaces.body else { return }
    #expect(pattern == [.text("a {?} "), .expression(.init(x))])
  }

  @Test("names are limited, because comparing long ones is slow")
  func longNames() {
    let limit = MessageFormat2Parser.longestName
    func count(_ text: String) -> Int { MessageFormat2.parse(text).problems.count }
    #expect(count("{$\(String(repeating: "a", count: limit))}") == 0)
    #expect(count("{$\(String(repeating: "a", count: limit + 1))}") == 1)
    #expect(count("{\(String(repeating: "a", count: limit + 1))}") == 0)
    let key = String(repeating: "a", count: limit + 1)
    #expect(count(".input {$a :b} .match $a \(key) {{}} * {{}}") == 1)
  }
}
