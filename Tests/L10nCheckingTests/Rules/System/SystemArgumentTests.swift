import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("system-argument")
struct SystemArgumentTests {
  @Test("an argument is found in each language, wherever the tables are")
  func arguments() {
    let bundles = MarkedBundles([
      "App/ko.lproj/InfoPlist.strings": "a = \"❶%@에서 사진을 찍습니다\"; b = \"사진 %%\";",
      "App/en.lproj/InfoPlist.strings": "a = \"Photos\"; b = \"❷%1$d photos\";",
      "Widget/ko.lproj/Widget-InfoPlist.strings": "name = \"❸%s\";",
      "App/ko.lproj/AppShortcuts.strings": "open = \"${applicationName}에서 ❹%@ 열기\";",
      "App/ko.lproj/Localizable.strings": "open = \"%@ 열기\";",
    ])
    let shown = { (argument: String) in
      "error: the system shows this string without arguments, so users see '\(argument)'; write what it stands for"
    }
    #expect(
      bundles.found(by: .systemArgument) == [
        "❷ \(shown("%1$d"))", "❹ \(shown("%@"))", "❶ \(shown("%@"))", "❸ \(shown("%s"))",
      ])
  }

  @Test("a percent sign is text, whatever follows it")
  func percent() {
    let bundles = MarkedBundles([
      "ko.lproj/InfoPlist.strings": "a = \"20% off\"; b = \"100 % sure\"; c = \"30%d\"; d = \"{name}\";"
    ])
    #expect(bundles.found(by: .systemArgument) == [])
    var yaml = MarkedBundles(["ko.yml": "name: 2❶{name}"])
    yaml.tables = [
      SystemTable(
        path: "App/InfoPlist.xcstrings",
        keys: [.init(pattern: "name", glob: KeyGlob(segments: ["name"]), naming: .keys(["CFBundleName"]), offset: 0)])
    ]
    #expect(yaml.found(by: .systemArgument).map(\.first) == ["❶"])
  }

  @Test("a plural without an argument that selects its texts is found")
  func plurals() {
    let plural = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
    let bundles = MarkedBundles([
      "ko.lproj/InfoPlist.stringsdict":
        "<dict><key>a</key><dict>\(plural)<key>other</key><string>❶사진</string></dict></dict></dict>"
    ])
    #expect(
      bundles.found(by: .systemArgument) == [
        "❶ error: the system shows this string without arguments, so it can't select a branch; write one text"
      ])
  }
}
