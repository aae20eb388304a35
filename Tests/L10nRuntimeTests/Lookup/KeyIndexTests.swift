import Testing

@testable import L10nRuntime

@Suite("An index of keys")
struct KeyIndexTests {
  @Test("the first of the keys with an id is found, or the intended one")
  func sameID() {
    let ids: [UInt64] = [7, 7, 7 + 1 << 32, 0]
    let index = KeyIndex(count: ids.count) { filled in
      for (number, id) in ids.enumerated() { filled[number] = id }
    }
    defer { index.deallocate() }
    #expect(ids.map { index.number(of: $0) } == [0, 0, 2, 3])
    #expect(index.number(of: 7) { $0 > 0 } == 1)
    #expect(index.number(of: 7) { $0 > 1 } == nil)
    #expect(index.number(of: 8) == nil)
  }
}
