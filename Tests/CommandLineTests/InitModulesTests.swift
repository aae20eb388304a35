import TestSupport
import Testing

@Suite("l10n-gen init in projects with modules")
struct InitModulesTests {
  private static let kit = """
    let package = Package(name: "Kit", targets: [
      .target(name: "Kit"), .target(name: "KitUI", path: "UI/"), .target(name: "CKit"), .testTarget(name: "KitTests"),
    ])
    """

  @Test("tables of several targets belong to modules, each with its own code")
  func modules() throws {
    let sandbox = try Sandbox([
      "Shop.xcodeproj/project.pbxproj": "", "App/Localizable.xcstrings": InitCommandTests.catalog, "App/App.swift": "",
      "Packages/Kit/Package.swift": Self.kit, "Packages/Kit/Sources/Kit/Kit.swift": "",
      "Packages/Kit/Sources/Kit/Resources/Localizable.xcstrings": InitCommandTests.catalog,
      "Packages/Kit/UI/View.swift": "",
      "Packages/Kit/UI/en.lproj/Localizable.strings": "a = b;",
      "Packages/Kit/Sources/CKit/kit.c": "", "Packages/Kit/Sources/CKit/C.xcstrings": InitCommandTests.catalog,
      "Packages/Kit/Tests/KitTests/T.xcstrings": InitCommandTests.catalog, "Packages/Kit/Tests/KitTests/T.swift": "",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.output.contains(
        "  code          Shop: App/Generated\n                Kit: Packages/Kit/Sources/Kit/Generated\n"
          + "                KitUI: Packages/Kit/UI/Generated\n"), "\(run.output)")
    #expect(
      try sandbox.read("l10n.yml").hasSuffix(
        """
        # The targets with tables of their own, the app first. The code of each has its strings.
        modules:
          - name: Shop
            translations: [App, Packages/Kit/Sources/CKit]
            output: { directory: App/Generated, enum: L10n, access: internal }
          - name: Kit
            translations: Packages/Kit/Sources/Kit/Resources
            output: { directory: Packages/Kit/Sources/Kit/Generated, enum: L10n, access: internal }
          - name: KitUI
            translations: Packages/Kit/UI
            output: { directory: Packages/Kit/UI/Generated, enum: L10n, access: internal }

        """))
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("Packages/Kit/UI/Generated/L10n.swift"))
    #expect(try !sandbox.read("l10n.yml").contains("KitTests"))
  }

  @Test("the tables of several Xcode projects belong to several apps")
  func modulesOfProjects() throws {
    let sandbox = try Sandbox([
      "iOS/Shop.iOS.xcodeproj/project.pbxproj": "", "iOS/App/Localizable.xcstrings": InitCommandTests.catalog,
      "iOS/App/A.swift": "",
      "macOS/Shop.xcodeproj/project.pbxproj": "", "macOS/App/Localizable.xcstrings": InitCommandTests.catalog,
      "macOS/App/A.swift": "", "macOS/VPN/Localizable.xcstrings": InitCommandTests.catalog,
    ])
    _ = try sandbox.run("init")
    #expect(
      try sandbox.read("l10n.yml").hasSuffix(
        """
        modules:
          - name: Shop.iOS
            translations: iOS/App
            sources: iOS
            output: { directory: iOS/App/Generated, enum: L10n, access: internal }
          - name: Shop
            translations: [macOS/App, macOS/VPN]
            sources: macOS
            output: { directory: macOS/App/Generated, enum: L10n, access: internal }

        """))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("tables with the same name in the folders of an app's extensions belong to modules")
  func modulesOfExtensions() throws {
    let sandbox = try Sandbox([
      "Shared/Localizable.xcstrings": InitCommandTests.catalog, "Shared/A.swift": "", "Shared/B.swift": "",
      "Mac/App.swift": "",
      "Widget/Resources/Localizable.xcstrings": InitCommandTests.catalog, "Widget/Widget.swift": "",
      "Intent/en.lproj/Intents.strings": "a = b;", "Intent/Intent.swift": "",
      "Shop.xcodeproj/project.pbxproj": "",
    ])
    _ = try sandbox.run("init")
    #expect(
      try sandbox.read("l10n.yml").hasSuffix(
        """
        modules:
          - name: Shop
            translations: [Intent, Shared]
            output: { directory: Shared/Generated, enum: L10n, access: internal }
          - name: Widget
            translations: Widget/Resources
            sources: Widget
            output: { directory: Widget/Generated, enum: L10n, access: internal }

        """))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("the code of an app with extensions goes to the app's folder, even if its tables are in a resources folder")
  func appWithResources() throws {
    let sandbox = try Sandbox([
      "App/Resources/en.lproj/Localizable.strings": "a = b;", "App/A.swift": "", "App/B.swift": "",
      "Widget/en.lproj/Widget.strings": "a = b; c = d;", "Widget/Widget.swift": "",
      "Kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])\n",
      "Kit/Sources/Kit/en.lproj/Localizable.strings": "a = b;", "Kit/Sources/Kit/K.swift": "",
      "App.xcodeproj/project.pbxproj": "",
    ])
    #expect(try sandbox.run("init", "--dry-run").output.contains("output: { directory: App/Generated,"))
  }

  @Test("the app's module has the tables in its resources folder, not those next to an extension's code")
  func appModule() throws {
    let sandbox = try Sandbox([
      "App/Resources/Localizable.xcstrings": InitCommandTests.catalog, "App/A.swift": "", "App/Views/B.swift": "",
      "Extension/Localizable.xcstrings": InitCommandTests.catalog, "Extension/E.swift": "",
      "App.xcodeproj/project.pbxproj": "",
    ])
    #expect(
      try sandbox.run("init", "--dry-run").output.contains(
        """
        modules:
          - name: App
            translations: App/Resources
            output: { directory: App/Generated, enum: L10n, access: internal }
          - name: Extension
            translations: Extension
            sources: Extension
            output: { directory: Extension/Generated, enum: L10n, access: internal }

        """))
  }

  @Test("the module of the app whose target compiles most code comes first, though its tables have no code around them")
  func appsOfTargets() throws {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, M); };
        G = { isa = PBXGroup; children = (F1, F2, F3, F4, F5); };
        F1 = { isa = PBXFileReference; path = Views/View.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Helpers/Helper.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Resources/Localizable.xcstrings; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Mobile/Mobile.swift; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = Mobile/Resources/Localizable.xcstrings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        M = { isa = PBXNativeTarget; name = Mobile; productType = "com.apple.product-type.application";
          buildPhases = (T, U); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); }; R = { isa = PBXResourcesBuildPhase; files = (B3); };
        T = { isa = PBXSourcesBuildPhase; files = (B4); }; U = { isa = PBXResourcesBuildPhase; files = (B5); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; };
      }; }
      """
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": project, "Views/View.swift": "", "Helpers/Helper.swift": "",
      "Mobile/Mobile.swift": "", "Resources/Localizable.xcstrings": InitCommandTests.catalog,
      "Mobile/Resources/Localizable.xcstrings": InitCommandTests.catalog,
    ])
    let output = try sandbox.run("init", "--dry-run").output
    #expect(output.contains("modules:\n  - name: App\n    translations: Resources\n"))
    #expect(output.contains("  - name: Mobile\n    translations: Mobile/Resources\n    sources: Mobile\n"))
  }

  @Test("resources in the root are those of an app without an Xcode project, next to an extension with its own")
  func resourcesInRoot() throws {
    let sandbox = try Sandbox([
      "project.yml": "name: App\ntargets: {}\n", "Resources/en.lproj/Localizable.strings": "a = b;",
      "Features/A.swift": "", "Features/B.swift": "", "Widget/Widget.swift": "",
      "Widget/en.lproj/Localizable.strings": "a = b;",
    ])
    let output = try sandbox.run("init", "--dry-run").output
    #expect(output.contains("modules:\n  - name: App\n    translations: Resources\n"), "\(output)")
    #expect(output.contains("  - name: Widget\n    translations: Widget\n    sources: Widget\n"))
  }

  @Test("tables that only another target copies belong to its module, whatever their names and those of their folders")
  func tablesOfTargets() throws {
    func project(_ type: String) -> String {
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, W); developmentRegion = en; };
        G = { isa = PBXGroup; children = (F1, F2, F3, F4); };
        F1 = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Watch/Watch.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Watch/Texts/en.lproj/Watch.strings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        W = { isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.\(type)"; buildPhases = (T, U); };
        S = { isa = PBXSourcesBuildPhase; files = (B1); }; R = { isa = PBXResourcesBuildPhase; files = (B2); };
        T = { isa = PBXSourcesBuildPhase; files = (B3); }; U = { isa = PBXResourcesBuildPhase; files = (B4); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
      }; }
      """
    }
    var files = [
      "App.xcodeproj/project.pbxproj": project("application.watchapp2"), "App/App.swift": "", "Watch/Watch.swift": "",
      "en.lproj/Localizable.strings": "a = b;", "Watch/Texts/en.lproj/Watch.strings": "a = b;",
    ]
    #expect(
      try Sandbox(files).run("init", "--dry-run").output.contains(
        """
        modules:
          - name: App
            translations: "."
            output: { directory: App/Generated, enum: L10n, access: internal }
          - name: Watch
            translations: Watch/Texts
            sources: Watch
            output: { directory: Watch/Generated, enum: L10n, access: internal }

        """))
    // A table of another target in the root doesn't make the root the app's, but belongs to that target.
    var moved = files
    moved["App.xcodeproj/project.pbxproj"] = project("app-extension").replacing(
      "Texts/en.lproj/Watch", with: "A.lproj/x"
    )
    .replacing("path = en.lproj", with: "path = App/en.lproj").replacing(
      "Watch/A.lproj/x", with: "en.lproj/Localizable")
    moved["App/en.lproj/Localizable.strings"] = "a = b;"
    moved["Watch/Texts/en.lproj/Watch.strings"] = nil
    #expect(
      try Sandbox(moved).run("init", "--dry-run").output.contains(
        """
        modules:
          - name: App
            translations: App
            output: { directory: App/Generated, enum: L10n, access: internal }
          - name: Watch
            translations: "."
            sources: Watch
            output: { directory: Watch/Generated, enum: L10n, access: internal }

        """))
    // The app's strings are in a package, and its extension has some of its own.
    files["App.xcodeproj/project.pbxproj"] = project("app-extension")
    files["en.lproj/Localizable.strings"] = nil
    files["Kit/Package.swift"] = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n"
    files["Kit/Sources/Kit/Kit.swift"] = ""
    files["Kit/Sources/Kit/Localizable.xcstrings"] = InitCommandTests.catalog
    files["App/App.swift"] = "import Kit\n"
    let output = try Sandbox(files).run("init", "--dry-run").output
    #expect(
      output.contains("modules:\n  - name: Watch\n    translations: Watch/Texts\n    sources: Watch\n"), "\(output)")
    #expect(output.contains("  - name: Kit\n"))
  }

  @Test("tables that only a target without Swift code copies are left out with a note")
  func tablesWithoutCode() throws {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, H); };
        G = { isa = PBXGroup; children = (F1, F2, F3); };
        F1 = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = App/Localizable.xcstrings; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Helper/Localizable.xcstrings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, R); };
        H = { isa = PBXNativeTarget; name = Helper; productType = "com.apple.product-type.tool"; buildPhases = (T); };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        R = { isa = PBXResourcesBuildPhase; files = (B2); };
        T = { isa = PBXResourcesBuildPhase; files = (B3); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
      }; }
      """
    var files = [
      "App.xcodeproj/project.pbxproj": project, "App/App.swift": "",
      "App/Localizable.xcstrings": InitCommandTests.catalog,
      "Helper/Localizable.xcstrings": InitCommandTests.catalog, "Helper/main.c": "",
    ]
    let run = try Sandbox(files).run("init", "--dry-run")
    #expect(run.error.contains("note: Helper/Localizable.xcstrings is passed over: no target that uses"))
    #expect(run.output.contains("\ntranslations: App\n"))
    // Nothing would be left.
    files["App/Localizable.xcstrings"] = nil
    #expect(try Sandbox(files).run("init", "--dry-run").output.contains("\ntranslations: Helper\n"))
  }

  @Test("a library with an Xcode project without Swift code is left out, unless no code in Swift is known")
  func libraryWithoutCode() throws {
    func project(_ table: String) -> String {
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); developmentRegion = en; };
        G = { isa = PBXGroup; children = (F1, F2); };
        F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = en.lproj/\(table).strings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = \(table); productType = "com.apple.product-type.application";
          buildPhases = (S, R); };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        R = { isa = PBXResourcesBuildPhase; files = (B2); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      }; }
      """
    }
    var files = [
      "App.xcodeproj/project.pbxproj": project("App"), "App.swift": "", "en.lproj/App.strings": "a = b;",
      "Mover/Mover.xcodeproj/project.pbxproj": project("Mover"), "Mover/main.m": "",
      "Mover/en.lproj/Mover.strings": "a = b;",
    ]
    let run = try Sandbox(files).run("init", "--dry-run")
    #expect(run.error.contains("note: Mover/en.lproj/Mover.strings is passed over: no target that uses"))
    #expect(!run.output.contains("Mover"), "\(run.output)")
    // Of this file, no target is known.
    files["Tool.swift"] = ""
    files["App.swift"] = nil
    #expect(try Sandbox(files).run("init", "--dry-run").output.contains("  - name: Mover\n"))
  }

  @Test("of several projects in a folder, a table belongs to the one whose target copies it")
  func projectsInOneFolder() throws {
    func project(_ name: String, _ files: String) -> String {
      """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); developmentRegion = en; };
        G = { isa = PBXGroup; children = (F1, F2); };
        F1 = { isa = PBXFileReference; path = \(name)/\(name).swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
          buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (\(files)); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      }; }
      """
    }
    let output = try Sandbox([
      "Kit.xcodeproj/project.pbxproj": project("Kit", "B1"), "Kit/Kit.swift": "",
      "Shop.xcodeproj/project.pbxproj": project("Shop", "B1, B2"), "Shop/Shop.swift": "",
      "en.lproj/Localizable.strings": "a = b;", "Widget/Widget.xcodeproj/project.pbxproj": project("Widget", "B1"),
      "Widget/Widget/Widget.swift": "", "Widget/en.lproj/Localizable.strings": "a = b;",
    ]).run("init", "--dry-run").output
    #expect(output.contains("  - name: Shop\n    translations: \".\"\n"), "\(output)")
  }

  @Test("modules have unique names and directories")
  func distinctModules() throws {
    let sandbox = try Sandbox([
      "App/Localizable.xcstrings": InitCommandTests.catalog, "App/A.swift": "", "App/B.swift": "",
      "iOS/Widget/A/Localizable.xcstrings": InitCommandTests.catalog,
      "iOS/Widget/B/Localizable.xcstrings": InitCommandTests.catalog,
      "iOS/Widget/A.swift": "", "macOS/Widget/Localizable.xcstrings": InitCommandTests.catalog,
      "macOS/Widget/A.swift": "",
      "project.pbxproj": "",
    ])
    _ = try sandbox.run("init")
    let text = try sandbox.read("l10n.yml")
    #expect(text.contains("  - name: Widget\n    translations: [iOS/Widget/A, iOS/Widget/B]\n"))
    #expect(text.contains("  - name: Widget-2\n    translations: macOS/Widget\n"))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("the tables of a folder that targets divide by their sources belong to the target with the package's name")
  func targetsInOneFolder() throws {
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": "", "App/Localizable.xcstrings": InitCommandTests.catalog, "App/A.swift": "",
      "Packages/Kit/Package.swift": """
      let package = Package(name: "Kit", targets: [.target(name: "KitCore", path: ".", sources: ["Models"]),
        .target(name: "Kit", dependencies: ["KitCore"], path: ".", sources: ["Views"])])
      """,
      "Packages/Kit/Models/M.swift": "", "Packages/Kit/Views/V.swift": "",
      "Packages/Kit/Resources/Localizable.xcstrings": InitCommandTests.catalog,
    ])
    _ = try sandbox.run("init")
    let settings = try sandbox.read("l10n.yml")
    #expect(settings.contains("  - name: Kit\n    translations: Packages/Kit/Resources\n"))
    #expect(!settings.contains("KitCore"))
    #expect(try sandbox.run("check").status == 0)
  }

  @Test("tables of a single target need no modules")
  func oneModule() throws {
    for files in [
      ["App/Localizable.xcstrings": InitCommandTests.catalog, "Packages/Kit/Package.swift": Self.kit],
      [
        "Packages/Kit/Package.swift": Self.kit, "Packages/Kit/Sources/Kit/Kit.swift": "",
        "Packages/Kit/Sources/Kit/Localizable.xcstrings": InitCommandTests.catalog,
        "Packages/Kit/Sources/Kit/More.xcstrings": InitCommandTests.catalog,
      ],
    ] {
      let sandbox = try Sandbox(files)
      _ = try sandbox.run("init")
      #expect(try !sandbox.read("l10n.yml").contains("modules"))
    }
  }

  @Test("a table outside the sources of a package belongs to its only target, and a plugin needs no directories")
  func moduleOfPackage() throws {
    let sandbox = try Sandbox([
      "App/Localizable.xcstrings": InitCommandTests.catalog, "App/App.swift": "",
      "Kit/Package.swift":
        "targets: [.target(name: \"Kit\", plugins: [.plugin(name: \"L10nBuildPlugin\", package: \"l10n-gen\")])]",
      "Kit/Sources/Kit/Kit.swift": "", "Kit/Resources/Localizable.xcstrings": InitCommandTests.catalog,
    ])
    let run = try sandbox.run("init")
    #expect(run.output.contains("Kit: by L10nBuildPlugin\n"))
    #expect(
      try sandbox.read("l10n.yml").hasSuffix(
        "  - name: Kit\n    translations: Kit/Resources\n    output: { enum: L10n, access: internal }\n"))
  }

  @Test("tables that nothing reads in code don't become modules, and forgotten ones are left out with a note")
  func tablesOfOthers() throws {
    func strings(_ keys: String...) -> String { keys.map { "\"\($0)\" = \"x\";\n" }.joined() }
    let kit = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    let sandbox = try Sandbox([
      "App/App.swift": "", "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }", "Kit/Package.swift": kit,
      "Kit/Sources/Kit/Kit.swift": "", "Kit/Sources/Kit/en.lproj/Localizable.strings": strings("a", "b", "c", "d"),
      "Kit/Sources/Kit/ko.lproj/Localizable.strings": strings("a", "b", "c", "d"),
      "App/Resources/en.lproj/InfoPlist.strings": strings("CFBundleName"),
      "App/Resources/ko.lproj/infoPlist.strings": strings("CFBundleName"),
      // Most of its keys are the package's.
      "App/Resources/fr.lproj/Localizable.strings": strings("a", "b", "c", "old"),
      "App/Base.lproj/Main.strings": "", "App/ko.lproj/Main.strings": "",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("note: App/Resources/fr.lproj/Localizable.strings is passed over"))
    let settings = try sandbox.read("l10n.yml")
    #expect(settings.split(separator: "\n").filter { $0.contains("- name:") } == ["  - name: Kit"])
    #expect(settings.contains("directory: Kit/Sources/Kit/Generated"))
  }

  @Test("the strings of tests and samples of strings aren't the app's")
  func fixtures() throws {
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }", "App/A.swift": "",
      "App/Localizable.xcstrings": InitCommandTests.catalog, "Tools/tests/a.xcstrings": InitCommandTests.catalog,
      "Tools/Fixtures/b.xcstrings": InitCommandTests.catalog,
    ])
    #expect(try sandbox.run("init", "--dry-run").output.contains("\ntranslations: App\n"))
  }

  @Test("tables without a language are named")
  func withoutLanguage() throws {
    let sandbox = try Sandbox([
      "App/A.swift": "", "App/en.lproj/InfoPlist.strings": "CFBundleName = App;", "Kit/Localizable.strings": "a = b;",
    ])
    #expect(
      try sandbox.run("init").error.contains("note: Kit/Localizable.strings is passed over: it isn't in the folder"))
    func error(_ strings: String) throws -> String {
      try Sandbox(["App/A.swift": "", "App/Launch.strings": strings]).run("init").error
    }
    #expect(try error("a = b;").contains("'App/Launch.strings' doesn't say its language"))
    #expect(try error("").contains("there is no directory of translation files"))
    let empty = try Sandbox(["App/A.swift": "", "App/en.lproj/InfoPlist.strings": "/* Nothing */"]).run("init")
    #expect(empty.error.contains("the tables in 'App' have no strings yet"))
  }

  @Test("the accessors of a package target that exists for its strings are public")
  func targetForStrings() throws {
    let files = [
      "Package.swift": """
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Kit"), .target(name: "Strings"), .target(name: "Shop")])
      """,
      "Sources/Strings/Localizable.xcstrings": InitCommandTests.catalog,
      "Sources/Strings/Bundle.swift": "extension Bundle { public static let strings = Bundle.module }",
      "Sources/Kit/Kit.swift": "public import Strings\n",
      "Sources/Shop/Localizable.xcstrings": InitCommandTests.catalog,
      "Sources/Shop/Shop.swift": "// Not of Strings\n",
    ]
    let output = try Sandbox(files).run("init", "--dry-run").output
    #expect(output.contains("Sources/Strings/Generated, enum: L10n, access: public }"), "\(output)")
    #expect(output.contains("Sources/Shop/Generated, enum: L10n, access: internal }"), "\(output)")
  }

  @Test("an app without Swift code gets a configuration for check")
  func withoutSwift() throws {
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }", "App/main.m": "",
      "App/en.lproj/Localizable.strings": "a = b;", "App/ko.lproj/Localizable.strings": "a = b;",
    ])
    let run = try sandbox.run("init")
    #expect(run.output.contains("There is no Swift code here, so none will be generated. Next: run 'l10n-gen check'."))
    #expect(!run.output.contains("emit"))
    #expect(try !sandbox.read("l10n.yml").contains("output"))
    #expect(try sandbox.run("check").status == 0)
    let extending = try Sandbox([
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }", "App/main.m": "",
      "translations/l10n.yml": "source: en\n", "translations/en.yml": "a: b\n",
    ])
    #expect(try extending.run("init").status == 0)
    #expect(try !extending.read("l10n.yml").contains("output"))
  }

  @Test("tables of one target have one enum, even if they have the same name")
  func tablesOfOneTarget() throws {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); developmentRegion = en; };
        G = { isa = PBXGroup; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); };
      }; }
      """
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "",
      "App/Texts/Localizable.xcstrings": InitCommandTests.catalog,
      "App/Welcome/Welcome.swift": "", "App/Welcome/Localizable.xcstrings": InitCommandTests.catalog,
    ])
    #expect(try !sandbox.run("init", "--dry-run").output.contains("modules"))
  }

  @Test("code isn't put into a folder of a few files, if the project lists all others")
  func codeOfListedFiles() throws {
    let listed = ["A", "B", "C"]
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; };
        G = { isa = PBXGroup; path = App; children = (S, L, \(listed.joined(separator: ", "))); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Packages; sourceTree = "<group>"; };
        L = { isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
        \(listed.map { "\($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };" }.joined())
        \(listed.map { "F\($0) = { isa = PBXBuildFile; fileRef = \($0); };" }.joined())
        FL = { isa = PBXBuildFile; fileRef = L; };
        C1 = { isa = PBXSourcesBuildPhase; files = (\(listed.map { "F\($0)" }.joined(separator: ", "))); };
        C2 = { isa = PBXResourcesBuildPhase; files = (FL); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (C1, C2); fileSystemSynchronizedGroups = (S); };
      }; }
      """
    var files = ["App.xcodeproj/project.pbxproj": project, "App/Localizable.xcstrings": InitCommandTests.catalog]
    for name in listed { files["App/\(name).swift"] = "" }
    files["App/Packages/Icons/Icon.swift"] = ""
    #expect(try Sandbox(files).run("init", "--dry-run").output.contains("App/Generated\n"))
  }
}
