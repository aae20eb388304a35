import Foundation
import Testing

/// One `swift build` after each change, as a user would: with the right texts in the program, and nothing compiled that
/// didn't change. The apps have the tool of a release, since builds with its sources take twice the time; see
/// `SourcePluginTests`.
@Suite("The build tool plugin")
struct BuildPluginTests {
  /// An app of these files and `Package.swift`, and a program that prints the texts of keys if there is no other.
  static func app(
    _ buildSystem: String, importing modules: [String] = [], targets: String = "", _ files: [String: String]
  ) async throws -> ScratchPackage {
    let manifest = ScratchPackage.manifest(
      importing: modules, targets: targets, from: try PrebuiltPackage.made().dependency)
    return try await ScratchPackage(
      "prebuilt-", buildSystem: buildSystem, hidesLibraries: true,
      ["Package.swift": manifest, "Sources/App/main.swift": ScratchPackage.program].merging(files) { $1 })
  }

  @Test("is never stale and never builds what didn't change", arguments: ["native", "swiftbuild"])
  func changes(_ buildSystem: String) async throws {
    let package = try await Self.app(
      buildSystem,
      [
        "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\n", "translations/en.yml": "a: one\n",
      ])
    #expect(try package.printed(by: "App", "a") == "하나\n")
    #expect(try package.printed(by: "App", "a", languages: "en") == "one\n")

    let objects = try package.objects(of: "App")
    #expect(!objects.isEmpty)
    #expect(try package.build().status == 0)
    #expect(try package.objects(of: "App") == objects)

    // Each within the same second as the one before, as far as building takes no longer.
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

  @Test("reports findings on their lines in every build, and an error stops it", arguments: ["native", "swiftbuild"])
  func findings(_ buildSystem: String) async throws {
    let package = try await Self.app(
      buildSystem,
      [
        "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\n",
      ])
    let file = package.directory.appending(path: "translations/en.yml").path
    for _ in 1...3 {
      let run = try package.build()
      #expect(run.status == 0)
      #expect(run.output.contains("\(file):1:1: warning: b: 'b' is missing in en"))
      try await Task.sleep(for: .seconds(1.5))
    }
    try package.write("a: \"one {x}\"\n", to: "translations/en.yml")
    for _ in 1...2 {
      let run = try package.build()
      #expect(run.status != 0)
      #expect(run.output.contains("\(file):1:9: error: a: '{x}' is not an argument"))
    }
    try package.write("a: one\nb: two\n", to: "translations/en.yml")
    #expect(try package.printed(by: "App", "a", "b", languages: "en") == "one\ntwo\n")
    try package.write("source: ko\nlanguage: [ko]\n", to: "l10n.yml")
    let run = try package.build()
    #expect(run.status != 0)
    #expect(run.output.contains("l10n.yml:2:1: error: "))
  }

  @Test("follows a submodule's commits, and reports what an empty one needs", arguments: ["native", "swiftbuild"])
  func submodule(_ buildSystem: String) async throws {
    let package = try await Self.app(
      buildSystem,
      [
        "l10n.yml": "source: ko\n", ".gitignore": ".build\ntexts\n", "texts/ko.yml": "a: 처음\n",
      ])
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

  @Test(
    "gives each target of a package its own texts, in its own format, and all of them one language",
    arguments: ["native", "swiftbuild"])
  func targets(_ buildSystem: String) async throws {
    let name = try PrebuiltPackage.made().dependency.name
    let feature = """
      .target(
        name: "Feature", dependencies: [.product(name: "L10nRuntime", package: "\(name)")],
        exclude: ["translations", "l10n.yml"],
        plugins: [.plugin(name: "L10nBuildPlugin", package: "\(name)")]),
      """
    let package = try await Self.app(
      buildSystem, importing: ["Feature"], targets: feature,
      [
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

  @Test("explains what to do about committed output beside it, and about a missing configuration")
  func refusals() async throws {
    let package = try await Self.app(
      "native",
      [
        "translations/ko.yml": "a: 하나\n"
      ])
    let missing = try package.build()
    #expect(missing.status != 0)
    #expect(missing.output.contains("no l10n.yml for the target App"))
    try package.write("source: ko\n", to: "l10n.yml")
    try package.write("// Generated by l10n-gen. Edit the translations instead.\n", to: "Sources/App/L10n.swift")
    let committed = try package.build()
    #expect(committed.status != 0)
    #expect(committed.output.contains("Sources/App/L10n.swift was generated by l10n-gen"))
  }
}
