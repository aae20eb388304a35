import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("notification-argument")
struct NotificationArgumentTests {
  private func bundles(_ patterns: String..., files: KeyValuePairs<String, String>) -> MarkedBundles {
    var bundles = MarkedBundles(files)
    bundles.notifications = patterns.map { NotificationPattern($0, offset: 0) }
    return bundles
  }

  @Test("a number is found in each language's text, and only in strings that servers name")
  func numbers() {
    let bundles = bundles(
      "push*",
      files: [
        "ko.lproj/Localizable.strings":
          "pushA = \"%2$@의 사진 ❶%1$lld장\"; pushB = \"%@ 100%%\"; other = \"%d\";",
        "en.lproj/Localizable.strings": "pushA = \"❷%d photos of %@\"; pushB = \"%1$@\"; other = \"%d\";",
      ])
    let found = { (argument: String) in
      "error: a server's 'loc-args' are strings, which '\(argument)' can't show; use a text argument instead, '%@' in "
        + "tables"
    }
    #expect(bundles.found(by: .notificationArgument) == ["❷ \(found("%d"))", "❶ \(found("%1$lld"))"])
  }

  @Test("a plural is found, since no number selects its form")
  func plurals() {
    let plural =
      "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
      + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    let bundles = bundles(
      "a",
      files: [
        "ko.lproj/Localizable.stringsdict":
          "<dict><key>a</key><dict>\(plural)<key>other</key><string>❶사진 %d장</string></dict></dict></dict>"
      ])
    #expect(
      bundles.found(by: .notificationArgument) == [
        "❶ error: a server's 'loc-args' are strings, which can't select a plural form; write one text, or a key for each "
          + "form"
      ])
  }

  @Test("a string for a table that is written may have texts, but no numbers")
  func written() {
    var bundles = bundles("push.**", files: ["ko.yml": "push: { a: \"{name}님 안녕\", b: \"사진 ❶{n, number, integer}장\" }"])
    bundles.tables = [
      SystemTable(
        path: "App/{language}.lproj/Localizable.strings",
        keys: [.init(pattern: "push.**", glob: KeyGlob(segments: ["push", "**"]), naming: .path, offset: 0)])
    ]
    #expect(bundles.found(by: .notificationArgument).map(\.first) == ["❶"])
    #expect(bundles.found(by: .systemMissing) == [])
  }
}
