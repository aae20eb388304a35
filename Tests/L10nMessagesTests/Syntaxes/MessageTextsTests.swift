import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Texts of a message")
struct MessageTextsTests {
  private static let map = StoredMessage.pluralMap([
    .init(category: .one, text: "one day"), .init(category: .other, text: "days"),
  ])

  @Test("texts are found by index, in order")
  func texts() {
    #expect(StoredMessage.text("a").texts == ["a"])
    #expect(StoredMessage.list(["a", "b"]).texts == ["a", "b"])
    #expect(StoredMessage.list([]).texts.isEmpty)
    #expect(Self.map.texts == ["one day", "days"])
    #expect(Self.map[1] == "days")
  }

  @Test("a changed message keeps its shape and its categories")
  func changed() {
    #expect(StoredMessage.text("ab").map(\.count) == .text(2))
    #expect(StoredMessage.list(["", "ab"]).map(\.count) == .list([0, 2]))
    #expect(Self.map.map(\.count) == .pluralMap([.init(category: .one, text: 7), .init(category: .other, text: 4)]))
  }

  @Test("a message with only empty texts is empty, but a list without items isn't")
  func nothing() {
    #expect(StoredMessage.text("").isNothingBut(\.isEmpty))
    #expect(StoredMessage.list(["", ""]).isNothingBut(\.isEmpty))
    #expect(!StoredMessage.list([]).isNothingBut(\.isEmpty))
    #expect(!StoredMessage.list(["", "a"]).isNothingBut(\.isEmpty))
    #expect(!Self.map.isNothingBut(\.isEmpty))
    #expect(StoredMessage.pluralMap([.init(category: .other, text: "")]).isNothingBut(\.isEmpty))
  }
}
