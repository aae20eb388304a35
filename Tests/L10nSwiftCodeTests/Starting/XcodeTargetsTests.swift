import Testing

@testable import L10nSwiftCode

@Suite("Targets of an Xcode project")
struct XcodeTargetsTests {
  @Test("a target has its code, its resources, and all languages of a resource")
  func resources() {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (C, S, V); };
        C = { isa = PBXFileReference; path = App.swift; };
        S = { isa = PBXFileReference; path = Localizable.xcstrings; };
        V = { isa = PBXVariantGroup; children = (E); };
        E = { isa = PBXFileReference; path = en.lproj/Shop.strings; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (B, R); };
        B = { isa = PBXSourcesBuildPhase; files = (1); };
        R = { isa = PBXResourcesBuildPhase; files = (2, 3); };
        1 = { fileRef = C; }; 2 = { fileRef = S; }; 3 = { fileRef = V; };
      }; }
      """
    let targets = XcodeTargets(Array(project.utf8), in: "/app")
    for path in ["/app/App.swift", "/app/Localizable.xcstrings", "/app/en.lproj/Shop.strings"] {
      #expect(targets.targets(of: path) == ["App"], "\(path)")
    }
    #expect(targets.targets(of: "/app/Other.swift") == [])
  }

  @Test("a file belongs to its targets also if the project spells its folder in another case, as Macs don't mind")
  func otherCase() {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (C, F); };
        C = { isa = PBXFileReference; path = Views/App.swift; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = Models; exceptions = (E); };
        E = { target = T; membershipExceptions = (Old.swift); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (B); fileSystemSynchronizedGroups = (F); };
        B = { isa = PBXSourcesBuildPhase; files = (1); };
        1 = { fileRef = C; };
      }; }
      """
    let targets = XcodeTargets(Array(project.utf8), in: "/app")
    #expect(targets.targets(of: "/app/views/App.swift") == ["App"])
    #expect(targets.targets(of: "/app/models/New.swift") == ["App"])
    #expect(targets.targets(of: "/app/models/old.swift") == [])
    #expect(targets.places(of: ["App"]).sorted() == ["/app/Models", "/app/Views/App.swift"])
  }
}
