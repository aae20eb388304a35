import TestSupport
import Testing

@testable import L10nMessages

@Suite("Printing MessageFormat 2")
struct MessageFormat2PrintingTests {
  @Test(
    "messages are written in one way",
    arguments: [
      ("{ |a| :b c = |d| @e=| f | }", "{a :b c=d @e=| f |}"),
      (".input{$a}.local $b={1}{{ c }}", ".input {$a}\n.local $b = {1}\n{{ c }}"),
      (".input{$a :f}.match $a |1|{{b}}*{{{#c/}}}", ".input {$a :f}\n.match $a\n1 {{b}}\n* {{{#c /}}}"),
      ("{{ \u{200E}.a}}", "{{ \u{200E}.a}}"), ("{{a\\|}}", "a|"), ("{||}{|\\||}", "{||}{|\\||}"),
    ])
  func canonical(text: String, printed: String) {
    #expect(MessageFormat2.parse(text).message.text == printed)
  }

  @Test("a printed message reads as the same message")
  func roundTrips() {
    var random = RandomMessageFormat2(random: SplitMix(state: 48))
    for _ in 0..<3_000 {
      let message = random.message()
      let read = MessageFormat2.parse(message.text)
      guard read.message.withoutPlaces != message || read.problems.contains(where: { $0.kind == .syntaxError }) else {
        continue
      }
      Issue.record("\(message.text.debugDescription) is read as \(read.message.text.debugDescription)")
    }
  }
}

/// Random messages that a parser could produce, full of characters with a meaning in the syntax.
private struct RandomMessageFormat2 {
  var random: SplitMix

  private static let words = [
    "a", " ", ".", "{", "}", "{{", "}}", "|", "\\", "*", "$x", "가", "\u{200E}", "\u{3000}", "\n", ".input", "e\u{301}",
    "",
  ]
  private static let names = ["x", "y", "+a.-1", "_", "이름", "ns:x", "\u{200B}"]

  mutating func message() -> MessageFormat2 {
    let declarations = (0..<Int.random(in: 0...2, using: &random)).map { _ in declaration() }
    guard Bool.random(using: &random) else { return .init(declarations: declarations, body: .pattern(pattern())) }
    let count = Int.random(in: 1...3, using: &random)
    let variants = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      MessageFormat2.Variant(keys: (0..<count).map { _ in key() }, pattern: pattern())
    }
    return .init(
      declarations: declarations,
      body: .matcher(.init(selectors: (0..<count).map { _ in variable() }, variants: variants)))
  }

  private mutating func declaration() -> MessageFormat2.Declaration {
    let variable = variable()
    guard Bool.random(using: &random) else { return .init(.local, variable, expression()) }
    return .init(.input, variable, .init(.variable(variable), Bool.random(using: &random) ? function() : nil))
  }

  private mutating func pattern() -> MessageFormat2.Pattern {
    var pattern: MessageFormat2.Pattern = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let text = text()
      if !text.isEmpty { pattern.append(.text(LiteralText(text))) }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: pattern.append(.expression(expression()))
      default:
        let kind = MessageFormat2.Markup.Kind.allCases.randomElement(using: &random) ?? .open
        pattern.append(.markup(.init(kind, name(), options: options(), attributes: attributes())))
      }
    }
    return pattern
  }

  private mutating func expression() -> MessageFormat2.Expression {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .init(nil, function(), attributes: attributes())
    case 1: .init(operand(), attributes: attributes())
    default: .init(operand(), function(), attributes: attributes())
    }
  }

  private mutating func function() -> MessageFormat2.Function { .init(name(), options: options()) }

  private mutating func options() -> [MessageFormat2.Option] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in .init(name(), operand()) }
  }

  private mutating func attributes() -> [MessageFormat2.Attribute] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      .init(name(), Bool.random(using: &random) ? .init(text()) : nil)
    }
  }

  private mutating func operand() -> MessageFormat2.Operand {
    Bool.random(using: &random) ? .variable(variable()) : .literal(.init(text()))
  }

  private mutating func key() -> MessageFormat2.Key {
    Bool.random(using: &random) ? .catchAll(0..<0) : .literal(.init(text()))
  }

  private mutating func variable() -> MessageFormat2.Variable {
    .init(Self.names.filter { !$0.contains(":") }.randomElement(using: &random) ?? "x")
  }

  private mutating func name() -> String { Self.names.randomElement(using: &random) ?? "x" }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined()
  }
}
