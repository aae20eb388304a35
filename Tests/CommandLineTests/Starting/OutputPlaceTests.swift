import Testing

@Suite("the directory for generated code")
struct OutputPlaceTests {
  /// A project with an app in `App` and a widget in `Widget`, whose targets list their files.
  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, W); };
      G = { isa = PBXGroup; children = (F1, F2, F3, F4); };
      F1 = { isa = PBXFileReference; path = "App/Supporting Files/Main.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = App/Scene/View.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = "<group>"; };
      F4 = { isa = PBXFileReference; path = Widget/More.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); };
      W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        buildPhases = (S2); };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      S2 = { isa = PBXSourcesBuildPhase; files = (B3, B4); };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
    }; }
    """
  private static let code = [
    "App/Supporting Files/Main.swift": "", "App/Scene/View.swift": "", "Widget/Widget.swift": "",
    "Widget/More.swift": "",
  ]

  /// The directories in the configuration that `init` proposes for a project of these files.
  private func directories(_ files: [String: String]) throws -> [String] {
    try Sandbox(files).run("init", "--dry-run").output.matches(of: /directory: (.*?),/).map { String($0.1) }
  }

  private func project(_ files: [String: String]) -> [String: String] {
    Self.code.merging(["App.xcodeproj/project.pbxproj": Self.project]) { $1 }.merging(files) { $1 }
  }

  @Test("the folder of an app is chosen although an extension has more tables beside its code")
  func extensions() throws {
    let tables = [
      "App/Resources/en.lproj/A.strings": "a = b;", "App/Supporting Files/en.lproj/B.strings": "b = c;",
      "Widget/en.lproj/W.strings": "c = d; e = f; g = h; i = j;",
    ]
    #expect(try directories(project(tables)) == ["App/Generated"])
    let package = [
      "Kit/Package.swift": "let p = Package(targets: [.target(name: \"Kit\")])", "Kit/Sources/Kit/K.swift": "",
    ]
    let table = ["Kit/Sources/Kit/en.lproj/K.strings": "a = b;"]
    #expect(
      try directories(project(tables.merging(package) { $1 }.merging(table) { $1 }))
        == ["App/Generated", "Kit/Sources/Kit/Generated"])
  }

  @Test("tables beside no code, or beside that of an extension alone, have their code in the app's folder")
  func codeElsewhere() throws {
    #expect(try directories(project(["Strings/en.lproj/A.strings": "a = b;"])) == ["App/Generated"])
    #expect(try directories(project(["Widget/en.lproj/A.strings": "a = b;"])) == ["App/Generated"])
  }

  @Test("tables that the system reads don't say where the code goes")
  func systemTables() throws {
    let tables = [
      "App/en.lproj/InfoPlist.strings": "CFBundleName = \"A name that is longer than the other strings\";",
      "Other/en.lproj/Localizable.strings": "a = b;", "Other/Other.swift": "",
    ]
    #expect(try directories(tables.merging(["App/App.swift": "", "App/More.swift": ""]) { $1 }) == ["Other/Generated"])
  }

  @Test("a Package.swift of tools beside an app doesn't take the app's strings, and one for the app's folder does")
  func packages() throws {
    let table = ["App/en.lproj/A.strings": "a = b;"]
    let tools = "let p = Package(name: \"Tools\", targets: [.executableTarget(name: \"Tool\", path: \"Tools\")])"
    #expect(
      try directories(project(table.merging(["Package.swift": tools, "Tools/Tool.swift": ""]) { $1 }))
        == ["App/Generated"])
    // The app is built by something that isn't a project.
    #expect(
      try directories([
        "Package.swift": tools, "Tools/Tool.swift": "", "Sources/A.swift": "", "Sources/Core/B.swift": "",
        "Texts/en.lproj/A.strings": "a = b;",
      ]) == ["Sources/Generated"])
    let app = "let p = Package(name: \"App\", targets: [.target(name: \"App\", path: \"App\")])"
    #expect(
      try directories(["Package.swift": app, "App/A.swift": ""].merging(table) { $1 }) == ["App/Generated"])
  }
}
