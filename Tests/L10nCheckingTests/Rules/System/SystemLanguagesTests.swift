import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("system-languages")
struct SystemLanguagesTests {
  @Test("missing and extra languages are found in the list, however they are spelled")
  func languages() {
    let bundles = MarkedBundles([
      "ko.yml": "a: 가", "en.yml": "a: A", "zh-Hans.yml": "a: 一", "pt-BR.yml": "a: a",
      "Info.plist": """
      <plist><dict>
        <key>UIRequiresFullScreen</key><true/>
        <key>❶CFBundleLocalizations</key>
        <array><string>ko</string><string>❷ja</string><string>zh_Hans</string><string>pt-br</string></array>
      </dict></plist>
      """,
    ])
    #expect(
      bundles.found(by: .systemLanguages) == [
        "❶ warning: 'CFBundleLocalizations' doesn't list 'en', so the system doesn't offer it as the app's language; add it",
        "❷ warning: there are no strings in 'ja'; add them, or remove it from 'CFBundleLocalizations'",
      ])
  }

  @Test("an app without tables needs the list")
  func noList() {
    let list = "<plist>❶<dict><key>CFBundleName</key><string>A</string></dict></plist>"
    let bundles = MarkedBundles(["ko.yml": "a: 가", "en.yml": "a: A", "Info.plist": list])
    #expect(
      bundles.found(by: .systemLanguages) == [
        "❶ warning: 'CFBundleLocalizations' is missing, so the system shows no language setting for the app; add it, with ko, en"
      ])
    let tables = MarkedBundles(["ko.lproj/Localizable.strings": "a = b;", "Info.plist": list])
    #expect(tables.found(by: .systemLanguages) == [])
  }

  @Test("reasons for permissions are in Info.plist and in the table")
  func permissions() {
    let bundles = MarkedBundles([
      "ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"가\"; ❶NSMicrophoneUsageDescription = \"나\";",
      "Info.plist": """
      <dict>
        <key>NSCameraUsageDescription</key><string>a</string>
        <key>❷NSContactsUsageDescription</key><string>b</string>
        <key>CFBundleLocalizations</key><array><string>ko</string></array>
      </dict>
      """,
    ])
    #expect(
      bundles.found(by: .systemMissing) == [
        "❷ warning: 'NSContactsUsageDescription' isn't in the table InfoPlist, so the system shows this string in every language; add it there",
        "❶ warning: Info.plist doesn't contain 'NSMicrophoneUsageDescription', so the system terminates the app when it asks for the permission; add it",
      ])
  }

  @Test("a broken list is reported at its place", arguments: ["<dict>❶<b/></dict>", "❶bplist00", "<dict>❶"])
  func broken(list: String) {
    let bundles = MarkedBundles(["ko.yml": "a: 가", "Info.plist": list])
    #expect(bundles.found(by: .stringsSyntax).map(\.first) == ["❶"])
    #expect(bundles.found(by: .systemLanguages) == [])
  }
}
