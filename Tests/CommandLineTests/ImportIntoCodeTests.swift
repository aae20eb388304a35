import Foundation
import TestSupport
import Testing

/// The changes that `l10n-gen import` makes in an app's code.
@Suite("l10n-gen import, in code")
struct ImportIntoCodeTests {
  private static let code = """
    import SwiftUI
    let title = Text("store.title")
    let greeting = String(localized: "Hello \\(name), it's {today}", comment: "A greeting: warm.")
    let unknown = Text("Nobody knows")

    """

  private static let rewritten = """
    import SwiftUI
    let title = Text(L10n.Store.title)
    let greeting = L10n.helloItsToday(arg1: name)
    let unknown = Text("Nobody knows")

    """

  @Test("lookups are replaced with accessors, the changes are shown, and other lookups are listed")
  func rewrite() throws {
    let sandbox = try ImportCommandTests.sandbox([
      "Sources/App.swift": Self.code, "Sources/Pods/Pod.swift": Self.code, "Sources/.build/a.swift": Self.code,
    ])
    let dry = try sandbox.run("import", "App", "--rewrite", "Sources", "--dry-run")
    #expect(try sandbox.read("Sources/App.swift") == Self.code)
    #expect(dry.error.hasSuffix("2 call sites would be replaced in 1 file, 1 left unchanged\n"))
    let run = try sandbox.run("import", "App", "--rewrite", "Sources")
    #expect(run.output == dry.output)
    #expect(
      run.output == """
        --- Sources/App.swift
        +++ Sources/App.swift
        @@ -1,4 +1,4 @@
         import SwiftUI
        -let title = Text("store.title")
        -let greeting = String(localized: "Hello \\(name), it's {today}", comment: "A greeting: warm.")
        +let title = Text(L10n.Store.title)
        +let greeting = L10n.helloItsToday(arg1: name)
         let unknown = Text("Nobody knows")

        """)
    #expect(
      run.error.hasSuffix(
        """
        Sources/App.swift:4:20: left as it is: no string has the key 'Nobody knows'; add it to the catalog, or don't \
        look it up
        App/Localizable.xcstrings: 2 keys set to 'manual', for Xcode to keep
        2 call sites replaced in 1 file, 1 left unchanged

        """))
    #expect(try sandbox.read("Sources/App.swift") == Self.rewritten)
    #expect(try sandbox.read("Sources/Pods/Pod.swift") == Self.code)
    #expect(try sandbox.read("Sources/.build/a.swift") == Self.code)
  }

  @Test("lookups in the module's own table are unchanged if another table is imported")
  func tablesOfModules() throws {
    let code = """
      import SwiftUI
      let a = Text("store.title", bundle: .module)
      let b = String(localized: "store.title", bundle: .module)
      let c = Text("store.title")

      """
    let sandbox = try ImportCommandTests.sandbox([
      "Kit/Resources/Localizable.xcstrings": ImportCommandTests.catalog, "Kit/Sources/Kit.swift": code,
      "App/Views.swift": code,
    ])
    try sandbox.write(ImportCommandTests.settings + "translations: App\n", to: "l10n.yml")
    let run = try sandbox.run("import", "App/Localizable.xcstrings", "--rewrite", ".")
    #expect(run.status == 0)
    for line in 2...3 {
      #expect(
        run.error.contains(
          "Kit/Sources/Kit.swift:\(line):\(line == 2 ? 14 : 9): left as it is: the module may have another table "
            + "'Localizable'; import that one, or write the call by hand\n"))
    }
    #expect(run.error.hasSuffix("4 call sites replaced in 2 files, 2 left unchanged\n"))
    #expect(try sandbox.read("App/Views.swift").contains("Text(L10n.Store.title, bundle") == false)
    #expect(try sandbox.read("App/Views.swift").contains("let a = Text(L10n.Store.title)\n"))
  }

  @Test("a lookup of '%%', which an import writes as a single percent sign, is unchanged")
  func doubledPercent() throws {
    let code = """
      let a = NSLocalizedString("rate", tableName: "Rates", comment: "")
      let b = String(format: NSLocalizedString("rate", tableName: "Rates", comment: ""))

      """
    let text = #"{ "stringUnit" : { "state" : "translated", "value" : "100%% sure" } }"#
    let sandbox = try ImportCommandTests.sandbox([
      "Kit/Rates.xcstrings":
        #"{ "sourceLanguage" : "en", "strings" : { "rate" : { "localizations" : { "en" : \#(text), "ko" : \#(text) } } }, "version" : "1.0" }"#,
      "Sources/App.swift": code,
    ])
    let run = try sandbox.run("import", "Kit", "--rewrite", "Sources")
    #expect(run.status == 0)
    #expect(try sandbox.read("translations/en.yml").contains("rate: \"100% sure\"\n"))
    #expect(run.output.isEmpty)
    for line in 1...2 {
      #expect(run.error.contains("Sources/App.swift:\(line):9: left as it is: '%%' is one percent sign in a format"))
    }
    #expect(try sandbox.read("Sources/App.swift") == code)
  }

  @Test("an error in a translation prevents changes of code only with strict")
  func strict() throws {
    let sandbox = try ImportCommandTests.sandbox(["Sources/App.swift": Self.code])
    let settings = ImportCommandTests.settings + "translations: App\n"
    let mistaken =
      #""extra": { "localizations": { "en": { "stringUnit": { "value": "x" } }, "#
      + #""ko": { "stringUnit": { "value": "%@" } } } }, "#
    let catalog = try sandbox.read("App/Localizable.xcstrings")
    try sandbox.write(
      catalog.replacing(/"strings"\s*:\s*\{/, with: #""strings": { \#(mistaken)"#), to: "App/Localizable.xcstrings")
    try sandbox.write(settings + "strict: true\n", to: "l10n.yml")
    let arguments = ["import", "App/Localizable.xcstrings", "--rewrite", "Sources/App.swift"]
    let refused = try sandbox.run(arguments)
    #expect(refused.status == 1)
    #expect(refused.error.contains("No code was changed, since the Swift code can't be generated: 1 error."))
    #expect(try sandbox.read("Sources/App.swift") == Self.code)
    try sandbox.write(settings, to: "l10n.yml")
    let run = try sandbox.run(arguments)
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("Sources/App.swift") == Self.rewritten)
  }

  @Test(
    "known errors in translations don't prevent changes of code with strict",
    arguments: ["translations: App\n", ""])
  func baseline(translations: String) throws {
    let mistaken =
      #""extra": { "localizations": { "en": { "stringUnit": { "value": "x" } }, "#
      + #""ko": { "stringUnit": { "value": "%@" } } } }, "#
    let catalog = ImportCommandTests.catalog.replacing(/"strings"\s*:\s*\{/, with: #""strings": { \#(mistaken)"#)
    let sandbox = try ImportCommandTests.sandbox([
      "Sources/App.swift": Self.code, "App/Localizable.xcstrings": catalog,
      "l10n.yml": ImportCommandTests.settings + translations + "strict: true\nbaseline: known.json\n",
    ])
    if translations.isEmpty { _ = try sandbox.run("import", "App") }
    let arguments = ["import", "App/Localizable.xcstrings", "--rewrite", "Sources/App.swift"]
    let refused = try sandbox.run(arguments)
    #expect(refused.status == 2)
    #expect(refused.error.contains("known.json: there is no such file"), "\(refused.error)")
    #expect(try sandbox.run("check", "--write-baseline", "known.json").status == 0)
    let run = try sandbox.run(arguments)
    #expect(!run.error.contains("No code was changed"), "\(run.error)")
    #expect(try sandbox.read("Sources/App.swift") == Self.rewritten)
  }

  @Test("code is rewritten for a catalog that is read in place, whose strings needn't be imported")
  func rewriteInPlace() throws {
    let sandbox = try ImportCommandTests.sandbox(["Sources/App.swift": Self.code])
    try sandbox.write(ImportCommandTests.settings + "translations: App\n", to: "l10n.yml")
    let run = try sandbox.run("import", "App/Localizable.xcstrings", "--rewrite", "Sources/App.swift")
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("Wrote names.yml\nSources/App.swift:4:20: left as it is"))
    #expect(try sandbox.read("Sources/App.swift") == Self.rewritten)
    #expect(!sandbox.exists("translations"))
    // The folder around the project's only catalog.
    try sandbox.write(ImportCommandTests.settings + "translations: App/Localizable.xcstrings\n", to: "l10n.yml")
    #expect(try sandbox.run("import", "App", "--rewrite", "Sources", "--dry-run").status == 0)
    let again = try sandbox.run("import", "App", "--rewrite", "Sources")
    #expect(again.output.isEmpty)
    #expect(again.error.hasSuffix("0 call sites replaced in 0 files, 1 left unchanged\n"))
    for folder in ["empty", "missing", ""] {
      try sandbox.write("", to: "empty/a.txt")
      #expect(try sandbox.run("import", "App", "--rewrite", folder).status == 2)
    }
  }

  @Test("lookups without a table's folder are listed if several folders have a table with the name")
  func ambiguousTable() throws {
    let code = "import SwiftUI\nlet title = Text(\"store.title\")\n"
    let sandbox = try ImportCommandTests.sandbox([
      "Sources/App.swift": code, "l10n.yml": ImportCommandTests.settings + "translations: App\n",
    ])
    let catalog = try sandbox.read("App/Localizable.xcstrings")
    for folder in ["Home", "Cart"] { try sandbox.write(catalog, to: "App/\(folder)/Localizable.xcstrings") }
    try FileManager.default.removeItem(at: sandbox.directory.appending(path: "App/Localizable.xcstrings"))
    let run = try sandbox.run("import", "App", "--rewrite", "Sources")
    #expect(
      run.error.contains("Sources/App.swift:2:18: left as it is: several folders have a table 'Localizable'"),
      "\(run.error)")
    #expect(try sandbox.read("Sources/App.swift") == code)
  }

  @Test("all changes are shown, and code is unchanged if the accessors can't be generated")
  func rewriteWhole() throws {
    let code = "import SwiftUI\n" + String(repeating: "\tlet a = Text(\"store.title\")\n\n\n\n\n\n", count: 100)
    let sandbox = try ImportCommandTests.sandbox(["Sources/App.swift": code])
    let dry = try sandbox.run("import", "App", "--rewrite", "Sources", "--dry-run")
    #expect(dry.output.split(separator: "\n").count { $0 == "+\tlet a = Text(L10n.Store.title)" } == 100)
    try sandbox.write("source: en\ntranslations: App\noutput: { directory: Out }\n", to: "l10n.yml")
    // A mistake in a translation doesn't affect accessors.
    let translated = ImportCommandTests.catalog.replacing("안녕 %@", with: "안녕")
    try sandbox.write(translated, to: "App/Localizable.xcstrings")
    #expect(try sandbox.run("import", "App", "--rewrite", "Sources", "--dry-run").output == dry.output)
    try sandbox.write(
      translated.replacing("%lld items in %@", with: "%1$lld items in %5000d"), to: "App/Localizable.xcstrings")
    let run = try sandbox.run("import", "App", "--rewrite", "Sources")
    #expect(run.status == 1)
    #expect(run.error.contains("No code was changed, since the Swift code can't be generated"))
    #expect(try sandbox.read("Sources/App.swift") == code)
  }

  // MARK: SwiftGen

  private static let swiftGen = [
    "swiftgen.yml": "output_dir: Old\nstrings:\n  inputs: App\n  outputs: { output: Strings.swift }\n",
    "Old/Strings.swift": """
    enum L10n {
      enum Localizable {
        static let storeTitle = L10n.tr("Localizable", "store.title")
        static let gone = L10n.tr("Localizable", "gone")
      }
    }
    """,
  ]

  @Test("the accessors that SwiftGen generated are kept, whether strings are copied or read in place")
  func swiftGen() throws {
    let sandbox = try ImportCommandTests.sandbox(Self.swiftGen)
    let dry = try sandbox.run("import", "App", "--dry-run")
    #expect(dry.error.contains("+++ Out/L10n+SwiftGen.swift\n"))
    #expect(!sandbox.exists("Out"))
    let run = try sandbox.run("import", "App")
    let notes = """
      Left out L10n.Localizable.gone: no string of 'Localizable' has the key 'gone'
      Out/L10n+SwiftGen.swift has the accessors of SwiftGen (1); remove 'Old/Strings.swift' from the app

      """
    #expect(run.error.contains("Wrote Out/L10n+SwiftGen.swift\n"))
    #expect(run.error.hasSuffix(notes))
    let file = try sandbox.read("Out/L10n+SwiftGen.swift")
    #expect(file.contains("static var storeTitle: String { L10n.Store.title }"))

    try sandbox.write(ImportCommandTests.settings + "translations: App\n", to: "l10n.yml")
    try sandbox.write("", to: "Out/L10n+SwiftGen.swift")
    let inPlace = try sandbox.run("import", "App")
    #expect(inPlace.status == 0)
    #expect(inPlace.error == "Wrote Out/L10n+SwiftGen.swift\n" + notes)
    #expect(try sandbox.read("Out/L10n+SwiftGen.swift") == file)
    #expect(try sandbox.run("import", "App").error == notes)
  }

  @Test("a single command moves a project from SwiftGen to l10n-gen")
  func swiftGenInOneCommand() throws {
    var files = Self.swiftGen.mapValues { $0.replacing("inputs: App\n", with: "inputs: [App/en.lproj]\n") }
    files["App/en.lproj/Localizable.strings"] = "\"store.title\" = \"Store\";\n"
    files["App/ko.lproj/Localizable.strings"] = "\"store.title\" = \"상점\";\n"
    let sandbox = try Sandbox(files)
    let dry = try sandbox.run("import", "App", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.error.contains("+++ l10n.yml\n@@ -0,0 +1,7 @@\n+translations: App\n"))
    #expect(dry.error.contains("+++ Old/L10n+SwiftGen.swift\n"))
    #expect(!sandbox.exists("l10n.yml"))
    for path in ["App/Nowhere", "l10n.txt", "ko.xliff"] {
      #expect(try sandbox.run("import", path).status == 2)
      #expect(!sandbox.exists("l10n.yml"))
    }
    let run = try sandbox.run("import", "App")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("l10n.yml").contains("translations: App"))
    #expect(
      try sandbox.read("Old/L10n+SwiftGen.swift").contains("static var storeTitle: String { L10n.Store.title }"))
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.read("Old/L10n.swift").contains("static var title: String"))
    #expect(!sandbox.exists("translations"))
  }

  @Test("files that are missing to keep SwiftGen's accessors are listed")
  func incompleteSwiftGen() throws {
    let sandbox = try ImportCommandTests.sandbox(["swiftgen.yml": "strings: { outputs: { output: Strings.swift } }\n"])
    let run = try sandbox.run("import", "App")
    #expect(run.error.contains("swiftgen.yml: there is no 'Strings.swift'; to keep its accessors, run SwiftGen"))
    try sandbox.write("source: en\nlanguages: [en, ko]\n", to: "l10n.yml")
    let without = try sandbox.run("import", "App")
    #expect(without.error.contains("swiftgen.yml: to keep the accessors of SwiftGen, write 'output' in l10n.yml"))
  }

  @Test("SwiftGen's configuration is found in a folder, and its files in another case")
  func swiftGenInFolder() throws {
    let sandbox = try Sandbox([
      "Tools/SwiftGen/swiftgen-config.yml": """
      input_dir: ../../App
      output_dir: ../../App/Generated
      strings:
        - { inputs: en.lproj, outputs: { output: Strings.swift, params: { enumName: L10n, publicAccess: true } } }
        - { inputs: en.lproj, outputs: { output: Shop.swift, params: { enumName: Shop, publicAccess: true } } }
      """,
      "App/generated/Strings.swift": """
      // swiftlint:disable all
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      public enum L10n { public static func hello(_ p1: Any) -> String { return L10n.tr("Localizable", "hello", p1) } }
      extension L10n { static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String { key } }
      """,
      "App/generated/Shop.swift": "public enum Shop { public static let buy = Shop.tr(\"Shop\", \"buy\") }",
      "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello %@\";\n",
      "App/en.lproj/Shop.strings": "\"buy\" = \"Buy\";\n",
      "App/ko.lproj/Localizable.strings": "\"hello\" = \"안녕 %@\";\n\"bad = ;\n",
      "App/View.swift": "let a = [L10n.hello(name), L10n.hello(\"\\(name)!\"), Shop.buy.uppercased()]\n",
      "App/Row.swift": """
      let b = L10n.tr("Localizable", "hello", name)
      let c = L10n.hello(Shop.buy)

      """,
    ])
    let run = try sandbox.run("import", "App", "--rewrite", "App")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("l10n.yml").contains("directory: App/generated\n  enum: L10n\n  access: public\n"))
    let shims = try sandbox.read("App/generated/L10n+SwiftGen.swift")
    #expect(shims.contains("nonisolated public enum Shop {"))
    #expect(
      try sandbox.read("App/View.swift")
        == "let a = [L10n.hello(arg1: String(describing: name)), L10n.hello(arg1: \"\\(name)!\"), "
        + "L10n.Shop.buy.uppercased()]\n")
    #expect(
      try sandbox.read("App/Row.swift")
        == "let b = L10n.hello(arg1: name)\nlet c = L10n.hello(arg1: L10n.Shop.buy)\n")
    #expect(run.error.hasSuffix("6 call sites replaced in 2 files, 0 left unchanged\n"), "\(run.error)")
  }
}
