import Foundation
import Testing

@testable import TestSupport

/// An app that depends on this repository, so that its first build includes the tool.
@Suite("The build tool plugin, with the tool's sources")
struct SourcePluginTests {
  @Test("the tool is built once, and an app's code is never stale", arguments: ["native", "swiftbuild"])
  func changes(_ buildSystem: String) async throws {
    let package = try await ScratchPackage(
      buildSystem: buildSystem,
      [
        "Package.swift": ScratchPackage.manifest(), "Sources/App/main.swift": ScratchPackage.program,
        "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: one\n",
      ])
    #expect(try package.printed(by: "App", "a") == "하나\n")

    let (app, tool) = (try package.objects(of: "App"), try package.objects(of: "L10nPipeline"))
    #expect(!app.isEmpty && !tool.isEmpty)
    #expect(try package.build().status == 0)
    #expect(try package.objects(of: "App") == app)

    try package.write("a: 둘\n", to: "translations/ko.yml")
    #expect(try package.printed(by: "App", "a") == "둘\n")
    try package.write("a: \"둘 {x\"\n", to: "translations/ko.yml")
    let broken = try package.build()
    #expect(broken.status != 0)
    #expect(broken.output.contains("translations/ko.yml:1:7: error: ko 'a': the argument `x`"))
    try package.write("a: 둘\n", to: "translations/ko.yml")
    try package.write("a: two\n", to: "translations/en.yml")
    #expect(try package.printed(by: "App", "a", languages: "en") == "two\n")
    #expect(try package.objects(of: "L10nPipeline") == tool)
  }

  @Test(
    "each target of a package has its own texts, in its own format, and all of them use the same language",
    arguments: ["native", "swiftbuild"])
  func targets(_ buildSystem: String) async throws {
    let feature = """
      .target(
        name: "Feature", dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")],
        exclude: ["translations", "l10n.yml"],
        plugins: [.plugin(name: "L10nBuildPlugin", package: "l10n-gen")]),
      """
    let package = try await ScratchPackage(
      buildSystem: buildSystem,
      [
        "Package.swift": ScratchPackage.manifest(importing: ["Feature"], targets: feature),
        "Sources/App/main.swift": "import Feature\nprint(L10n.App.name, featureName(), L10n.store)\n",
        "l10n.yml": "source: ko\ninclude: [app, store]\n",
        "translations/ko.yml": "app: { name: 앱 }\nstore: 매장\nunused: 남\n",
        "translations/en.yml": "app: { name: App }\nstore: Store\nunused: other\n",
        "Sources/Feature/Feature.swift": "public func featureName() -> String { L10n.name(count: 2) }\n",
        "Sources/Feature/l10n.yml": "source: ko\n",
        "Sources/Feature/translations/ko.lproj/Localizable.strings": "name = \"기능 %ld개\";\n",
        "Sources/Feature/translations/en.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict><key>name</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@names@</string>
        <key>names</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>%ld Feature</string><key>other</key><string>%ld Features</string></dict>
        </dict></dict></plist>
        """,
      ])
    #expect(try package.printed(by: "App") == "앱 기능 2개 매장\n")
    #expect(try package.printed(by: "App", languages: "en") == "App 2 Features Store\n")
    #expect(try !package.build().output.contains("unhandled"))
  }
}
