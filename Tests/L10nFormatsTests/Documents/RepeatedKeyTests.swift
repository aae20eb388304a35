import Testing

@testable import L10nFormats

@Suite("Repeated keys")
struct RepeatedKeyTests {
  @Test("the first of several entries with the same key is kept, in mappings of any size", arguments: [3, 8, 9, 100])
  func first(count: Int) {
    var entries = (0..<count).map { DocumentEntry(key: "k\($0)", keyOffset: $0, value: .unread(at: $0)) }
    entries.insert(DocumentEntry(key: "k1", keyOffset: 1_000, value: .unread(at: 0)), at: 2)
    entries.append(DocumentEntry(key: "k0", keyOffset: 2_000, value: .unread(at: 0)))
    let repetitions = entries.removeRepetitions()
    #expect(
      repetitions == [.init(key: "k1", first: 1, second: 1_000), .init(key: "k0", first: 0, second: 2_000)])
    #expect(entries.map(\.key) == (0..<count).map { "k\($0)" })
    #expect(entries.map(\.keyOffset) == Array(0..<count))
  }
}
