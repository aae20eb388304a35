import Testing

@testable import L10nText

@Suite("platform-arguments")
struct PlatformArgumentsTests {
  private func found(_ strings: String, _ resources: String, by rule: RuleID = .platformArguments) -> [String] {
    PlatformFiles(strings: strings, resources: resources).found(by: rule)
  }

  @Test("another number of arguments is reported instead of the text")
  func count() {
    let (strings, resources) = ("❷key = \"Hi %@\";", "<string name=\"key\">❶Hi</string>")
    #expect(
      found(strings, resources) == [
        "❶ warning: the text shows 0 arguments, and the project's shows 1; show the same on both platforms (❷ the "
          + "project's string)"
      ])
    #expect(found(strings, resources, by: .platformText) == [])
  }

  @Test("text on one platform and a number on the other is a note")
  func type() {
    #expect(
      found("key = \"%@: %d\";", "<string name=\"key\">❶%1$s: %2$s</string>") == [
        "❶ info: argument 2 is text here, and a number in the project; use one type on both platforms"
      ])
    #expect(found("key = \"%d\";", "<string name=\"key\">%.1f</string>") == [])
  }

  @Test("a number that only chooses a plural isn't an argument that is shown")
  func chosen() {
    let plurals = "<plurals name=\"n\"><item quantity=\"one\">Day</item><item quantity=\"other\">Days</item></plurals>"
    #expect(found("n = \"Days\";", plurals) == [])
  }
}
