import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Old patterns of numbers")
struct NumberPatternTests {
  @Test(
    "old patterns become skeletons with the same format",
    arguments: [
      ("#,##0.00", "::.00"), ("#,##0", "::precision-integer"), ("#,###", "::precision-integer"),
      ("0", "::precision-integer group-off"), ("#.##", "::.## group-off"), ("#,##0.0##", "::.0##"),
      ("000", "::precision-integer 000 group-off"), ("0%", "::%x100 precision-integer group-off"),
      ("#,##0.0%", "::%x100 .0"), ("@@#", "::@@# group-off"), ("#,@@#", "::@@#"), ("0.###E0", "::scientific .###"),
      ("0E0", "::scientific precision-integer"),
    ])
  func convertible(pattern: String, skeleton: String) {
    #expect(NumberPattern.skeleton(of: pattern) == skeleton)
    let parsed = MessageSyntax.icu.parse("{n, number, \(skeleton)}", hasArguments: true)
    #expect(parsed.problems == [])
  }

  @Test(
    "patterns without an equivalent skeleton are unchanged",
    arguments: [
      "", "%", ".", ".00", "#,####", "#,##,##0", ",##0", "0,0", "¤#,##0", "0;(0)", "+0", "'x'0", "0‰", "0.", "0#",
      "#,##0E0",
      "00E0", "0.0%E0", "@#@", "0@", "@.0", "0.#0", "x", "0.0.0", "integers", "E0",
    ])
  func others(pattern: String) {
    #expect(NumberPattern.skeleton(of: pattern) == nil)
  }

  @Test(
    "only patterns without groups and percent signs are the same in every language",
    arguments: [
      ("0.00", true), ("@@#", true), ("0.###E0", true), ("#,##0", false), ("#,@@#", false), ("0%", false),
    ])
  func languages(pattern: String, isSame: Bool) {
    #expect(NumberPattern.isSameInAllLanguages(pattern) == isSame)
  }

  @Test("old patterns are reported with the skeleton, and those that can't be converted with an example")
  func problems() {
    let problems = ["#,##0.00", "¤0", "0;(0)", "0.00"].flatMap {
      MessageSyntax.icu.parse("{n, number, \($0)}", hasArguments: true).problems
    }
    #expect(
      problems.map(\.explanation) == [
        "`#,##0.00` is an old number pattern; write the skeleton `::.00`",
        "A currency needs its code, such as `::currency/KRW`",
        "`0;(0)` is not a number style; use integer, percent or a skeleton such as `::.00`",
        "`0.00` is an old number pattern; write the skeleton `::.00 group-off`",
      ])
    #expect(problems.map(\.meant) == [nil, nil, nil, "::.00 group-off"])
    #expect(problems.map(\.range) == [12..<20, 12..<15, 12..<17, 12..<16])
  }
}
