import Foundation
import Testing

@testable import TestSupport

/// A `swift build` after each change, as a user would run it: the program has the correct texts, and only changed code
/// is compiled. The apps use the tool of a release, since builds with its sources take twice as long; see
/// `SourcePluginTests`.
@Suite("The build tool plugin")
struct BuildPluginTests {
  @Test("the code is never stale, and unchanged code is never built", arguments: ["native", "swiftbuild"])
  func changes(_ buildSystem: String) async throws {
    let package = try await ScratchPackage.prebuilt(
      buildSystem, ["l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: one\n"])
    #expect(try package.printed(by: "App", "a") == "하나\n")
    #expect(try package.printed(by: "App", "a", languages: "en") == "one\n")

    let objects = try package.objects(of: "App")
    #expect(!objects.isEmpty)
    #expect(try package.build().status == 0)
    #expect(try package.objects(of: "App") == objects)

    // Each within the same second as the previous one, if building is fast enough.
    for text in ["둘", "셋", "넷", "다섯"] {
      try package.write("a: \(text)\n", to: "translations/ko.yml")
      #expect(try package.printed(by: "App", "a") == "\(text)\n")
    }

    try package.write("b: 새 파일\n", to: "translations/store/ko.yml")
    #expect(try package.printed(by: "App", "a", "store.b") == "다섯\n새 파일\n")
    try package.move("translations/store", to: "translations/shop")
    #expect(try package.printed(by: "App", "store.b", "shop.b") == "no store.b\n새 파일\n")
    try package.remove("translations/shop")
    #expect(try package.printed(by: "App", "shop.b") == "no shop.b\n")

    try package.write("a: \"{item}을(를) 봐요\"\n", to: "translations/ko.yml")
    try package.write("a: \"See {item}\"\n", to: "translations/en.yml")
    try package.write("import L10nRuntime\nprint(L10n.a(item: \"크림\"))\n", to: "Sources/App/main.swift")
    #expect(try package.printed(by: "App") == "크림을 봐요\n")
    try package.write("source: ko\nkorean-particles: false\n", to: "l10n.yml")
    #expect(try package.printed(by: "App") == "크림을(를) 봐요\n")
    try package.write("a: { arguments: { item: Int } }\n", to: "translations/metadata.yml")
    try package.write("import L10nRuntime\nprint(L10n.a(item: 3))\n", to: "Sources/App/main.swift")
    #expect(try package.printed(by: "App") == "3을(를) 봐요\n")
  }

  @Test(
    "findings are reported at their lines in every build, and an error in the source stops it",
    arguments: ["native", "swiftbuild"])
  func findings(_ buildSystem: String) async throws {
    let package = try await ScratchPackage.prebuilt(
      buildSystem,
      ["l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\n"])
    let file = package.directory.appending(path: "translations/en.yml").path
    for _ in 1...3 {
      let run = try package.build()
      #expect(run.status == 0)
      #expect(run.output.contains("\(file):1:1: warning: 'b' is missing in en"))
      try await Task.sleep(for: .seconds(1.5))
    }
    try package.write("a: \"one {x}\"\n", to: "translations/en.yml")
    // The app is built without the text.
    let run = try package.build()
    #expect(run.status == 0)
    #expect(run.output.contains("\(file):1:9: warning: en 'a': '{x}' is not an argument"))
    #expect(try package.printed(by: "App", "a", languages: "en") == "하나\n")
    try package.write("a: one\nb: two\n", to: "translations/en.yml")
    try package.write("a: \"하나 {x\"\nb: 둘\n", to: "translations/ko.yml")
    for _ in 1...2 {
      let run = try package.build()
      #expect(run.status != 0)
      #expect(run.output.contains("translations/ko.yml:1:8: error: ko 'a': the argument `x`"))
    }
    try package.write("a: 하나\nb: 둘\n", to: "translations/ko.yml")
    #expect(try package.printed(by: "App", "a", "b", languages: "en") == "one\ntwo\n")
    try package.write("source: ko\nlanguage: [ko]\n", to: "l10n.yml")
    let refused = try package.build()
    #expect(refused.status != 0)
    #expect(refused.output.contains("l10n.yml:2:1: error: "))
  }

