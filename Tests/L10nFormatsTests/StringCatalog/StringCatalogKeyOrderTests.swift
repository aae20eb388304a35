import Testing

@testable import L10nFormats

@Suite("The order of a catalog's keys")
struct StringCatalogKeyOrderTests {
  @Test("the order is found, and new keys are inserted accordingly")
  func insertion() {
    let finder = ["%@", "add", "Add", "item 2", "item 10", "Zoo", "가다"]
    #expect(StringCatalogKeyOrder(of: finder) == .finder)
    #expect(
      StringCatalogKeyOrder.inserting(["나", "item 3", "", "b"], into: finder)
        == ["", "%@", "add", "Add", "b", "item 2", "item 3", "item 10", "Zoo", "가다", "나"])
    let units = ["%@", "Add", "Zoo", "add", "item 10", "item 2"]
    #expect(StringCatalogKeyOrder(of: units) == .codeUnits)
    #expect(
      StringCatalogKeyOrder.inserting(["item 3", "Bed"], into: units)
        == ["%@", "Add", "Bed", "Zoo", "add", "item 10", "item 2", "item 3"])
  }

  @Test("new keys are added at the end if there is no order")
  func none() {
    let keys = ["c", "B", "a", "z", "D"]
    #expect(StringCatalogKeyOrder(of: keys) == nil)
    #expect(StringCatalogKeyOrder.inserting(["b", "A"], into: keys) == keys + ["b", "A"])
  }

  @Test("the order is found even if a few keys were renamed manually")
  func exceptions() {
    let keys = (10..<30).map { "k\($0)" } + ["Import"]
    #expect(StringCatalogKeyOrder(of: keys) == .finder)
    #expect(StringCatalogKeyOrder.inserting(["k15a"], into: keys)[6] == "k15a")
  }
  @Test("a key out of order doesn't draw new keys to its place")
  func renamedByHand() {
    let keys = ["a0", "z0"] + (10..<30).map { "b\($0)" } + ["c0"]
    #expect(
      StringCatalogKeyOrder.inserting(["b30", "d", "y"], into: keys) == keys.dropLast() + ["b30", "c0", "d", "y"])
  }
}
