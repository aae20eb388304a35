import Testing

@testable import L10nText

@Suite("Suggested names")
struct NearestNameTests {
  private let rules = RuleID.allCases.map(\.rawValue)

  @Test(
    "a typing mistake gets the intended name",
    arguments: [
      ("mising-key", "missing-key"), ("missing-keys", "missing-key"), ("missign-key", "missing-key"),
      ("Missing-Key", "missing-key"), ("missing_key", "missing-key"), ("duplicatekey", "duplicate-key"),
      ("placeholder-mising", "placeholder-missing"), ("place-holder-extra", "placeholder-extra"),
    ])
  func mistakes(written: String, meant: String) {
    #expect(NearestName.suggestion(for: written, among: rules) == meant)
  }

  @Test("an unrelated name gets no suggestion", arguments: ["", "x", "spelling", "glossary", "가나다"])
  func others(written: String) {
    #expect(NearestName.suggestion(for: written, among: rules) == nil)
  }

  @Test("short names may differ in a single letter only")
  func short() {
    #expect(NearestName.suggestion(for: "koo", among: ["ko", "en"]) == "ko")
    #expect(NearestName.suggestion(for: "zz", among: ["ko", "en"]) == nil)
    #expect(NearestName.suggestion(for: "g", among: ["n"]) == nil)
  }

  @Test("the suggestion is always the same if two names are equally near")
  func ties() {
    #expect(NearestName.suggestion(for: "bat", among: ["cat", "hat", "mat"]) == "cat")
    #expect(NearestName.suggestion(for: "bat", among: ["mat", "hat", "cat"]) == "cat")
  }

  @Test("names of any length are compared quickly, even if they differ only near the end")
  func long() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.suggestion(for: long, among: [long + "b", "x"]) == long + "b")
    #expect(NearestName.suggestion(for: long, among: []) == nil)
  }
}