  @Test("a submodule's new commits are used, and an empty one is reported", arguments: ["native", "swiftbuild"])
  func submodule(_ buildSystem: String) async throws {
    let package = try await ScratchPackage.prebuilt(
      buildSystem, ["l10n.yml": "source: ko\n", ".gitignore": ".build\ntexts\n", "texts/ko.yml": "a: 처음\n"])
    try package.git("init", "-q", "texts")
    try package.git("add", ".", in: "texts")
    try package.git("commit", "-qm", "first", in: "texts")
    try package.git("checkout", "-qb", "next", in: "texts")
    try package.write("a: 다음\n", to: "texts/ko.yml")
    try package.git("commit", "-qam", "next", in: "texts")
    try package.git("init", "-q")
    try package.git("submodule", "--quiet", "add", "./texts", "translations")
    try package.git("commit", "-qam", "with translations")
    #expect(try package.printed(by: "App", "a") == "다음\n")
    try package.git("checkout", "-q", "HEAD~1", in: "translations")
    #expect(try package.printed(by: "App", "a") == "처음\n")
    try package.git("submodule", "--quiet", "deinit", "-f", "translations")
    let empty = try package.build()
    #expect(empty.status != 0)
    #expect(empty.output.contains("git submodule update --init translations"))
    try package.git("submodule", "--quiet", "update", "--init", "translations")
    #expect(try package.printed(by: "App", "a") == "다음\n")
  }

  @Test("committed output next to generated code, and a missing configuration, are reported with advice")
  func refusals() async throws {
    let package = try await ScratchPackage.prebuilt(
      "native", ["translations/ko.yml": "a: 하나\n"])
    // The folders of this repository aren't part of the package's.
    try package.git("init", "-q")
    let missing = try package.build()
    #expect(missing.status != 0)
    #expect(missing.output.contains("no l10n.yml for the target App"))
    try package.write("source: ko\n", to: "l10n.yml")
    for name in ["L10n", "L10n+Tables"] {
      try package.write("// Generated by l10n-gen. Edit the translations instead.\n", to: "Sources/App/\(name).swift")
    }
    let committed = try package.build()
    #expect(committed.status != 0)
    #expect(committed.output.contains("delete them, or take the plugin off the target App"))
    #expect(committed.output.contains("/Sources/App/L10n.swift\n"))
    #expect(committed.output.contains("/Sources/App/L10n+Tables.swift\n"))
  }

  @Test(
    "a package in an app's repository has its module in the app's configuration", arguments: ["native", "swiftbuild"])
  func nestedPackage(_ buildSystem: String) async throws {
    let release = try PrebuiltPackage.made().dependency
    let dependency = ".package(name: \"\(release.name)\", path: \"\(release.directory.path)\")"
    let package = try await ScratchPackage.prebuilt(
      buildSystem,
      [
        "Package.swift": ScratchPackage.manifest(
          app: "dependencies: [.product(name: \"Feature\", package: \"Feature\")]", from: release
        ).replacing(
          "dependencies: [.package(name", with: "dependencies: [.package(path: \"Packages/Feature\"), .package(name"),
        "Sources/App/main.swift": "import Feature\nprint(featureName())\n",
        "Packages/Feature/Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "Feature", platforms: [.macOS(.v13)], products: [.library(name: "Feature", targets: ["Feature"])],
          dependencies: [\(dependency)],
          targets: [
            .target(
              name: "Feature", dependencies: [.product(name: "L10nRuntime", package: "\(release.name)")],
              plugins: [.plugin(name: "L10nBuildPlugin", package: "\(release.name)")])
          ])

        """,
        "Packages/Feature/Sources/Feature/Feature.swift": "public func featureName() -> String { L10n.name }\n",
        "l10n.yml": """
        source: ko
        translations: [app, Packages/Feature/strings]
        modules:
          - { name: App, translations: app }
          - { name: Feature, translations: Packages/Feature/strings }

        """,
        "app/ko.yml": "title: 앱\n", "Packages/Feature/strings/ko.yml": "name: 기능\n",
      ])
    try package.git("init", "-q")
    #expect(try package.printed(by: "App") == "기능\n")
    try package.write("name: 새 기능\n", to: "Packages/Feature/strings/ko.yml")
    #expect(try package.printed(by: "App") == "새 기능\n")
  }
}
