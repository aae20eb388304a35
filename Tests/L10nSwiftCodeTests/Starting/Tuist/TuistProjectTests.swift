import Testing

@testable import L10nSwiftCode

@Suite("Reading a manifest of Tuist")
struct TuistProjectTests {
  @Test(
    "the development region is an option of the project, or a setting of its Info.plist",
    arguments: [
      (
        "import ProjectDescription\nlet p = Project(options: .options(defaultKnownRegions: [\"a\"], developmentRegion: \"ko\"))",
        "ko"
      ),
      ("import ProjectDescription\nlet plist = [\"CFBundleDevelopmentRegion\": \"pt-BR\"]", "pt-BR"),
      ("import ProjectDescription\nlet plist: Plist = [\"CFBundleDevelopmentRegion\": .string(\"ja\")]", "ja"),
      ("import ProjectDescription\nlet plist = [\"CFBundleDevelopmentRegion\": \"$(DEVELOPMENT_LANGUAGE)\"]", nil),
      ("struct Project { let p = Project(developmentRegion: \"ko\") }", nil), ("", nil),
    ])
  func region(text: String, expected: String?) {
    #expect(TuistProject(Array(text.utf8)).developmentRegion == expected)
  }

  @Test(
    "manifests and the helpers of manifests are looked at",
    arguments: [
      ("Project.swift", true), ("Projects/App/Project.swift", true), ("Workspace.swift", true),
      ("Tuist/ProjectDescriptionHelpers/Project+Templates.swift", true), ("App/MyProject.swift", false),
    ])
  func manifests(path: String, expected: Bool) {
    #expect(TuistProject.mayBeManifest(path) == expected)
  }
}
