import Testing

@testable import L10nRuntime

@Suite("The memory for texts of releases that is never freed")
struct ImmortalBudgetTests {
  @Test("texts are the same with and without remaining budget, and texts that don't fit leave it for smaller ones")
  func spending() {
    let budget = ImmortalBudget(bytes: 90)
    // Of 20 bytes each.
    let texts = (0..<10).map { "The text of number \($0)" }
    #expect(texts.map(budget.text) == texts)
    #expect(budget.rest == 10)
    #expect(budget.text("12345678") == "12345678")
    #expect(budget.rest == 2)
  }
}
