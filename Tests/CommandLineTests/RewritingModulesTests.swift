import TestSupport
import Testing

/// Replacement of lookups with accessors in the code of modules.
@Suite("l10n-gen import --rewrite, with modules")
struct RewritingModulesTests {
  private static func strings(_ strings: KeyValuePairs<String, String>) -> String {
    strings.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
  }

  /// - Parameters:
  ///   - modules: the items of `modules`.
  ///   - files: the tables, the manifests and the code.
  private func sandbox(_ modules: String, _ files: [String: String]) throws -> Sandbox {
    try Sandbox(files.merging(["l10n.yml": "source: en\ntranslations: .\nmodules:\n\(modules)"]) { $1 })
  }

  /// Rewrites all code, and returns the reasons for unchanged lookups.
  private func left(_ sandbox: Sandbox) throws -> [String] {
    let run = try sandbox.run("import", ".", "--rewrite", ".")
    #expect(run.status == 0, "\(run.error)")
    return run.error.split(separator: "\n").filter { $0.contains(": left as it is: ") }.map(String.init)
  }

  private static let kit = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit",
      targets: [
        .target(name: "Kit", dependencies: [.product(name: "Log", package: "log")]),
        .target(name: "Bare", dependencies: [.target(name: "Kit")]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
    """

  private static let appAndKit = """
      - { name: App, translations: App }
      - { name: Kit, translations: Packages/Kit }

    """

  private static let appAndKitFiles = [
    "Packages/Kit/Package.swift": kit,
    "App/en.lproj/Localizable.strings": strings(["title": "App", "only_app": "Only"]),
    "Packages/Kit/Sources/Kit/Resources/en.lproj/Localizable.strings": strings(["title": "Kit", "only_kit": "Only"]),
  ]

  @Test("code in a package gets its own accessors for its own bundle, and none for the app's strings")
  func package() throws {
    let code = """
      import SwiftUI
      let a = Text("title", bundle: .module)
      let b = String(localized: "only_kit", bundle: #bundle)
      let c = NSLocalizedString("title", bundle: Bundle.module, comment: "")
      let d = NSLocalizedString("only_app", comment: "")
      let e = String(localized: "only_kit")
      let f = NSLocalizedString("title", bundle: .main, comment: "")

      """
    var files = Self.appAndKitFiles
    files["Packages/Kit/Sources/Kit/Kit.swift"] = code
    let sandbox = try sandbox(Self.appAndKit, files)
    let internalString =
      "left as it is: the accessor is internal in the module 'App'; to call it here, generate it with 'access: public' in "
      + "a module that this one depends on"
    #expect(
      try left(sandbox) == [
        "Packages/Kit/Sources/Kit/Kit.swift:5:9: \(internalString)",
        "Packages/Kit/Sources/Kit/Kit.swift:6:9: left as it is: this looks for a string of the app's, and one of the module's "
          + "own needs 'bundle: .module'; write the call by hand",
        "Packages/Kit/Sources/Kit/Kit.swift:7:9: left as it is: two modules have a string for this, with different texts; "
          + "write the call by hand",
      ])
    #expect(
      try sandbox.read("Packages/Kit/Sources/Kit/Kit.swift") == """
        import SwiftUI
        let a = Text(L10n.title)
        let b = L10n.onlyKit
        let c = L10n.title
        let d = NSLocalizedString("only_app", comment: "")
        let e = String(localized: "only_kit")
        let f = NSLocalizedString("title", bundle: .main, comment: "")

        """)
  }

  @Test("code of the app gets the app's accessors everywhere outside packages")
  func app() throws {
    var files = Self.appAndKitFiles
    files["App/App.swift"] = "let a = NSLocalizedString(\"title\", comment: \"\")\n"
    files["Other/Other.swift"] = "let a = NSLocalizedString(\"only_app\", bundle: .main, comment: \"\")\n"
    let sandbox = try sandbox(Self.appAndKit, files)
    #expect(try left(sandbox) == [])
    #expect(try sandbox.read("App/App.swift") == "let a = L10n.title\n")
    #expect(try sandbox.read("Other/Other.swift") == "let a = L10n.onlyApp\n")
  }

  @Test("lookups in a package's target without accessors are unchanged")
  func withoutAccessors() throws {
    let code = "let a = NSLocalizedString(\"title\", bundle: .module, comment: \"\")\n"
    var files = Self.appAndKitFiles
    files["Packages/Kit/Sources/Bare/Bare.swift"] = code
    files["Packages/Kit/Tests/KitTests/KitTests.swift"] = code
    files["Packages/Other/Package.swift"] = "let package = Package(name: \"Other\", targets: targets)\n"
    files["Packages/Other/Code/Other.swift"] = code
    let sandbox = try sandbox(Self.appAndKit, files)
    let left = try left(sandbox)
    for (path, module) in [
      ("Kit/Sources/Bare/Bare", "Bare"), ("Kit/Tests/KitTests/KitTests", "KitTests"), ("Other/Code/Other", "Other"),
    ] {
      #expect(
        left.contains(
          "Packages/\(path).swift:1:9: left as it is: the module '\(module)' has no accessors; list it under 'modules' in "
            + "l10n.yml"), "\(left)")
      #expect(try sandbox.read("Packages/\(path).swift") == code)
    }
  }

  private static let shared = """
    let package = Package(name: "App", targets: [
      .target(name: "Strings", resources: [.process("Resources")]),
      .target(name: "Feature", dependencies: ["Strings"]),
      .target(name: "Apart"),
    ])
    """

  @Test("an accessor of another module is imported if the manifest allows it")
  func imports() throws {
    let lookup = "let a = NSLocalizedString(\"title\", comment: \"\")\n"
    let sandbox = try sandbox(
      "  - { name: Strings, translations: Sources/Strings, output: { access: public } }\n",
      [
        "Package.swift": Self.shared,
        "Sources/Strings/Resources/en.lproj/Localizable.strings": Self.strings(["title": "Title"]),
        "Sources/Strings/Own.swift": lookup,
        "Sources/Feature/New.swift":
          "// A file.\nimport Foundation\n#if os(macOS)\nimport AppKit\n#endif\n\n\(lookup)",
        "Sources/Feature/Present.swift": "@testable import struct Strings.Text\n\(lookup)",
        "Sources/Feature/None.swift": "/* A file. */\n\(lookup)",
        "Sources/Apart/Apart.swift": "import Foundation\n\(lookup)",
      ])
    #expect(
      try left(sandbox) == [
        "Sources/Apart/Apart.swift:2:9: left as it is: the accessor is in the module 'Strings'; import it, and write the call "
          + "by hand"
      ])
    let call = "let a = L10n.title\n"
    #expect(try sandbox.read("Sources/Strings/Own.swift") == call)
    #expect(
      try sandbox.read("Sources/Feature/New.swift")
        == "// A file.\nimport Foundation\nimport Strings\n#if os(macOS)\nimport AppKit\n#endif\n\n\(call)")
    #expect(try sandbox.read("Sources/Feature/Present.swift") == "@testable import struct Strings.Text\n\(call)")
    #expect(try sandbox.read("Sources/Feature/None.swift") == "/* A file. */\nimport Strings\n\(call)")
    #expect(try sandbox.run("import", ".", "--rewrite", ".").output == "")
  }

  @Test("an enum is qualified with the module's own name if two enums have the same name")
  func namesakes() throws {
    let sandbox = try sandbox(
      """
        - { name: Strings, translations: Sources/Strings, output: { access: public } }
        - { name: Feature, translations: Sources/Feature }

      """,
      [
        "Package.swift": Self.shared,
        "Sources/Strings/en.lproj/Localizable.strings": Self.strings(["title": "Title", "same": "Same"]),
        "Sources/Feature/en.lproj/Localizable.strings": Self.strings(["own": "Own", "same": "Same"]),
        "Sources/Feature/Feature.swift": """
        import Strings
        let a = NSLocalizedString("title", comment: "")
        let b = NSLocalizedString("own", comment: "")
        let c = NSLocalizedString("same", comment: "")

        """,
      ])
    #expect(try left(sandbox) == [])
    #expect(
      try sandbox.read("Sources/Feature/Feature.swift")
        == "import Strings\nlet a = Strings.L10n.title\nlet b = L10n.own\nlet c = L10n.same\n")
  }

  @Test("a command in a subfolder finds the modules")
  func below() throws {
    var files = Self.appAndKitFiles
    files["Packages/Kit/Sources/Kit/Kit.swift"] =
      "let a = NSLocalizedString(\"title\", bundle: .module, comment: \"\")\n"
    files["App/App.swift"] = "let a = NSLocalizedString(\"title\", comment: \"\")\n"
    let sandbox = try sandbox(Self.appAndKit, files)
    let run = try sandbox.script(
      "git init -q . && cd Packages/Kit && $0 import Sources --rewrite Sources && $0 import Sources --rewrite ../../App"
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("Packages/Kit/Sources/Kit/Kit.swift") == "let a = L10n.title\n")
    #expect(try sandbox.read("App/App.swift") == "let a = L10n.title\n")
  }

  @Test("only the catalog whose lookups were replaced keeps its keys")
  func keptKeys() throws {
    func catalog(_ text: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "title" : {
            "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } }
          }
        },
        "version" : "1.0"
      }
      """
    }
    let sandbox = try sandbox(
      Self.appAndKit,
      [
        "Packages/Kit/Package.swift": Self.kit, "App/Localizable.xcstrings": catalog("App"),
        "Packages/Kit/Sources/Kit/Localizable.xcstrings": catalog("Kit"),
        "Packages/Kit/Sources/Kit/Kit.swift": "let a = NSLocalizedString(\"title\", bundle: .module, comment: \"\")\n",
      ])
    #expect(try left(sandbox) == [])
    #expect(try sandbox.read("Packages/Kit/Sources/Kit/Localizable.xcstrings").contains("manual"))
    #expect(try sandbox.read("App/Localizable.xcstrings") == catalog("App"))
  }

  @Test("an app's own lookup functions use the code's own module first")
  func lookups() throws {
    var files = Self.appAndKitFiles
    files["Packages/Kit/Sources/Kit/Kit.swift"] = "let a = \"only_kit\".localized\n"
    let sandbox = try sandbox(Self.appAndKit + "lookups: [localized]\n", files)
    #expect(try left(sandbox) == [])
    #expect(try sandbox.read("Packages/Kit/Sources/Kit/Kit.swift") == "let a = L10n.onlyKit\n")
  }

  @Test("lookups in tables that the project doesn't read in place aren't rewritten")
  func notInPlace() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\nmodules:\n  - { name: App, translations: translations }\n",
      "translations/en.yml": "a: A\n", "Old/en.lproj/Localizable.strings": Self.strings(["title": "Title"]),
      "App/App.swift": "let a = 1\n",
    ])
    let run = try sandbox.run("import", "Old", "--rewrite", "App")
    #expect(run.status == 2 && run.error.contains("--rewrite is for tables that the project reads in place"))
  }

  @Test("a test with a testable import of a module gets its internal accessors")
  func testableImport() throws {
    let lookup = "let a = NSLocalizedString(\"title\", comment: \"\")\n"
    let manifest = "let package = Package(targets: [.target(name: \"App\"), .testTarget(name: \"AppTests\")])\n"
    let sandbox = try sandbox(
      "  - { name: App, translations: Sources/App }\n",
      [
        "Package.swift": manifest, "Sources/App/en.lproj/Localizable.strings": Self.strings(["title": "Title"]),
        "Tests/AppTests/Testable.swift": "@_spi(Test) @testable import App\n\(lookup)",
        "Tests/AppTests/Plain.swift": "import App\n\(lookup)",
      ])
    let left = try left(sandbox)
    #expect(left.count == 1 && left[0].hasPrefix("Tests/AppTests/Plain.swift:2:9"), "\(left)")
    #expect(
      try sandbox.read("Tests/AppTests/Testable.swift") == "@_spi(Test) @testable import App\nlet a = L10n.title\n")
  }

  @Test("a module that another one exports needs no import of its own")
  func exportedImport() throws {
    let lookup = "let a = NSLocalizedString(\"title\", comment: \"\")\n"
    let targets = ["Strings", "Core", "Feature"].map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    let sandbox = try sandbox(
      "  - { name: Strings, translations: Sources/Strings, output: { access: public } }\n",
      [
        "Package.swift": "let package = Package(targets: [\(targets)])\n",
        "Sources/Strings/en.lproj/Localizable.strings": Self.strings(["title": "Title"]),
        "Sources/Core/Exports.swift": "@_exported public import Strings\n", "Sources/Core/Core.swift": lookup,
        "Sources/Feature/Feature.swift": "import Core\n\(lookup)", "Sources/Feature/Other.swift": lookup,
      ])
    let left = try left(sandbox)
    #expect(left.count == 1 && left[0].hasPrefix("Sources/Feature/Other.swift:1:9"), "\(left)")
    #expect(try sandbox.read("Sources/Core/Core.swift") == "let a = L10n.title\n")
    #expect(try sandbox.read("Sources/Feature/Feature.swift") == "import Core\nlet a = L10n.title\n")
  }

  @Test("without modules, code of another package's target gets accessors only if it can call them")
  func soleModule() throws {
    let lookup = "let a = NSLocalizedString(\"title\", comment: \"\")\n"
    let kit = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Texts"), .target(name: "Kit", dependencies: ["Texts"]), .target(name: "Bare")])
      """
    func rewritten(_ output: String) throws -> [String: String] {
      let sandbox = try Sandbox([
        "l10n.yml": "source: en\ntranslations: App\noutput: { \(output) }\n",
        "App/en.lproj/Localizable.strings": "\"title\" = \"Stores\";\n", "Packages/Kit/Package.swift": kit,
        "App/App.swift": lookup, "Packages/Kit/Sources/Kit/Kit.swift": lookup,
        "Packages/Kit/Sources/Bare/Bare.swift": lookup, "Packages/Kit/Sources/Texts/Texts.swift": lookup,
      ])
      #expect(try sandbox.run("import", "App", "--rewrite", ".").status == 0)
      let files = [
        "App/App", "Packages/Kit/Sources/Kit/Kit", "Packages/Kit/Sources/Bare/Bare", "Packages/Kit/Sources/Texts/Texts",
      ]
      return Dictionary(
        uniqueKeysWithValues: try files.map {
          (String($0.split(separator: "/").last ?? ""), try sandbox.read("\($0).swift"))
        })
    }
    let inApp = try rewritten("directory: App/Generated")
    #expect(inApp == ["App": "let a = L10n.title\n", "Kit": lookup, "Bare": lookup, "Texts": lookup])
    let inPackage = try rewritten("directory: Packages/Kit/Sources/Texts/Generated, access: public")
    #expect(inPackage["Texts"] == "let a = L10n.title\n")
    #expect(
      inPackage["Kit"] == "import Texts\n\nlet a = L10n.title\n"
        || inPackage["Kit"] == "import Texts\nlet a = L10n.title\n")
    #expect(inPackage["Bare"] == lookup)
    #expect(inPackage["App"] == lookup)
  }

  @Test(
    "calls of SwiftGen's accessors go to the module of SwiftGen's file, though the app has a string of the same key")
  func swiftGenOfPackage() throws {
    let texts = """
      // swiftlint:disable all
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      import Foundation
      public enum L10n {
        public static func title(_ p1: Any) -> String { return L10n.tr("Localizable", "title", String(describing: p1)) }
      }
      extension L10n {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String { key }
      }
      """
    let sandbox = try Sandbox([
      "l10n.yml": """
      source: en
      translations: [App, Packages/Kit/Sources/Kit]
      modules:
        - { name: App, translations: App }
        - { name: Kit, translations: Packages/Kit/Sources/Kit, output: { directory: Packages/Kit/Sources/Kit, access: public } }
      """,
      "swiftgen.yml":
        "strings: { inputs: Packages/Kit/Sources/Kit/en.lproj, outputs: { output: Packages/Kit/Sources/Kit/Strings.swift } }",
      "App/en.lproj/Localizable.strings": "\"title\" = \"App %@\";\n", "Packages/Kit/Package.swift": Self.kit,
      "Packages/Kit/Sources/Kit/en.lproj/Localizable.strings": "\"title\" = \"Kit %@\";\n",
      "Packages/Kit/Sources/Kit/Strings.swift": texts, "App/App.swift": "import Kit\nlet a = L10n.title(name)\n",
    ])
    let run = try sandbox.run("import", "App", "Packages/Kit/Sources/Kit", "--rewrite", ".")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("App/App.swift").contains("let a = Kit.L10n.title(arg1: String(describing: name))"))
  }

  @Test("an app that looks strings up in a language of its own is told what accessors need")
  func ownLanguage() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: App\noutput: { directory: App/Generated }\n",
      "App/en.lproj/Localizable.strings": "\"title\" = \"Stores\";\n",
      "App/App.swift": "let a = NSLocalizedString(\"title\", comment: \"\")\n",
      "App/Own.swift": """
      class Own: Bundle {
        override func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
      }
      """,
    ])
    let run = try sandbox.run("import", "App", "--rewrite", ".")
    #expect(run.error.contains("App/Own.swift:2:12: note: the app chooses the language of its strings here"))
    #expect(run.error.contains("LanguagePreferences.shared.setLanguages(_:)"))
  }
}
