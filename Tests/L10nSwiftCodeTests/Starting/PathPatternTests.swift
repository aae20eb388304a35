import Testing

@testable import L10nSwiftCode

@Suite("Patterns of paths in manifests")
struct PathPatternTests {
  @Test(
    "a star stands for a part of a name, two for any number of folders, and braces for each of their parts",
    arguments: [
      ("App/**", "/p/App/a.swift", true), ("App/**", "/p/App/A/B/a.swift", true), ("App/**", "/p/Apps/a.swift", false),
      ("App/*.swift", "/p/App/a.swift", true), ("App/*.swift", "/p/App/A/a.swift", false),
      ("./App/**/*.swift", "/p/App/a.swift", true), ("../X/**", "/X/a.swift", true), ("a.swift", "/p/a.swift", true),
      ("App/**/*.{strings,stringsdict}", "/p/App/en.lproj/a.stringsdict", true),
      ("App/**/*.{strings,stringsdict}", "/p/App/a.swift", false), ("App/{", "/p/App/{", true), ("", "/p", true),
    ])
  func matching(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern.all(pattern, in: "/p").contains { $0.matches(path) } == expected)
  }

  @Test(
    "a pattern also stands for the files in a folder, where manifests name folders",
    arguments: [
      ("App", "/p/App/A/a.swift", true), ("**/Old", "/p/A/Old/a.swift", true), ("**/*.md", "/p/A/a.md", true),
      ("Old/**", "/p/A/Old/a.swift", false), ("*.lproj", "/p/en.lproj/a.strings", true),
    ])
  func folders(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern.all(pattern, in: "/p").contains { $0.matchesFolder(around: path) } == expected)
  }

  @Test("many braces don't stand for more patterns than can be looked for")
  func braces() {
    #expect(PathPattern.all(String(repeating: "{a,b}", count: 40), in: "/").count < 100)
  }
}
