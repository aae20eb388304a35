import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Number skeletons")
struct NumberSkeletonReaderTests {
  @Test("long and concise stems have the same meaning")
  func stems() throws {
    typealias Format = NumberFormat
    let six = Format.Precision.fraction(minimum: 0, maximum: 6)
    let expected: [(String, Format)] = [
      ("", Format(precision: six)), (".00", Format(precision: .fraction(minimum: 2, maximum: 2))),
      (".0#", Format(precision: .fraction(minimum: 1, maximum: 2))),
      (".##", Format(precision: .fraction(minimum: 0, maximum: 2))),
      (".", Format(precision: .fraction(minimum: 0, maximum: 0))),
      ("precision-integer", Format(precision: .fraction(minimum: 0, maximum: 0))),
      (".00*", Format(precision: .fraction(minimum: 2, maximum: nil))),
      (".+", Format(precision: .fraction(minimum: 0, maximum: nil))),
      ("precision-unlimited", Format(precision: .fraction(minimum: 0, maximum: nil))),
      ("@@#", Format(precision: .significant(minimum: 2, maximum: 3))),
      ("@@*", Format(precision: .significant(minimum: 2, maximum: nil))),
      ("precision-increment/0.50", Format(precision: .increment(step: 0.5, fractionDigits: 2))),
      ("percent", Format(style: .percent, precision: six)), ("%", Format(style: .percent, precision: six)),
      ("%x100", Format(style: .percent, precision: six, scale: 100)),
      ("percent scale/100 .0", Format(style: .percent, precision: .fraction(minimum: 1, maximum: 1), scale: 100)),
      ("currency/krw", Format(style: .currency(code: "KRW", width: .short), precision: .automatic)),
      (
        "currency/USD unit-width-narrow .00",
        Format(style: .currency(code: "USD", width: .narrow), precision: .fraction(minimum: 2, maximum: 2))
      ),
      (
        "currency/USD () unit-width-full-name",
        Format(style: .currency(code: "USD", width: .fullName), precision: .automatic, sign: .accounting)
      ),
      ("()", Format(precision: six)), ("()!", Format(precision: six, sign: .always(includingZero: true))),
      ("K", Format(notation: .compactShort, precision: .automatic)),
      (
        "compact-short currency/KRW",
        Format(style: .currency(code: "KRW", width: .short), notation: .compactShort, precision: .automatic)
      ),
      ("compact-short .0", Format(notation: .compactShort, precision: .fraction(minimum: 1, maximum: 1))),
      ("E0", Format(notation: .scientific, precision: six)),
      ("scientific", Format(notation: .scientific, precision: six)),
      ("000", Format(precision: six, minimumIntegerDigits: 3)),
      ("integer-width/+000", Format(precision: six, minimumIntegerDigits: 3)),
      ("integer-width/##0", Format(precision: six, minimumIntegerDigits: 1, maximumIntegerDigits: 3)),
      (",_", Format(precision: six, grouping: .never)), ("group-off", Format(precision: six, grouping: .never)),
      ("group-auto", Format(precision: six)), ("+!", Format(precision: six, sign: .always(includingZero: true))),
      ("sign-except-zero", Format(precision: six, sign: .always(includingZero: false))),
      ("+_", Format(precision: six, sign: .never)),
      ("decimal-always", Format(precision: six, alwaysShowsDecimalSeparator: true)),
      (
        "rounding-mode-half-up . ",
        Format(precision: .fraction(minimum: 0, maximum: 0), rounding: .toNearestOrAwayFromZero)
      ),
      ("rounding-mode-down", Format(precision: six, rounding: .towardZero)),
      ("notation-simple base-unit decimal-auto sign-auto", Format(precision: six)),
    ]
    for (skeleton, format) in expected {
      let text = "{n, number, ::\(skeleton)}"
      #expect(MessageSyntax.icu.elements(text) == [hole("n", .number(format))], "\(skeleton)")
      #expect(MessageSyntax.icu.explanations(text) == [], "\(skeleton)")
    }
  }

  @Test(
    "a stem that Foundation can't express, or that ICU doesn't know, is reported by name",
    arguments: [
      "⟦compact-long⟧", "⟦KK⟧", "⟦integer-width-trunc⟧", "⟦engineering⟧", "⟦EE0⟧", "⟦E00⟧", "⟦E+!0⟧",
      "⟦scientific/*ee⟧", "⟦permille⟧",
      "⟦unit/meter⟧", "⟦measure-unit/length-meter⟧", "⟦per-measure-unit/duration-second⟧", "⟦usage/road⟧",
      "⟦precision-currency-cash⟧", "⟦precision-currency-standard⟧", "⟦.00/w⟧", "⟦.00/@@*⟧", "⟦@@@/w⟧", "⟦,?⟧", "⟦,!⟧",
      "⟦group-thousands⟧", "⟦latin⟧", "⟦numbering-system/arab⟧", "⟦unit-width-hidden⟧", "⟦+-⟧", "⟦()-⟧",
      "⟦rounding-mode-half-down⟧", "⟦rounding-mode-unnecessary⟧", "⟦bogus⟧", "⟦Percent⟧", "⟦currency⟧", "⟦currency/US⟧",
      "⟦currency/₩₩₩⟧", "⟦precision-increment/0⟧", "⟦precision-increment/x⟧", "⟦integer-width/⟧", "⟦integer-width/0#⟧",
      "⟦scale/x⟧", "⟦scale/⟧", "⟦0#⟧", "⟦#0⟧", "⟦.0#*⟧", "⟦@#*⟧", "percent ⟦%⟧", "percent ⟦currency/USD⟧",
      "%x100 ⟦scale/2⟧", ".0 ⟦@@⟧", "currency/USD ⟦E0⟧", "@@ ⟦000⟧", "⟦,0⟧", "⟦''⟧", "⟦/⟧", "⟦/w⟧",
      "⟦percent/⟧",
    ])
  func unsupported(marked: String) {
    let expected = MarkedText("{n, number, ::\(marked)}")
    let problems = MessageSyntax.icu.parse(expected.text).problems
    #expect(problems.map(\.range) == expected.ranges, "\(problems)")
    #expect(problems.allSatisfy { $0.level == .error })
    for problem in problems {
      let stem = MessageBytes.withBytes(of: expected.text) { $0.text(problem.range) }
      #expect(problem.explanation.contains(stem) || marked.contains(" "))
    }
  }

  @Test("a width without a currency is doubtful")
  func widthWithoutCurrency() {
    #expect(
      MessageSyntax.icu.explanations("{n, number, ::unit-width-narrow}") == [
        "warning: The width of a unit has no effect without a currency"
      ])
  }
}
