import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Old patterns of dates")
struct DatePatternTests {
  @Test(
    "old patterns become skeletons of the same fields",
    arguments: [
      ("yyyy-MM-dd", "::yMMdd"), ("yyyy.M.d", "::yMd"), ("yy/MM/dd", "::yyMMdd"), ("MMM d, yyyy", "::MMMdy"),
      ("EEE', 'MMM d", "::EEEMMMd"), ("HH:mm", "::HHmm"), ("h:mm a", "::hmm"), ("a h:mm", "::hmm"),
      ("d 'de' MMMM", "::dMMMM"), ("yyyy년 M월 d일", "::yMMMd"), ("yyyy年MM月dd日", "::yMMMdd"), ("y", "::y"),
      ("HH:mm:ss z", "::HHmmssz"), ("h 'o''clock' a", "::h"),
    ])
  func convertible(pattern: String, skeleton: String) {
    #expect(DatePattern.skeleton(of: pattern) == skeleton)
    #expect(MessageSyntax.icu.parse("{d, date, \(skeleton)}", hasArguments: true).problems == [])
  }

  @Test(
    "texts that aren't patterns, or have fields that can't be formatted, are unchanged",
    arguments: ["", "-", "'x", "'x'", "R", "yyyyMMyyyy", "dddddddddd", "medium-ish", "월"])
  func others(pattern: String) {
    #expect(DatePattern.skeleton(of: pattern) == nil)
  }

  @Test("old patterns are reported with the skeleton, but aren't replaced automatically")
  func problems() {
    let problems = MessageSyntax.icu.parse("{d, time, HH:mm}", hasArguments: true).problems
    #expect(
      problems.map(\.explanation) == [
        "`HH:mm` is an old pattern, the same for all languages; write the skeleton `::HHmm`"
      ])
    #expect(problems.map(\.meant) == [nil])
    #expect(problems.map(\.range) == [10..<15])
  }
}
