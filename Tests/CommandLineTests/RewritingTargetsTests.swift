import TestSupport
import Testing

/// Replacement of lookups with accessors in code that several targets of an Xcode project compile.
@Suite("l10n-gen import --rewrite, with Xcode targets")
struct RewritingTargetsTests {
  /// A project with an app and a widget, each with its own file, and a shared file.
  private static let listed = """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, W, M); };
        G = {isa = PBXGroup; children = (GA, GW); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (F1, F2, F3); path = App; sourceTree = "<group>"; };
        GW = {isa = PBXGroup; children = (F4 /* Widget.swift */); path = Widget; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = "App/Other.swift"; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = App; buildPhases = (SA, ); };
        W = {isa = PBXNativeTarget; name = Widget; buildPhases = (SW); };
        M = {isa = PBXNativeTarget; name = "App for Mac"; buildPhases = (SM); };
        SA = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        SW = {isa = PBXSourcesBuildPhase; files = (B4, B2); };
        SM = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
      };
      rootObject = P;
    }
    """

  /// The same project with the folders of Xcode 16.
  private static let synchronized = """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (GA, GW); sourceTree = "<group>"; };
        GA = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = App; sourceTree = "<group>"; };
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = W; };
        GW = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (GA); };
        M = {isa = PBXNativeTarget; name = "App for Mac"; fileSystemSynchronizedGroups = (GA); };
        W = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (GW); };
      };
      rootObject = P;
    }
    """

  private static let lookups = """
    let a = NSLocalizedString("title", comment: "")
    let b = String(format: NSLocalizedString("both %@", comment: ""), NSLocalizedString("app", comment: ""))
    let c = NSLocalizedString("widget", comment: "")

    """

  private func sandbox(_ project: String, _ modules: String) throws -> Sandbox {
    try Sandbox([
      "App.xcodeproj/project.pbxproj": project, "l10n.yml": "source: en\ntranslations: .\nmodules:\n\(modules)",
      "App/en.lproj/Localizable.strings": "title = \"Title\";\napp = \"App\";\n\"both %@\" = \"Both %@\";\n",
      "Widget/en.lproj/Localizable.strings": "title = \"Title\";\nwidget = \"Widget\";\n\"both %@\" = \"Both %@\";\n",
      "App/App.swift": "let a = NSLocalizedString(\"app\", comment: \"\")\n", "App/Other.swift": "let other = 1\n",
      "App/Shared.swift": Self.lookups,
      "Widget/Widget.swift": "let a = NSLocalizedString(\"widget\", comment: \"\")\n",
    ])
  }

  private static let app = "  - { name: App, translations: App }\n"
  private static let both = app + "  - { name: Widget, translations: Widget }\n"

  @Test("a file of two targets gets only calls that both can make", arguments: [listed, synchronized])
  func shared(project: String) throws {
    let sandbox = try sandbox(project, Self.both)
    let run = try sandbox.run("import", ".", "--rewrite", ".")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("App/App.swift") == "let a = L10n.app\n")
    #expect(try sandbox.read("Widget/Widget.swift") == "let a = L10n.widget\n")
    #expect(
      try sandbox.read("App/Shared.swift") == """
        let a = L10n.title
        let b = String(format: NSLocalizedString("both %@", comment: ""), NSLocalizedString("app", comment: ""))
        let c = NSLocalizedString("widget", comment: "")

        """)
    #expect(
      run.error.contains(
        "App/Shared.swift:3:9: left as it is: the targets 'App' and 'Widget' compile this file, and have no accessor in "
          + "common for this; write the call by hand\n"), "\(run.error)")
  }

  @Test(
    "a target without accessors prevents the app's accessors in the files that it compiles",
    arguments: [listed, synchronized])
  func withoutAccessors(project: String) throws {
    let sandbox = try sandbox(project, Self.app)
    let run = try sandbox.run("import", "App", "--rewrite", ".")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("App/App.swift") == "let a = L10n.app\n")
    #expect(try sandbox.read("App/Shared.swift") == Self.lookups)
    #expect(try sandbox.read("Widget/Widget.swift").contains("NSLocalizedString"))
  }

  @Test(
    "without modules, only the targets with the generated code get calls of it, such as those of one app for two systems",
    arguments: [listed, synchronized])
  func withoutModules(project: String) throws {
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": project,
      "l10n.yml": "source: en\ntranslations: App\noutput: { directory: App/Generated }\n",
      "App/en.lproj/Localizable.strings": "app = \"App\";\n",
      "App/App.swift": "let a = NSLocalizedString(\"app\", comment: \"\")\n", "App/Other.swift": "let other = 1\n",
      "App/Shared.swift": "let a = NSLocalizedString(\"app\", comment: \"\")\n",
      "Widget/Widget.swift": "let a = NSLocalizedString(\"app\", comment: \"\")\n",
    ])
    let run = try sandbox.run("import", "App", "--rewrite", ".")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("App/App.swift") == "let a = L10n.app\n")
    #expect(try sandbox.read("App/Shared.swift").contains("NSLocalizedString"))
    #expect(try sandbox.read("Widget/Widget.swift").contains("NSLocalizedString"))
    #expect(
      run.error.contains("Widget/Widget.swift:1:9: left as it is: the accessor is internal in the module 'App'"),
      "\(run.error)")
    let targets = project == Self.listed ? ["App", "App for Mac"] : []
    for target in targets { #expect(run.error.contains("'\(target)'"), "\(run.error)") }
    #expect(run.error.contains("note: add 'App/Generated' and the package product L10nRuntime to") == !targets.isEmpty)
  }

  @Test("without modules, targets that copy the tables get calls, too")
  func tableOfSeveralTargets() throws {
    let project = Self.listed.replacing("buildPhases = (SW);", with: "buildPhases = (SW, RW);")
      .replacing("children = (GA, GW);", with: "children = (GA, GW, V);")
      .replacing(
        "  rootObject",
        with: """
              RW = {isa = PBXResourcesBuildPhase; files = (B5); };
              B5 = {isa = PBXBuildFile; fileRef = V; };
              V = {isa = PBXVariantGroup; children = (L); path = App; sourceTree = "<group>"; };
              L = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            };
            rootObject
          """
      ).replacing(
        "B4 = {isa = PBXBuildFile; fileRef = F4; };\n  };", with: "B4 = {isa = PBXBuildFile; fileRef = F4; };")
    let sandbox = try Sandbox([
      "App.xcodeproj/project.pbxproj": project,
      "l10n.yml": "source: en\ntranslations: App\noutput: { directory: App/Generated }\n",
      "App/en.lproj/Localizable.strings": "app = \"App\";\n", "App/App.swift": "let b = 1\n",
      "App/Other.swift": "let other = 1\n",
      "Widget/Widget.swift": "let a = NSLocalizedString(\"app\", comment: \"\")\n",
    ])
    let run = try sandbox.run("import", "App", "--rewrite", ".")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("Widget/Widget.swift") == "let a = L10n.app\n", "\(run.error)")
  }
}
