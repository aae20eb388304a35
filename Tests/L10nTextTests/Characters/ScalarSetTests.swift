import Testing

@testable import L10nText

@Suite("A set of scalars")
struct ScalarSetTests {
  private let set = ScalarSet(ranges: "41 E9-EA 7FF-801 AC00-AC3F FFFF-10000 E0001 10FFFF")

  @Test("a set has the members in its table, and no others")
  func membership() {
    let members = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter(set.contains)
    let listed: [UInt32] =
      [0x41, 0xE9, 0xEA, 0x7FF, 0x800, 0x801] + Array(0xAC00...0xAC3F) + [0xFFFF, 0x10000, 0xE0001, 0x10FFFF]
    #expect(members.map(\.value) == listed)
  }

  @Test("members are found in texts after characters of every width, and none in a text without any")
  func search() {
    let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }
    let tried = scalars.filter { set.contains($0) || $0.value % 97 == 0 }
    let wrong = tried.filter { scalar in
      set.firstOffset(in: "bß한🧴\(scalar)") != (set.contains(scalar) ? 10 : nil)
    }
    #expect(wrong == [])
  }

  @Test("a union has the members of both sets")
  func union() {
    let union = set.union(ScalarSet(ranges: "42 AC40 20000"))
    let members = (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter(union.contains)
    #expect(members.count == (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.count(where: set.contains) + 3)
    #expect(["B", "\u{AC40}", "\u{20000}", "A"].allSatisfy(union.contains))
    #expect(union.firstOffset(in: "bß\u{20000}") == 3)
  }

  @Test("a search continues from the given index")
  func goesOn() {
    let text = "xAzAé"
    #expect(set.firstOffset(in: text) == 1)
    #expect(set.firstOffset(in: text, from: 2) == 3)
    #expect(set.firstOffset(in: text, from: 4) == 4)
    #expect(set.firstOffset(in: text, from: 6) == nil)
    #expect(set.firstOffset(in: "") == nil)
    #expect(ScalarSet([]).firstOffset(in: "any") == nil)
  }
}
