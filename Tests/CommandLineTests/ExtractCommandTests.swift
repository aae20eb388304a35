import TestSupport
import Testing

@Suite("l10n-gen extract")
struct ExtractCommandTests {
  private static let manifest = """
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Kit"), .testTarget(name: "AppTests")])
    """

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Gone" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Weg" } }
          }
        },
        "Open" : {

        }
      },
      "version" : "1.0"
    }
    """

  private static let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  private static let files = [
    "Package.swift": manifest,
    "Sources/App/App.swift": """
    import SwiftUI
    let a = Text("Open")
    let b = Text("Save", comment: "A button")

    """,
    "Sources/App/Localizable.xcstrings": catalog,
    "Sources/App/InfoPlist.xcstrings": empty,
    "Sources/App/App-InfoPlist.xcstrings": catalog.replacing("Gone", with: "CFBundleName"),
    "Sources/Kit/Kit.swift": "import SwiftUI\nlet c = Text(\"Kit\")\n",
    "Sources/Kit/Localizable.xcstrings": empty,
    "Tests/AppTests/AppTests.swift": "import SwiftUI\nlet d = Text(\"Test\")\n",
  ]

  @Test("each catalog gets the keys of its own target, and a second run changes nothing")
  func writes() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("extract")
    #expect(run.status == 0)
    #expect(run.output.contains("Sources/App/Localizable.xcstrings: 1 added, 1 stale\n"))
    #expect(run.output.contains("Sources/Kit/Localizable.xcstrings: 1 added\n"))
    let written = try sandbox.read("Sources/App/Localizable.xcstrings")
    #expect(
      written
        == Self.catalog.replacing("\"Gone\" : {\n", with: "\"Gone\" : {\n      \"extractionState\" : \"stale\",\n")
        .replacing(
          "    \"Open\" : {\n\n    }",
          with: "    \"Open\" : {\n\n    },\n    \"Save\" : {\n      \"comment\" : \"A button\"\n    }"))
    #expect(try sandbox.read("Sources/Kit/Localizable.xcstrings").contains("\"Kit\" : {\n\n    }"))
    #expect(try sandbox.read("Sources/App/InfoPlist.xcstrings") == Self.empty)
    let again = try sandbox.run("extract")
    #expect(again.status == 0)
    #expect(again.output == "2 String Catalogs up to date\n")
    #expect(try sandbox.read("Sources/App/Localizable.xcstrings") == written)
  }

  @Test("--check names the places of missing keys and writes nothing")
  func check() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("extract", "--check", "--target", "App")
    #expect(run.status == 1)
    #expect(run.output.contains("Sources/App/App.swift:3:14: 'Save' isn't in Localizable.xcstrings"))
    #expect(run.output.contains("Sources/App/Localizable.xcstrings:4:5: no code uses 'Gone' any more"))
    #expect(!run.output.contains("Kit"))
    #expect(try sandbox.read("Sources/App/Localizable.xcstrings") == Self.catalog)
    #expect(try sandbox.run("extract").status == 0)
    #expect(try sandbox.run("extract", "--check").status == 0)
  }

  @Test("in GitHub Actions, the places of missing keys are annotated")
  func github() throws {
    let run = try Sandbox(Self.files).run(
      "extract", "--check", "--target", "App", environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("::warning file=Sources/App/App.swift,line=3,col=14,title=l10n-gen extract::'Save' isn't"))
  }

  @Test("in SARIF, the findings of --check have rules, keys and places")
  func sarif() throws {
    let run = try Sandbox(Self.files).run("extract", "--check", "--target", "App", "--format", "sarif")
    #expect(run.status == 1)
    #expect(run.output.contains(#""version":"2.1.0""#) && run.output.contains(#""id":"extract/unknown-type""#))
    #expect(run.output.contains(#""ruleId":"extract/missing-key","ruleIndex":0,"level":"warning""#))
    #expect(run.output.contains(#""startLine":3,"startColumn":14"#))
    #expect(
      run.output.contains(#""ruleId":"extract/unused-key""#) && run.output.contains(#""startLine":4,"startColumn":5"#))
    #expect(run.output.contains(#""properties":{"key":"Gone"}"#))
    let list = try Sandbox(Self.files).run("extract", "--list", "--format", "sarif")
    #expect(list.status == 2 && list.error.contains("--list has no findings"))
  }

  @Test("a key of unknown type is reported with its place, and isn't written")
  func unknownType() throws {
    var files = Self.files
    files["Sources/App/App.swift"] = "import SwiftUI\nlet a = Text(\"Open \\(other)\")\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("extract", "--target", "App")
    #expect(run.status == 1)
    #expect(run.output.contains("Sources/App/App.swift:2:14: the type of an interpolation isn't known"))
    #expect(run.output.contains("1 not written (type unknown)"))
    #expect(!(try sandbox.read("Sources/App/Localizable.xcstrings").contains("Open %")))
  }

  @Test("if one catalog can't be read, no catalog is written")
  func invalidCatalog() throws {
    var files = Self.files
    files["Sources/Kit/Localizable.xcstrings"] = "{"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("extract")
    #expect(run.status == 2)
    #expect(run.error.contains("'Sources/Kit/Localizable.xcstrings' isn't a table that can be read"))
    #expect(try sandbox.read("Sources/App/Localizable.xcstrings") == Self.catalog)
  }

  @Test("--list and --format json name each key's places")
  func list() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("extract", "--list", "--target", "App")
    #expect(run.status == 0)
    #expect(
      run.output
        == "Sources/App/App.swift:2:14: Open (Localizable)\nSources/App/App.swift:3:14: Save (Localizable)\n")
    let json = try sandbox.run("extract", "--list", "--format", "json").output
    #expect(json.contains(#""added":["Save"],"stale":["Gone"]"#))
    #expect(try sandbox.read("Sources/App/Localizable.xcstrings") == Self.catalog)
  }

  @Test("a key isn't stale if only a part of the code was read")
  func partOfCode() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("extract", "Sources/App")
    #expect(run.status == 0)
    #expect(run.output.contains("1 added\n"))
    #expect(!(try sandbox.read("Sources/App/Localizable.xcstrings").contains("stale")))
    #expect(run.output.contains("no key of Sources/App/Localizable.xcstrings becomes stale, because no project"))
  }

  @Test("code that a target lists, and that wasn't read, is named as the reason why no key becomes stale")
  func unreadCode() throws {
    var files = Self.files
    files["App.xcodeproj/project.pbxproj"] = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (F, O); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources/App; };
        O = { isa = PBXFileReference; path = Other.swift; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); buildPhases = (B); };
        B = { isa = PBXSourcesBuildPhase; files = (1); };
        1 = { fileRef = O; };
      }; }
      """
    files["Package.swift"] = nil
    let run = try Sandbox(files).run("extract", "--check")
    #expect(run.output.contains("1 added\n") && !run.output.contains("stale;"))
    #expect(run.output.contains("becomes stale, because 'Other.swift' of its target wasn't read"))
  }

  @Test("settings in l10n.yml name more lookups, code that doesn't count and the catalogs")
  func settings() throws {
    var files = Self.files
    files["l10n.yml"] = """
      source: en
      lookups: [localized]
      extract:
        exclude: [Sources/App/Demo.swift]
        key-arguments: ["Recorder(_:)"]
        catalogs: [Sources/App]
        stale: never
      """
    files["Sources/App/More.swift"] = "let a = \"Own\".localized\nlet b = Recorder(\"Record\", name: .a)\n"
    files["Sources/App/Demo.swift"] = "import SwiftUI\nlet c = Text(\"Demo\")\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("extract")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Sources/App/Localizable.xcstrings: 3 added\n"))
    let written = try sandbox.read("Sources/App/Localizable.xcstrings")
    #expect(["\"Own\"", "\"Record\"", "\"Save\""].allSatisfy(written.contains))
    #expect(!written.contains("Demo") && !written.contains("stale"))
    #expect(try sandbox.read("Sources/Kit/Localizable.xcstrings") == Self.empty)
    #expect(try sandbox.run("extract").output.contains("1 String Catalog up to date"))
    try sandbox.write("source: en\nextract: { cataloges: [] }\n", to: "l10n.yml")
    let mistake = try sandbox.run("extract")
    #expect(mistake.status == 2)
    #expect(mistake.error.contains("did you mean 'catalogs'?"))
  }

  @Test("a table without a catalog gets new keys in the file of the source language")
  func strings() throws {
    var files = Self.files
    files["Package.swift"] = Self.manifest.replacing(
      "name: \"App\", targets", with: "name: \"App\", defaultLocalization: \"de\", targets")
    files["Sources/Kit/Localizable.xcstrings"] = nil
    files["Sources/Kit/de.lproj/Localizable.strings"] = "\"Alt\" = \"Alt\";\n"
    files["Sources/Kit/en.lproj/Localizable.strings"] = "\"Alt\" = \"Old\";\n"
    files["Sources/Kit/de.lproj/InfoPlist.strings"] = "\n"
    files["Sources/App/de.lproj/Localizable.strings"] = "\n"
    let sandbox = try Sandbox(files)
    let check = try sandbox.run("extract", "--check")
    #expect(check.output.contains("Sources/Kit/Kit.swift:2:14: 'Kit' isn't in Localizable.strings"))
    #expect(try sandbox.run("extract").output.contains("Sources/Kit/de.lproj/Localizable.strings: 1 added\n"))
    #expect(try sandbox.read("Sources/Kit/de.lproj/Localizable.strings") == "\"Alt\" = \"Alt\";\n\"Kit\" = \"Kit\";\n")
    #expect(try sandbox.read("Sources/Kit/en.lproj/Localizable.strings") == "\"Alt\" = \"Old\";\n")
    try sandbox.write(
      "import SwiftUI\nlet b = [Text(\"\"), Text(\"\\(1)\"), Text(\"%\")]\n", to: "Sources/Kit/More.swift")
    #expect(try sandbox.run("extract", "--check").status == 0)
    #expect(try sandbox.read("Sources/App/de.lproj/Localizable.strings") == "\n")
    #expect(try sandbox.run("extract").output == "2 tables up to date\n")
    #expect(try sandbox.run("extract", "--format", "json").output.contains(#""tables":[{"catalog":"Sources/Kit"#))
  }

  @Test("a table that only other languages have is refused with the file to create, in the language of the project")
  func stringsOfOtherLanguages() throws {
    let sandbox = try Sandbox([
      "App/A.swift": "import SwiftUI\nlet a = Text(\"Stores\")\n", "project.yml": "name: App\ntargets: {}\n",
      "App/en.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
      "App/de.lproj/Localizable.strings": "Stores = b;",
    ])
    let run = try sandbox.run("extract")
    #expect(run.status == 2)
    #expect(
      run.error.hasSuffix("create App/en.lproj/Localizable.strings for 1 key, as an empty file\n"), "\(run.error)")
    try sandbox.write("name: App\noptions: { developmentLanguage: de }\ntargets: {}\n", to: "project.yml")
    #expect(try sandbox.run("extract", "--check").status == 0)
    try sandbox.write("name: Other\n", to: "project.yml")
    try sandbox.write("translations: App\nsource: de\n", to: "l10n.yml")
    #expect(try sandbox.run("extract", "--check").status == 0)
  }

  @Test("a project without a catalog is refused with the file to create, which then gets the keys")
  func noCatalog() throws {
    let sandbox = try Sandbox([
      "App/Views/App.swift": "let a = Text(\"Open\")\n", "App/More.swift": "let b = Text(\"Save\")\n",
    ])
    let run = try sandbox.run("extract")
    #expect(run.status == 2)
    let content = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
    #expect(
      run.error.hasSuffix("create App/Localizable.xcstrings for 2 keys, with the text '\(content)'\n"), "\(run.error)")
    try sandbox.write(content, to: "App/Localizable.xcstrings")
    #expect(try sandbox.run("extract").output == "App/Localizable.xcstrings: 2 added\n")
    let other = try Sandbox(["App.swift": "let a = 1\n"]).run("extract")
    #expect(other.status == 2 && other.error.contains("no code here looks up strings"))
  }
}
