import Testing

@Suite("Changes that break the Swift API")
struct BreakingChangeTests {
  private func breakage(_ before: String, _ after: String, metadata: (String, String) = ("", "")) -> [String] {
    comparison(
      ["ko.yml": before, "metadata.yml": metadata.0], ["ko.yml": after, "metadata.yml": metadata.1]
    ).breakage
  }

  @Test("a new argument, another type and another order change the signature")
  func arguments() {
    #expect(
      breakage("a: \"{n}\"", "a: \"{n} {m}\"") == [
        "changed L10n.a(n: String) -> String → L10n.a(n: String, m: String) -> String"
      ])
    #expect(
      breakage("a: \"{n}\"", "a: \"{n, plural, other{#}}\"") == [
        "changed L10n.a(n: String) -> String → L10n.a(n: Int) -> String"
      ])
    #expect(
      breakage("a: \"{n} {m}\"", "a: \"{m} {n}\"") == [
        "changed L10n.a(n: String, m: String) -> String → L10n.a(m: String, n: String) -> String"
      ])
    #expect(breakage("a: 하나", "a: [하나]") == ["changed L10n.a: String → L10n.a: [String]"])
  }

  @Test("the metadata alone can change a type")
  func metadata() {
    #expect(
      breakage("a: \"{n}\"", "a: \"{n}\"", metadata: ("", "\"a\": { arguments: { n: Decimal } }")) == [
        "changed L10n.a(n: String) -> String → L10n.a(n: Decimal) -> String"
      ])
  }

  @Test("a removed accessor breaks code, and an added one doesn't")
  func presence() {
    #expect(breakage("s: { a: 하나 }", "s: { b: 둘 }") == ["removed L10n.S.a: String"])
    #expect(breakage("s: { a: 하나 }", "s: { a: 하나, b: 둘 }").isEmpty)
  }

  @Test("other words break nothing, and neither does a key with the same Swift name")
  func harmless() {
    #expect(breakage("a_b: \"{n}\"", "a_b: \"새 {n}\"").isEmpty)
    #expect(breakage("a_b: 하나", "aB: 하나").isEmpty)
  }

  @Test("a translation doesn't change signatures")
  func translations() {
    let result = comparison(
      ["ko.yml": "a: \"{n}\"", "en.yml": "a: \"{n}\""], ["ko.yml": "a: \"{n}\"", "en.yml": "a: \"{n, number}\""])
    #expect(result.breakage.isEmpty)
  }

  @Test("a removed case of a select breaks code, and an added one doesn't")
  func cases() {
    let two = "s: { a: \"{g, select, f{그녀} other{그}}\" }"
    let three = "s: { a: \"{g, select, f{그녀} m{그} other{그분}}\" }"
    #expect(breakage(two, three).isEmpty)
    #expect(breakage(three, two) == ["cases enum L10n.S.AG { case f, m, other } → enum L10n.S.AG { case f, other }"])
  }

  @Test("an enum that messages share is reported once")
  func sharedEnums() {
    let metadata = "\"*\": { arguments: { g: Gender } }"
    let before = "a: \"{g, select, f{1} other{2}}\"\nb: \"{g, select, f{1} other{2}}\""
    let after = "a: \"{g, select, w{1} other{2}}\"\nb: \"{g, select, w{1} other{2}}\""
    #expect(
      breakage(before, after, metadata: (metadata, metadata)) == [
        "cases enum L10n.Gender { case f, other } → enum L10n.Gender { case w, other }"
      ])
  }
}
