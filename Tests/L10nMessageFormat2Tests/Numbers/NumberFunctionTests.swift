import Testing

@testable import L10nMessageFormat2

@Suite("Functions of numbers")
struct NumberFunctionTests {
  @Test(
    "numbers are written by their options",
    arguments: [
      ("{1234.5678 :number}", "1,234.568"), ("{1234 :number useGrouping=never}", "1234"),
      ("{1234 :number useGrouping=min2} {12345 :number useGrouping=min2}", "1234 12,345"),
      ("{5 :number minimumIntegerDigits=3}", "005"), ("{1 :number minimumFractionDigits=4}", "1.0000"),
      ("{0.5 :number maximumFractionDigits=0}", "1"),
      ("{2.5 :number maximumFractionDigits=0 roundingMode=halfEven}", "2"),
      ("{1 :number signDisplay=always} {0 :number signDisplay=exceptZero}", "+1 0"),
      ("{-1 :number signDisplay=never} {-0.2 :number maximumFractionDigits=0 signDisplay=negative}", "1 0"),
      ("{123456 :number maximumSignificantDigits=2} {1 :number minimumSignificantDigits=3}", "120,000 1.00"),
      ("{9.996 :number minimumSignificantDigits=2 maximumSignificantDigits=3}", "10"),
      ("{1.23456 :number maximumSignificantDigits=2 maximumFractionDigits=4 roundingPriority=morePrecision}", "1.2346"),
      ("{1.23456 :number maximumSignificantDigits=2 maximumFractionDigits=4 roundingPriority=lessPrecision}", "1.2"),
      ("{1.23 :number maximumFractionDigits=1 roundingIncrement=5}", "1"),
      ("{2.00 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger}", "2"),
      ("{4.5 :integer} {-4.5 :integer} {4.4 :integer}", "5 -5 4"), ("{0.125 :percent}", "13%"),
      ("{0.125 :percent maximumFractionDigits=1}", "12.5%"), ("{41 :offset add=1} {1 :offset subtract=2}", "42 -1"),
      ("{1e3 :number} {|1.5E-1| :number}", "1,000 0.15"),
      ("{1234.5 :currency currency=usd} {1234 :currency currency=JPY}", "$1,234.50 ¥1,234"),
      ("{5 :currency currency=USD trailingZeroDisplay=stripIfInteger}", "$5"),
      ("{-5 :currency currency=USD currencySign=accounting currencyDisplay=code fractionDigits=0}", "(USD 5)"),
      ("{5 :currency currency=USD currencyDisplay=never}", "5.00"),
      ("{2 :currency currency=USD currencyDisplay=name}", "2.00 US dollars"),
    ])
  func options(message: String, text: String) throws {
    let output = try formatted(message)
    #expect(output.text.replacing("\u{A0}", with: " ") == text)
    #expect(output.problems == [])
  }

  @Test("options are taken over from variables, except those that a function can't have")
  func inheritance() throws {
    let number = ".local $n = {1.5 :number minimumFractionDigits=2 signDisplay=always}"
    #expect(try formatted(number + "{{{$n :number minimumFractionDigits=1}}}").text == "+1.5")
    #expect(try formatted(number + "{{{$n :integer}}}").text == "+2")
    #expect(try formatted(number + "{{{$n :offset add=1}}}").text == "+2.50")
    #expect(try formatted(number + ".local $m = {$n} {{{$m} {$m :percent}}}").text == "+1.50 +150.00%")
    #expect(
      try formatted(".local $n = {1 :currency currency=EUR} {{{$n :currency currency=USD}}}").kinds == [.badOption])
  }

  @Test(
    "an option with a mistake is ignored",
    arguments: [
      "{1 :number minimumFractionDigits=100}", "{1 :number minimumFractionDigits=01}", "{1 :number useGrouping=x}",
      "{1 :number roundingIncrement=3}", "{1 :integer select=x}", "{1 :number minimumIntegerDigits=-1}",
    ])
  func badOptions(message: String) throws {
    let output = try formatted(message)
    #expect(output.text == "1")
    #expect(output.kinds == [.badOption])
  }

  @Test(
    "texts that aren't number literals are no operands",
    arguments: ["01", "+1", ".5", "1.", "1e", "0x1", "", " 1", "１", "1e999", "NaN"])
  func badOperands(literal: String) throws {
    let output = try formatted("{$n :number}", ["n": .string(literal)])
    #expect(output.text == "{$n}")
    #expect(output.kinds == [.badOperand])
    #expect(try formatted("{$n :number}", ["n": .double(.infinity)]).kinds == [.badOperand])
  }

  @Test("keys are compared with the number, then with the category of the number as it is written")
  func selection() throws {
    func key(_ declaration: String, _ language: String = "en") throws -> String {
      let keys = ["0", "1", "one", "two", "few", "many", "other"].map { "\($0) {{\($0)}}" }.joined()
      return try formatted(".local $n = {\(declaration)} .match $n \(keys) * {{*}}", language: language).text
    }
    #expect(try key("1 :number") == "1")
    #expect(try key("1.0 :number minimumFractionDigits=1") == "1")
    #expect(try key("1 :number select=exact") == "1")
    #expect(try key("21 :number", "pl") == "many")
    #expect(try key("22 :number", "pl") == "few")
    #expect(try key("2 :integer select=ordinal") == "two")
    #expect(try key("2 :integer select=exact") == "*")
    #expect(try key("0.01 :percent") == "1")
    #expect(try key("1.2 :number maximumFractionDigits=0", "fr") == "one")
    #expect(try key("1000000 :number", "fr") == "many")
  }

  @Test("rounding is exact in all modes")
  func rounding() throws {
    func rounded(_ literal: String, _ places: Int, _ step: Int = 1) throws -> [String] {
      let number = try #require(DecimalNumber(literal: literal))
      return DecimalNumber.RoundingMode.allCases.map { number.rounded(places: places, step: step, $0).text }
    }
    // ceil, floor, expand, trunc, halfCeil, halfFloor, halfExpand, halfTrunc, halfEven
    #expect(try rounded("2.5", 0) == ["3", "2", "3", "2", "3", "2", "3", "2", "2"])
    #expect(try rounded("-2.5", 0) == ["-2", "-3", "-3", "-2", "-2", "-3", "-3", "-2", "-2"])
    #expect(try rounded("1.251", 1) == ["1.3", "1.2", "1.3", "1.2", "1.3", "1.3", "1.3", "1.3", "1.3"])
    #expect(try rounded("0.004", 1) == ["0.1", "0.0", "0.1", "0.0", "0.0", "0.0", "0.0", "0.0", "0.0"])
    #expect(try rounded("9.99", 1).first == "10.0")
    #expect(try rounded("1250", -2) == ["1300", "1200", "1300", "1200", "1300", "1200", "1300", "1200", "1200"])
    #expect(try rounded("1.125", 2, 25) == ["1.25", "1.00", "1.25", "1.00", "1.25", "1.00", "1.25", "1.00", "1.00"])
    #expect(try rounded("1.13", 2, 25).last == "1.25")
    #expect(try rounded("0", 2).allSatisfy { $0 == "0" || $0 == "0.00" })
  }
}
