import Testing

@testable import L10nText

@Suite("platform-missing")
struct PlatformMissingTests {
  @Test("strings of either platform are reported where they are, but not those that aren't translated")
  func missing() {
    let files = PlatformFiles(
      strings: "both = \"Both\"; ❶here = \"Here\";",
      resources: "<string name=\"both\">Both</string><string name=\"❷there\">There</string>"
        + "<string name=\"id\" translatable=\"false\">x</string>")
    #expect(
      files.found(by: .platformMissing) == [
        "❷ info: the project has no string with this key; add it there, or remove it here if no code uses it",
        "❶ info: 'android/res' has no string with this key; add it there, or remove it here if no code uses it",
      ])
  }
}
