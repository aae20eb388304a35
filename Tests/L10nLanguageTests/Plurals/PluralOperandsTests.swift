import Testing

@testable import L10nLanguage

@Suite("Plural operands")
struct PluralOperandsTests {
  /// The table in TR35 part 3, "Plural Operand Meanings", and texts in the form that a formatter writes.
  @Test(
    "a number has the operands of its written form",
    arguments: [
      ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
      ("1.3", [1, 1, 1, 3, 3, 0]),
      ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]), ("1.230", [1, 3, 2, 230, 23, 0]),
      ("1200000", [1_200_000, 0, 0, 0, 0, 0]), ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]),
      ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
      ("123c5", [12_300_000, 0, 0, 0, 0, 5]), ("1.20050c3", [1200, 2, 1, 50, 5, 3]), ("-5.5", [5, 1, 1, 5, 5, 0]),
      ("5e-05", [0, 5, 5, 5, 5, 0]), ("1e+3", [1000, 0, 0, 0, 0, 0]), ("0.5", [0, 1, 1, 5, 5, 0]),
    ])
  func written(text: String, expected: [UInt64]) throws {
    let operands = try #require(PluralOperands(text))
    let values = [
      operands.i, UInt64(operands.v), UInt64(operands.w), operands.f, operands.t, UInt64(operands.e),
    ]
    #expect(values == expected)
    #expect(operands.c == operands.e)
  }

  @Test(
    "a Double has the operands of its shortest text",
    arguments: [0.1, 1.5, 2, 1e15, 123456.789, 1e21, 1e-300, 1.7976931348623157e308])
  func doubles(value: Double) throws {
    let operands = PluralOperands(value)
    #expect(operands == PluralOperands(-value))
    if value == value.rounded() { #expect(operands.v == 0) } else { #expect(operands.n == value || value == 1e-300) }
  }

  @Test("a number with very many digits keeps the last ones, and the fact that there are more")
  func manyDigits() throws {
    let operands = try #require(
      PluralOperands(String(repeating: "7", count: 40) + ".1" + String(repeating: "0", count: 40)))
    #expect(operands.i == 1_777_777_777_777_777_777)
    #expect(operands.v == 41)
    #expect(operands.t == 1)
  }

  @Test(
    "a text that isn't a number has no plural operands",
    arguments: ["", "-", ".", "1.", "1,000", "a", "1c", "1e999999999", "1.2.3", "１"])
  func malformed(text: String) {
    #expect(PluralOperands(text) == nil)
  }
}
