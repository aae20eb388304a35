import Testing

@testable import L10nReview

@Suite("Sample texts")
struct SampleTextTests {
  @Test(
    "sample texts fit the argument's name, in any case",
    arguments: [
      ("email", "mina@example.com"), ("userEmail", "mina@example.com"), ("EMAIL_ADDRESS", "mina@example.com"),
      ("price", "12,900"), ("unit_price", "12,900"), ("city", "Seoul"), ("homeCity", "Seoul"), ("name", "Apple"),
      ("cityscape", "Apple"), ("arg1", "Apple"), ("이름", "Apple"), ("", "Apple"),
    ])
  func plain(name: String, expected: String) {
    #expect(SampleText(forArgument: name).plain == expected)
  }

  @Test("sample texts show both forms of a Korean particle if the name allows it")
  func particles() {
    #expect(SampleText(forArgument: "city").particles == ["서울", "제주", "New York"])
    #expect(SampleText(forArgument: "product").particles == ["크림", "팩트", "Apple", "10%"])
  }
}
