import Testing

@testable import L10nExtraction

@Suite("Files of a build on another machine")
struct SourceMatchesTests {
  private let files = [
    "/work/app/Sources/Cart.swift", "/work/app/Sources/Views/Row.swift", "/work/app/Tests/Row.swift",
  ]

  @Test("a file is found below another folder")
  func otherFolder() {
    let sources: Set = ["/Users/ci/checkout/Sources/Cart.swift", "/Users/ci/checkout/Sources/Views/Row.swift"]
    #expect(
      SourceMatches(sources, among: files).files == [
        "/Users/ci/checkout/Sources/Cart.swift": 0, "/Users/ci/checkout/Sources/Views/Row.swift": 1,
      ])
  }

  @Test("a file of the same name in another package isn't the project's")
  func sameName() {
    #expect(SourceMatches(["/Users/ci/checkouts/Dependency/Row.swift"], among: files).files.isEmpty)
  }

  @Test("of two files that could be one of the project, the longer common path decides")
  func longest() {
    let files = ["/work/app/Cart.swift", "/work/app/Row.swift"]
    let sources: Set = ["/ci/app/Row.swift", "/ci/other/Row.swift"]
    #expect(SourceMatches(sources, among: files).files == ["/ci/app/Row.swift": 1])
  }

  @Test("if nothing decides, no file is found")
  func ambiguous() {
    let sources: Set = ["/ci/one/Sources/Cart.swift", "/ci/two/Sources/Cart.swift"]
    #expect(SourceMatches(sources, among: files).files.isEmpty)
  }

  @Test("nothing is found among no files")
  func empty() {
    #expect(SourceMatches(["/ci/a.swift"], among: []).files.isEmpty)
    #expect(SourceMatches([], among: files).files.isEmpty)
  }
}
