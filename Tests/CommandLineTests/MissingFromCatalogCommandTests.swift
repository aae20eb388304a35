import TestSupport
import Testing

@Suite("Keys that check finds in no table")
struct MissingFromCatalogCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } } }
        }
      },
      "version" : "1.0"
    }
    """

  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = (F, Q); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
      Q = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = (F); };
      U = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
            fileSystemSynchronizedGroups = (Q); };
    }; }
    """

  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "App/App.swift": "import SwiftUI\nlet a = Text(\"Open\")\nlet b = Text(\"Delete\")\n",
    "App/Localizable.xcstrings": catalog,
    "AppTests/AppTests.swift": "import SwiftUI\nlet a = Text(\"Test\")\n",
    "Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
    "Kit/Sources/Kit/Kit.swift": "import SwiftUI\nlet a = Text(\"Open\")\nlet b = Text(\"Rename\")\n",
    "Scratch.swift": "import SwiftUI\nlet a = Text(\"Scratch\")\n",
  ]

  @Test("the lookups of the app and of a package are checked without a configuration, and tests aren't")
  func check() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("check", "--format", "xcode", "--sources", ".", "--rule", "derived-name=off")
    #expect(run.status == 0)
    #expect(run.output.contains("App/App.swift:3:14: warning: 'Delete' isn't in the table Localizable"))
    #expect(run.output.contains("Kit/Sources/Kit/Kit.swift:3:14: warning: 'Rename' isn't in the table Localizable"))
    #expect(!["'Open'", "Test", "Scratch"].contains(where: run.output.contains))
    let part = try sandbox.run("check", "--format", "xcode", "--sources", "App")
    #expect(part.output.contains("'Delete'") && !part.output.contains("'Rename'"))
  }

  @Test("no key is missing in an app whose only table, one of plurals, belongs to no language")
  func tableWithoutLanguage() throws {
    let table = "<plist version=\"1.0\"><dict><key>%d days</key><dict></dict></dict></plist>"
    let code = Self.files["App/App.swift"] ?? ""
    let sandbox = try Sandbox(["App/App.swift": code, "Resources/Localizable.stringsdict": table])
    #expect(try !sandbox.run("check", "--format", "xcode", "--sources", "App").output.contains("'Delete'"))
    try sandbox.write(table, to: "Resources/en.lproj/Localizable.stringsdict")
    #expect(try sandbox.run("check", "--format", "xcode", "--sources", "App").output.contains("'Delete'"))
  }

  @Test("code of a project that Tuist or XcodeGen makes is the app's", arguments: ["Project.swift", "project.yml"])
  func generatedProject(manifest: String) throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = nil
    func missing() throws -> String {
      try Sandbox(files).run("check", "--format", "xcode", "--sources", ".", "--rule", "derived-name=off").output
    }
    #expect(try !missing().contains("'Delete'"))
    files[manifest] = "\n"
    let output = try missing()
    #expect(output.contains("App/App.swift:3:14: warning: 'Delete' isn't in the table Localizable"))
    #expect(!["'Open'", "'Test'"].contains(where: output.contains), "\(output)")
  }

  @Test("the rule's severity can be set, and a baseline knows its findings")
  func configuration() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("translations: App\nsource: en\nrules: { missing-from-catalog: error }\n", to: "l10n.yml")
    #expect(try sandbox.run("check", "--sources", "App").status == 1)
    #expect(try sandbox.run("check", "--sources", "App", "--rule", "missing-from-catalog=off").status == 0)
    #expect(try sandbox.run("check").status == 0)
    _ = try sandbox.run("check", "--sources", "App", "--write-baseline", "known.yml")
    #expect(
      try sandbox.read("known.yml").contains(
        "rule: missing-from-catalog, file: App.swift, name: Localizable, written: Delete"))
    #expect(try sandbox.run("check", "--sources", "App", "--baseline", "known.yml").status == 0)
  }
}
