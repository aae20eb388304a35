import TestSupport
import Testing

@Suite("The targets of l10n-gen extract")
struct ExtractTargetsTests {
  private static let empty = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  /// An Xcode project with the target 'App', whose code and resources are in the folder 'App'.
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; };
      G = { isa = PBXGroup; children = (F); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
      T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); };
    }; }
    """

  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "App/App.swift": "import SwiftUI\nstruct Label { init(_ text: String) { } }\nlet a = Text(\"New\")\n",
    "App/Localizable.xcstrings": empty,
    "Old/App.xcodeproj/project.pbxproj": project,
    "Old/App/App.swift": "import SwiftUI\nlet a = Text(\"Old\")\nlet b = Label(\"Folder\", systemImage: \"f\")\n",
    "Old/App/Localizable.xcstrings": empty,
    "Kit/Package.swift":
      "let package = Package(name: \"Kit\", targets: [.target(name: \"App\"), .target(name: \"Kit\")])\n",
    "Kit/Sources/App/App.swift": "import SwiftUI\nlet a = Text(\"Package\")\n",
    "Kit/Sources/App/Localizable.xcstrings": empty,
    "Kit/Sources/Kit/Localizable.xcstrings": empty,
  ]

  @Test("targets of the same name in several projects keep their keys apart")
  func sameName() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("extract").status == 0)
    func keys(_ path: String) throws -> [Bool] {
      let catalog = try sandbox.read(path)
      return ["New", "Old", "Folder", "Package"].map { catalog.contains("\"\($0)\" : {") }
    }
    #expect(try keys("App/Localizable.xcstrings") == [true, false, false, false])
    #expect(try keys("Old/App/Localizable.xcstrings") == [false, true, true, false])
    #expect(try keys("Kit/Sources/App/Localizable.xcstrings") == [false, false, false, true])
  }

  @Test("a package's code that an Xcode project lists has the project's catalog, a package in its folder doesn't")
  func packageInProject() throws {
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (C, S, F); };
        C = { isa = PBXFileReference; path = Localizable.xcstrings; };
        S = { isa = PBXFileReference; path = Sources/Tool/Tool.swift; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R, B); fileSystemSynchronizedGroups = (F); };
        R = { isa = PBXResourcesBuildPhase; files = (RC); };
        RC = { isa = PBXBuildFile; fileRef = C; };
        B = { isa = PBXSourcesBuildPhase; files = (BS); };
        BS = { isa = PBXBuildFile; fileRef = S; };
      }; }
      """,
      "Localizable.xcstrings": Self.empty,
      "Package.swift": "let package = Package(name: \"Tool\", targets: [.executableTarget(name: \"Tool\")])\n",
      "Sources/Tool/Tool.swift": "import SwiftUI\nlet a = Text(\"Listed\")\n",
      "App/Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "App/Kit/Sources/Kit/Kit.swift": "import SwiftUI\nlet a = Text(\"Package\")\n",
      "App/Kit/Sources/Kit/Localizable.xcstrings": Self.empty,
    ])
    #expect(try sandbox.run("extract").status == 0)
    func keys(_ path: String) throws -> [Bool] {
      let catalog = try sandbox.read(path)
      return ["Listed", "Package"].map { catalog.contains("\"\($0)\" : {") }
    }
    #expect(try keys("Localizable.xcstrings") == [true, false])
    #expect(try keys("App/Kit/Sources/Kit/Localizable.xcstrings") == [false, true])
  }

  @Test("code that no project lists has no keys in a catalog that none lists, if a project has an app")
  func unlisted() throws {
    let isApp = "T = { isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\";"
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project.replacing("T = { isa = PBXNativeTarget; name = App;", with: isApp),
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Listed\")\n", "App/Localizable.xcstrings": Self.empty,
      "Old/Old.swift": "import SwiftUI\nlet a = Text(\"Unlisted\")\n", "Old/Localizable.xcstrings": Self.empty,
    ]
    let sandbox = try Sandbox(files)
    #expect(try sandbox.run("extract").status == 0)
    #expect(try sandbox.read("App/Localizable.xcstrings").contains("\"Listed\" : {"))
    #expect(try sandbox.read("Old/Localizable.xcstrings") == Self.empty)
    let alone = try Sandbox(files.filter { $0.key.hasPrefix("Old/") })
    #expect(try alone.run("extract").status == 0)
    #expect(try alone.read("Old/Localizable.xcstrings").contains("\"Unlisted\" : {"))
  }

  @Test("the sole target of a package may have its code and its catalog directly in the folder Sources")
  func soleTarget() throws {
    let targets = ".target(name: \"Kit\"), .testTarget(name: \"KitTests\")"
    let sandbox = try Sandbox([
      "Package.swift": "let package = Package(name: \"Kit\", targets: [\(targets)])\n",
      "Sources/Views/Kit.swift": "import SwiftUI\nlet a = Text(\"Code\")\n",
      "Sources/Localizable.xcstrings": Self.empty,
      "Tests/KitTests.swift": "import SwiftUI\nlet a = Text(\"Test\")\n",
    ])
    #expect(try sandbox.run("extract").status == 0)
    let catalog = try sandbox.read("Sources/Localizable.xcstrings")
    #expect(catalog.contains("\"Code\" : {") && !catalog.contains("\"Test\" : {"))
    #expect(try sandbox.run("extract", "--check", "--target", "Kit").status == 0)
  }

  @Test("--target takes all targets of a name, or that of one project")
  func selection() throws {
    let sandbox = try Sandbox(Self.files)
    func catalogs(_ target: String) throws -> String {
      try sandbox.run("extract", "--check", "--target", target).output.split(separator: "\n")
        .filter { $0.contains(" added") }.map { String($0.prefix { $0 != ":" }) }.joined(separator: " ")
    }
    #expect(
      try catalogs("App")
        == "App/Localizable.xcstrings Kit/Sources/App/Localizable.xcstrings Old/App/Localizable.xcstrings")
    #expect(try catalogs("Old/App.xcodeproj/App") == "Old/App/Localizable.xcstrings")
    #expect(try catalogs("Old/App/App") == "Old/App/Localizable.xcstrings")
    #expect(try catalogs("App.xcodeproj/App") == "App/Localizable.xcstrings")
    #expect(try catalogs("Kit/App") == "Kit/Sources/App/Localizable.xcstrings")
  }

  @Test("a key that one of several catalogs should get is written to none, if no project says to which")
  func rivals() throws {
    let sandbox = try Sandbox([
      "Project.swift": "let project = Project(name: \"App\", targets: [.module(name: \"Chat\")])\n",
      "Chat/Chat.swift": "import SwiftUI\nlet a = Text(\"Open\")\nlet b = Text(\"New\")\n",
      "Chat/Resources/Localizable.xcstrings": Self.empty.replacing(
        "{\n\n  }", with: "{\n    \"Open\" : {\n\n    }\n  }"),
      "Search/Resources/Localizable.xcstrings": Self.empty,
    ])
    let run = try sandbox.run("extract")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Chat/Chat.swift:3:14: 'New' isn't in any of 2 catalogs named Localizable.xcstrings, and no project here says which \
        one gets it; generate the Xcode project first, or add the key to one of them
        Localizable.xcstrings: 1 not written (2 catalogs of this name)

        """)
    #expect(try sandbox.read("Search/Resources/Localizable.xcstrings") == Self.empty)
    let json = try sandbox.run("extract", "--check", "--format", "json").output
    #expect(json.contains(#""places":["Chat/Chat.swift:3:14"]"#))
  }

  @Test("a target that no project has is refused")
  func unknownTarget() throws {
    let run = try Sandbox(Self.files).run("extract", "--target", "Kti")
    #expect(run.status == 2)
    #expect(run.error.contains("there is no target 'Kti'; did you mean 'Kit'?"))
  }

  @Test("the project is named only where several have a target of the name")
  func names() throws {
    let json = try Sandbox(Self.files).run("extract", "--check", "--format", "json").output
    #expect(json.contains(#""targets":["App.xcodeproj/App"]"#))
    #expect(json.contains(#""targets":["Kit/App"]"#))
    #expect(json.contains(#""targets":["Kit"]"#))
  }
}
