import Testing

@testable import L10nText

@Suite("Suggesting a name")
struct NearestNameTests {
  private let rules = RuleID.allCases.map(\.rawValue)

  @Test(
    "a typing mistake gets the name that was meant",
    arguments: [
      ("mising-key", "missing-key"), ("missing-keys", "missing-key"), ("missign-key", "missing-key"),
      ("Missing-Key", "missing-key"), ("missing_key", "missing-key"), ("duplicatekey", "duplicate-key"),
      ("placeholder-mising", "placeholder-missing"), ("place-holder-extra", "placeholder-extra"),
    ])
  func mistakes(written: String, meant: String) {
    #expect(NearestName.suggestion(for: written, among: rules) == meant)
  }

  @Test("something else altogether gets no suggestion", arguments: ["", "x", "spelling", "glossary", "가나다"])
  func others(written: String) {
    #expect(NearestName.suggestion(for: written, among: rules) == nil)
  }

  @Test("short names forgive one letter only")
  func short() {
    #expect(NearestName.suggestion(for: "koo", among: ["ko", "en"]) == "ko")
    #expect(NearestName.suggestion(for: "zz", among: ["ko", "en"]) == nil)
    #expect(NearestName.suggestion(for: "g", among: ["n"]) == nil)
  }

  @Test("of two equally near names it is always the same one")
  func ties() {
    #expect(NearestName.suggestion(for: "bat", among: ["cat", "hat", "mat"]) == "cat")
    #expect(NearestName.suggestion(for: "bat", among: ["mat", "hat", "cat"]) == "cat")
  }

  @Test("names of any length are compared quickly, those that differ only far behind as well")
  func long() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.suggestion(for: long, among: [long + "b", "x"]) == long + "b")
    #expect(NearestName.suggestion(for: long, among: []) == nil)
  }
}
