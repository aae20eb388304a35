import Testing

@testable import L10nSwiftCode

@Suite("Targets of Tuist")
struct TuistTargetsTests {
  private func project(_ text: String, helpers: String = "") -> TuistProject {
    let helpers = SwiftCode(Array(helpers.utf8), in: 0..<helpers.utf8.count)
    return TuistProject(Array("import ProjectDescription\n\(text)".utf8), helpers: [helpers])
  }

  private func targets(_ text: String, helpers: String = "") -> XcodeTargets {
    XcodeTargets(project(text, helpers: helpers), in: "/p")
  }

  @Test("a target has the code of its sources and the tables of its resources")
  func sources() {
    let targets = targets(
      """
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a",
          sources: ["Sources/**", .glob("More/**", excluding: ["More/Old/**"])],
          resources: ["Resources/**", .folderReference(path: "Themes")],
          dependencies: [.target(name: "Widget"), .external(name: "Other")]),
        Target(name: "Widget", platform: .iOS, product: .appExtension, sources: "Widget/**/*.swift",
          resources: [.glob(pattern: "Widget/*.lproj", tags: ["x"])]),
        .target(name: "Kit", product: .framework, buildableFolders: ["Kit", .folder("UI", exceptions: .exceptions([
          .exception(excluded: ["UI/a.swift"])]))]),
        .target(name: "Tests", product: .unitTests, sources: ["Tests/**"]),
      ])
      """)
    for path in ["Sources/A/a.swift", "More/a.swift", "Resources/en.lproj/a.strings", "Resources/a.xcstrings"] {
      #expect(targets.targets(of: "/p/\(path)") == ["Shop"], "\(path)")
    }
    for path in [
      "Sources/a.xcstrings", "More/Old/a.swift", "Resources/a.swift", "Themes/a.strings", "Widget/a.xcstrings",
    ] {
      #expect(targets.targets(of: "/p/\(path)") == [], "\(path)")
    }
    #expect(targets.targets(of: "/p/Widget/A/w.swift") == ["Widget"])
    #expect(targets.targets(of: "/p/Widget/ko.lproj/w.strings") == ["Widget"])
    #expect(targets.targets(of: "/p/Kit/k.swift") == ["Kit"])
    #expect(targets.targets(of: "/p/Kit/k.xcstrings") == ["Kit"])
    #expect(targets.apps == ["Shop"])
    #expect(targets.tests == ["Tests"])
    #expect(targets.kinds(ofTargetsOf: "/p/Widget/w.swift") == [.addition])
    #expect(targets.withCodeOfResources == ["Shop", "Widget", "Kit"])
  }

  @Test("constants of the file and literals with them are read, other values aren't guessed")
  func constants() {
    let targets = targets(
      """
      let name = "Shop"
      let other = isPro ? "Pro" : "Basic"
      var resources: ResourceFileElements = [.glob(pattern: "Resources/**", excluding: ["Resources/W/**"])]
      if flag { resources.append("More/**") }
      let app: Target = .target(name: name, product: .app, sources: ["\\(name)/Sources/**", "\\(other)/**"],
        resources: resources)
      let more = Target.target(name: "\\(name)Kit", product: kind, sources: ["Kit/**"])
      let unknown = Target.target(name: other, product: .framework, sources: ["Other/**"])
      let project = Project(name: name, targets: [app])
      """)
    #expect(targets.names == ["Shop"])
    #expect(targets.targets(of: "/p/Shop/Sources/a.swift") == ["Shop"])
    #expect(targets.targets(of: "/p/Resources/a.strings") == ["Shop"])
    #expect(targets.targets(of: "/p/Resources/W/a.strings") == [])
  }

  @Test("an app whose name depends on a condition has the name of its product, or else of the project")
  func unnamedApps() {
    let app =
      "let name = isPro ? \"A\" : \"B\"\nlet app = Target.target(name: name, product: .app, MORE sources: [\"App/**\"])\n"
    let project = "let project = Project(name: \"Shop\", targets: [app])"
    #expect(targets(app.replacing("MORE", with: "") + project).targets(of: "/p/App/a.swift") == ["Shop"])
    #expect(targets(app.replacing("MORE", with: "productName: \"Pro\",") + project).apps == ["Pro"])
    #expect(targets(app.replacing("MORE", with: "")).names == [])
  }

  @Test("functions make the targets that calls with literals ask for, apart from what depends on conditions")
  func functions() {
    let helpers = """
      extension Project {
        public static func module(name: String, product: Product = .framework, at folder: String) -> Project {
          var targets: [Target] = [
            .target(name: name, product: product, sources: ["\\(folder)/\\(name)/Sources/**"],
              resources: ["\\(folder)/\\(name)/Resources/**"])
          ]
          if product == .app { targets.append(.target(name: "\\(name)Demo", product: .app, sources: ["Demo/**"])) }
          return Project(name: name, targets: targets + Target.tests(of: name))
        }
      }
      extension Target {
        static func tests(of name: String) -> [Target] {
          [.target(name: "\\(name)Tests", product: .unitTests, sources: ["Tests/**"])]
        }
      }
      """
    let project = project(
      "let project = Project.module(name: \"Cart\", at: \"Features\")\n", helpers: helpers)
    let targets = XcodeTargets(project, in: "/p")
    #expect(project.name == "Cart")
    #expect(targets.names == ["Cart", "CartTests"])
    #expect(targets.targets(of: "/p/Features/Cart/Sources/a.swift") == ["Cart"])
    #expect(targets.apps == [])
    #expect(self.targets("let project = Project.module(name: random(), at: \"F\")", helpers: helpers).names == [])
    // A function that calls itself ends.
    #expect(self.targets("func a(_ x: String) -> Target { a(x) }\nlet p = a(\"b\")").names == [])
  }

  @Test("Tuist writes no accessors for tables if the manifest says so")
  func synthesizers() {
    let target = ".target(name: \"A\", product: .app, resources: [\"R/**\"])"
    #expect(targets("let p = Project(targets: [\(target)], resourceSynthesizers: [])").withCodeOfResources == [])
    #expect(
      targets("let p = Project(targets: [\(target)], resourceSynthesizers: [.strings()])").withCodeOfResources == ["A"])
    #expect(project("let p = Project(name: \"A\")").name == "A")
    #expect(XcodeTargets(TuistProject(Array(target.utf8)), in: "/").names == [])
  }
}
