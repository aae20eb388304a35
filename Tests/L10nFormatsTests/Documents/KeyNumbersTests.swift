import Testing

@testable import L10nFormats

@Suite("Numbers of keys")
struct KeyNumbersTests {
  @Test("a key has a single number, in whatever order keys are repeated")
  func numbers() {
    var numbers = KeyNumbers()
    #expect(["a", "b", "c"].map { numbers.number(of: $0) } == [0, 1, 2])
    numbers.restart()
    #expect(["a", "c", "d", "b", "d"].map { numbers.number(of: $0) } == [0, 2, 3, 1, 3])
    #expect(numbers.keys == ["a", "b", "c", "d"])
  }
}
