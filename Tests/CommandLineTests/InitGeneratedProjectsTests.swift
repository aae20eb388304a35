import TestSupport
import Testing

@Suite("l10n-gen init in projects of XcodeGen and Tuist")
struct InitGeneratedProjectsTests {
  private static let tables = [
    "Resources/Localizable.xcstrings": InitCommandTests.catalog,
    "Resources/Widgets/Localizable.xcstrings": InitCommandTests.catalog,
    "Sources/App/A.swift": "", "Sources/App/B.swift": "", "Sources/Shared/S.swift": "", "Sources/Widgets/W.swift": "",
    "Sources/Widgets/V.swift": "",
  ]

  private static let modules = """
    modules:
      - name: Shop
        translations: Resources
        output: { directory: Sources/App/Generated, enum: L10n, access: internal }
      - name: ShopWidgets
        translations: Resources/Widgets
        sources: Sources/Widgets
        output: { directory: Sources/Widgets/Generated, enum: L10n, access: internal }

    """

  private static let manifests = [
    (
      "project.yml",
      """
      name: Shop
      targets:
        Shop:
          type: application
          sources: [Sources/App, Sources/Shared, { path: Resources, excludes: [Widgets] }]
        ShopWidgets:
          type: app-extension
          sources: [Sources/Widgets, Sources/Shared, Resources/Widgets]
      """
    ),
    (
      "Project.swift",
      """
      import ProjectDescription

      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, sources: ["Sources/App/**", "Sources/Shared/**"],
          resources: [.glob(pattern: "Resources/**", excluding: ["Resources/Widgets/**"])]),
        .target(name: "ShopWidgets", product: .appExtension, sources: ["Sources/Widgets/**", "Sources/Shared/**"],
          resources: ["Resources/Widgets/**"]),
      ])
      """
    ),
  ]

  @Test("the targets of a manifest have their tables and names, wherever their code is", arguments: manifests)
  func modules(manifest: String, text: String) throws {
    let sandbox = try Sandbox(Self.tables.merging([manifest: text]) { $1 })
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("l10n.yml").hasSuffix(Self.modules), "\(run.output)")
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("Sources/Widgets/Generated/L10n.swift"))
  }

  @Test("the paths of a manifest in a subfolder may be relative to the root")
  func projectRoot() throws {
    let sandbox = try Sandbox([
      "Package.swift": """
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Kit"), .target(name: "KitUI")])
      """,
      "App/project.yml": """
      name: Shop
      targets: { Shop: { type: application, sources: [App/Sources, { path: App/Resources/Localizable.xcstrings }] } }
      """,
      "App/Resources/Localizable.xcstrings": InitCommandTests.catalog, "App/Sources/A.swift": "",
      "Sources/Kit/Localizable.xcstrings": InitCommandTests.catalog, "Sources/Kit/A.swift": "",
      "Sources/KitUI/Localizable.xcstrings": InitCommandTests.catalog, "Sources/KitUI/A.swift": "",
      "Sources/KitUI/B.swift": "",
    ])
    let output = try sandbox.run("init", "--dry-run").output
    let code = output.split(separator: "\n").filter { $0.hasSuffix("Generated") }
      .map { $0.replacing("code", with: "").split(separator: " ").joined(separator: " ") }
    #expect(
      code == [
        "Shop: App/Sources/Generated", "Kit: Sources/Kit/Generated", "KitUI: Sources/KitUI/Generated",
      ], "\(output)")
  }

  @Test("the Xcode project that the manifest made says which target has a table, if it is there")
  func committedProject() throws {
    let project = """
      { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; };
        A = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); }; }; }
      """
    let sandbox = try Sandbox([
      "Shop.xcodeproj/project.pbxproj": project, "project.yml": Self.manifests[0].1,
      "Sources/App/Localizable.xcstrings": InitCommandTests.catalog, "Sources/App/A.swift": "",
      "Sources/Widgets/Localizable.xcstrings": InitCommandTests.catalog, "Sources/Widgets/W.swift": "",
    ])
    #expect(try !sandbox.run("init", "--dry-run").output.contains("modules:"))
  }

  @Test("the strings of a framework without code are those of its module, which other targets import")
  func resources() throws {
    let manifest = """
      import ProjectDescription

      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, sources: ["Shop/**"], resources: ["Shop/*.lproj"]),
        .target(name: "ShopResources", product: .framework, resources: ["ShopResources/**"]),
        .target(name: "ShopIntents", product: .appExtension, sources: ["Intents/**"], resources: ["ShopResources/**"]),
      ])
      """
    let sandbox = try Sandbox([
      "Project.swift": manifest, "Shop/A.swift": "", "Shop/en.lproj/Localizable.strings": "a = b;",
      "ShopResources/Texts/en.lproj/Localizable.strings": "a = b;", "Intents/I.swift": "",
    ])
    _ = try sandbox.run("init")
    #expect(
      try sandbox.read("l10n.yml").hasSuffix(
        """
        modules:
          - name: Shop
            translations: Shop
            output: { directory: Shop/Generated, enum: L10n, access: internal }
          - name: ShopResources
            translations: ShopResources/Texts
            sources: ShopResources
            output: { directory: ShopResources/Generated, enum: L10n, access: public }

        """))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("languages that a manifest excludes aren't the app's")
  func excludedLanguages() throws {
    let sandbox = try Sandbox([
      "project.yml": """
      name: Shop
      targets: { Shop: { type: application, sources: [{ path: App, excludes: ["**/qqq.lproj"] }] } }
      """,
      "App/A.swift": "", "App/en.lproj/Localizable.strings": "a = b;", "App/qqq.lproj/Localizable.strings": "a = c;",
    ])
    let run = try sandbox.run("init")
    #expect(try sandbox.read("l10n.yml").contains("languages: [en]\n"))
    #expect(run.error.contains("note: App/qqq.lproj/Localizable.strings is passed over: no target copies the table in"))
  }

  @Test("each project of a Tuist workspace with tables is a module, the app's first")
  func workspace() throws {
    let helpers = """
      import ProjectDescription

      extension Project {
        public static func module(_ name: String, product: Product) -> Project {
          Project(name: name, targets: [.target(name: name, product: product, sources: ["Sources/**"],
            resources: ["Resources/**"])])
        }
      }
      """
    var files = ["Tuist/ProjectDescriptionHelpers/Module.swift": helpers]
    for (name, folder, product) in [("Cart", "Features/Cart", "framework"), ("Shop", "Projects/App", "app")] {
      files["\(folder)/Project.swift"] =
        "import ProjectDescription\nlet project = Project.module(\"\(name)\", product: .\(product))\n"
      files["\(folder)/Sources/\(name).swift"] = ""
      files["\(folder)/Resources/en.lproj/Localizable.strings"] = "a = b;"
    }
    #expect(
      try Sandbox(files).run("init", "--dry-run").output.contains(
        """
        modules:
          - name: Shop
            translations: Projects/App/Resources
            sources: Projects/App
            output: { directory: Projects/App/Sources/Generated, enum: L10n, access: internal }
          - name: Cart
            translations: Features/Cart/Resources
            sources: Features/Cart
            output: { directory: Features/Cart/Sources/Generated, enum: L10n, access: internal }

        """))
  }
}
