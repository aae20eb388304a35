import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Messages with Apple's format specifiers")
struct PrintfMessageParserTests {
  @Test("each conversion has its format and the type of its argument")
  func conversions() {
    let expected: [(String, PrintfConversion, ArgumentType)] = [
      ("%@", .init(.object), .string), ("%d", .init(.decimal), .int), ("%i", .init(.decimal), .int),
      ("%D", .init(.decimal), .int), ("%lld", .init(.decimal, length: .ll), .int),
      ("%ld", .init(.decimal, length: .l), .int), ("%hhd", .init(.decimal, length: .hh), .int),
      ("%qi", .init(.decimal, length: .q), .int), ("%zd", .init(.decimal, length: .z), .int),
      ("%jd", .init(.decimal, length: .j), .int), ("%tu", .init(.unsigned, length: .t), .int),
      ("%u", .init(.unsigned), .int), ("%U", .init(.unsigned), .int), ("%x", .init(.hexadecimal), .int),
      ("%X", .init(.hexadecimal, isUppercase: true), .int), ("%o", .init(.octal), .int), ("%O", .init(.octal), .int),
      ("%p", .init(.pointer), .int), ("%f", .init(.fixed), .double), ("%.2f", .init(.fixed, precision: 2), .double),
      ("%.f", .init(.fixed, precision: 0), .double), ("%5.1f", .init(.fixed, width: 5, precision: 1), .double),
      ("%F", .init(.fixed, isUppercase: true), .double), ("%Lf", .init(.fixed, length: .L), .double),
      ("%e", .init(.scientific), .double), ("%E", .init(.scientific, isUppercase: true), .double),
      ("%g", .init(.general), .double), ("%G", .init(.general, isUppercase: true), .double),
      ("%a", .init(.hexadecimalFloat), .double), ("%A", .init(.hexadecimalFloat, isUppercase: true), .double),
      ("%c", .init(.character), .string), ("%C", .init(.character), .string), ("%s", .init(.string), .string),
      ("%S", .init(.string), .string), ("%-10@", .init(.object, flags: .leftAligned, width: 10), .string),
      ("%'d", .init(.decimal, flags: .grouped), .int),
      ("%+#05d", .init(.decimal, flags: [.signed, .alternative, .zeroPadded], width: 5), .int),
    ]
    for (text, conversion, type) in expected {
      #expect(MessageSyntax.printf.elements(text) == [hole("arg1", .conversion(conversion))])
      #expect(MessageSyntax.printf.explanations(text) == [])
      #expect(conversion.argumentType == type)
    }
  }

