import Testing

@testable import cldr_tables

@Suite("A plural condition")
struct PluralRuleSyntaxTests {
  @Test("a condition is read with its alternatives, moduli, ranges and negations")
  func reads() {
    let condition = PluralCondition("v = 0 and i % 10 = 2..4,9 or n != 1")
    #expect(
      condition.alternatives == [
        [
          .init(operand: "v", modulus: nil, isNegated: false, ranges: [0...0]),
          .init(operand: "i", modulus: 10, isNegated: false, ranges: [2...4, 9...9]),
        ],
        [.init(operand: "n", modulus: nil, isNegated: true, ranges: [1...1])],
      ])
  }

  @Test("a condition holds for the integers that it describes")
  func holds() {
    let few = PluralCondition("v = 0 and i % 10 = 2..4 and i % 100 != 12..14")
    #expect((0...25).filter { few.holds(for: $0) } == [2, 3, 4, 22, 23, 24])
    let millions = PluralCondition("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5")
    #expect(![0, 1, 1000].contains { millions.holds(for: $0) })
    #expect(millions.holds(for: 1_000_000))
  }
}
