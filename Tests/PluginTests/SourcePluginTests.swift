import Foundation
import Testing

/// An app that depends on this repository, so that its first build is that of the tool, too.
@Suite("The build tool plugin, with the tool's sources")
struct SourcePluginTests {
  @Test("builds the tool once, and an app that is never stale", arguments: ["native", "swiftbuild"])
  func changes(_ buildSystem: String) async throws {
    let package = try await ScratchPackage(
      buildSystem: buildSystem,
      [
        "Package.swift": ScratchPackage.manifest(), "Sources/App/main.swift": ScratchPackage.program,
        "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: one\n",
      ])
    #expect(try package.printed(by: "App", "a") == "하나\n")

    let (app, tool) = (try package.objects(of: "App"), try package.objects(of: "L10nGenCore"))
    #expect(!app.isEmpty && !tool.isEmpty)
    #expect(try package.build().status == 0)
    #expect(try package.objects(of: "App") == app)

    try package.write("a: 둘\n", to: "translations/ko.yml")
    #expect(try package.printed(by: "App", "a") == "둘\n")
    try package.write("a: \"one {x}\"\n", to: "translations/en.yml")
    let broken = try package.build()
    #expect(broken.status != 0)
    #expect(broken.output.contains("translations/en.yml:1:9: error: a: '{x}' is not an argument"))
    try package.write("a: two\n", to: "translations/en.yml")
    #expect(try package.printed(by: "App", "a", languages: "en") == "two\n")
    #expect(try package.objects(of: "L10nGenCore") == tool)
  }
}