  @Test("an argument can have a name in parentheses, as in String Catalogs")
  func names() {
    let (object, whole) = (PlaceholderFormat.conversion(.init(.object)), PrintfConversion(.decimal, length: .ll))
    #expect(
      MessageSyntax.printf.elements("%(guest)@ of %@, %3$(n_1)lld") == [
        hole("guest", object), .text(" of "), hole("arg2", object), .text(", "), hole("n_1", .conversion(whole)),
      ])
    for text in ["%()@", "%(1)@", "%(a b)@", "%(가)@", "%(a", "%(a)", "%(a) @", "10%(about)d", "100% (a)"] {
      #expect(MessageSyntax.printf.elements(text) == [.text(LiteralText(text))])
    }
    #expect(MessageSyntax.printf.elements("%%(a)@") == [.text("%(a)@")])
  }

  @Test("arguments are numbered in order, or have positions")
  func positions() {
    #expect(
      MessageSyntax.printf.elements("%@: %d%%") == [
        hole("arg1", .conversion(.init(.object))), .text(": "), hole("arg2", .conversion(.init(.decimal))), .text("%"),
      ])
    #expect(
      MessageSyntax.printf.elements("%2$@%1$05lld%2$@") == [
        hole("arg2", .conversion(.init(.object))),
        hole("arg1", .conversion(.init(.decimal, flags: .zeroPadded, width: 5, length: .ll))),
        hole("arg2", .conversion(.init(.object))),
      ])
    let pattern = MessageSyntax.printf.parse("가%1$@").pattern
    let object = PlaceholderFormat.conversion(.init(.object))
    #expect(
      pattern.elements == [
        .text(LiteralText("가", at: 0)), .placeholder(Placeholder(argument: "arg1", format: object, range: 3..<7)),
      ])
  }

  @Test(
    "percentages are text, a space is never a flag, and there are no warnings",
    arguments: [
      "50% off", "100%", "% d", "100 % de", "%50 indirim", "50%y", "100%の", "5%를", "50%.", "(50%)", "%-", "%5", "%.",
      "%l",
      "50%!", "%{a}", "%<", "# | '", "%50'de", "100%[1]", "100%[1] off", "100%[주]", "% @", "% n",
    ])
  func text(text: String) {
    #expect(MessageSyntax.printf.elements(text) == [.words(text)])
    #expect(MessageSyntax.printf.explanations(text) == [])
  }

  @Test("parts may be in any order, as in Core Foundation, and a warning shows C's order")
  func order() {
    let hexadecimal = PrintfConversion(.hexadecimal, flags: .alternative, width: 1)
    #expect(MessageSyntax.printf.elements("%1#x") == [hole("arg1", .conversion(hexadecimal))])
    let expected: [(String, String)] = [
      ("%1#x", "%#1x"), ("%5-d", "%-5d"), ("%l5d", "%5ld"), ("%lhd", "%hd"), ("%.2-3f", "%-.3f"), ("%.2l.3f", "%.3lf"),
      ("%5+05d", "%+05d"), ("%90+fazla", "%+90f"), ("%2$5-@", "%2$-5@"), ("%(n)5-d", "%(n)-5d"),
      ("%2$(n)l5d", "%2$(n)5ld"),
    ]
    for (text, usual) in expected {
      let written = text.replacing("azla", with: "")
      #expect(
        MessageSyntax.printf.explanations(text) == [
          "warning: `\(written)` is an argument here, with its parts out of order; write `\(usual)`, or `%%` if the percent sign "
            + "is meant"
        ])
      #expect(
        MessageSyntax.printf.parse(written).pattern.withoutPlaces
          == MessageSyntax.printf.parse(usual).pattern.withoutPlaces)
    }
  }

  @Test(
    "a position elsewhere counts, and is an error with the correct place",
    arguments: [
      ("%#2$x", "%2$#x"), ("%-2$5d", "%2$-5d"), ("%1$2$@", "%2$@"), ("%.2$3f", "%2$.3f"), ("%(n)2$d", "%2$(n)d"),
    ])
  func latePositions(text: String, usual: String) {
    #expect(
      MessageSyntax.printf.explanations(text) == ["error: `\(text)` doesn't begin with its position; write `\(usual)`"])
    #expect(MessageSyntax.printf.elements(text) == MessageSyntax.printf.elements(usual))
  }

  @Test("everything that Core Foundation reads as a conversion is one, or is reported, unless it has a space")
  func coreFoundation() {
    let parts = [
      "", "#", "0", "-", "+", " ", "'", "5", "1$", "*", ".", ".2", "hh", "l", "q", "[", "]", "@", "#@", "v", "é",
    ]
    let ends = ["@", "d", "U", "x", "O", "F", "e", "G", "a", "C", "s", "p", "n", "P", "y", "]@", "v@", "%", ""]
    var silent: [String] = []
    for first in parts {
      for second in parts {
        for end in ends {
          let text = "%\(first)\(second)\(end)|"
          guard let length = CoreFoundationFormat.conversionLength(in: text),
            !text.utf8.prefix(length + 1).contains(UInt8(ascii: " "))
          else { continue }
          let message = MessageSyntax.printf.parse(text)
          if case .placeholder? = message.pattern.elements.first { continue }
          if message.problems.isEmpty { silent.append(text) }
        }
      }
    }
    #expect(silent == [])
  }

  @Test(
    "a mistake is reported at its place",
    arguments: [
      ("%⟦*⟧d", "error"), ("%.⟦*⟧f", "error"), ("%⟦5000⟧d", "error"), ("⟦%0$@⟧", "error"), ("⟦%100$@⟧", "error"),
      ("%1$@ ⟦%@⟧", "warning"), ("%@ ⟦%2$@⟧ %@", "warning"), ("⟦%#@⟧items@", "error"), ("⟦%y⟧", "warning"),
      ("a ⟦%n⟧", "warning"),
      ("⟦%1$⟧ a", "warning"), ("⟦%1$y⟧", "warning"), ("50⟦%o⟧ff", "warning"), ("⟦%1@⟧", "warning"),
      ("⟦%lly⟧", "warning"), ("⟦%1#@⟧count@", "error"), ("⟦%5#@⟧v@", "error"), ("⟦%#1$@⟧v@", "error"),
      ("⟦%1#x⟧", "warning"), ("⟦%#1$x⟧", "error"), ("⟦%1$2$@⟧", "error"), ("⟦%.1$f⟧", "error"), ("%5⟦*⟧-d", "error"),
      ("100⟦%P⟧ure", "warning"), ("50⟦%n⟧ach", "warning"), ("⟦%5-P⟧", "warning"), ("⟦%[name]@⟧", "warning"),
      ("⟦%[a,d⟧]", "warning"), ("50⟦%Lha⟧sa", "warning"),
      ("⟦%99999999999999999999$@⟧", "error"),
    ])
  func mistakes(marked: String, severity: String) {
    let expected = MarkedText(marked)
    let problems = MessageSyntax.printf.parse(expected.text).problems
    #expect(problems.map(\.range) == expected.ranges, "\(problems)")
    #expect(problems.first.map { "\($0.level)" } == severity)
  }
}
