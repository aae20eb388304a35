import Testing

@testable import L10nSwiftCode

@Suite("Targets of XcodeGen")
struct XcodeGenTargetsTests {
  private func targets(_ text: String, _ included: [String: String] = [:]) -> XcodeTargets {
    XcodeTargets(XcodeGenProject(Array(text.utf8)) { Array((included[$0] ?? "").utf8) }, in: "/p")
  }

  @Test("a target has the folders and files of its sources, without its exceptions")
  func sources() {
    let targets = targets(
      """
      name: Shop
      targets:
        Shop:
          type: application
          sources:
            - path: App
              excludes: ["**/Old", "*.md"]
            - path: Shared
              includes: [Views, "*.strings"]
            - { path: Docs, buildPhase: none }
            - { path: Themes, type: folder }
            - Model.swift
        Widget: { type: app-extension, sources: Widget, settings: { base: { PRODUCT_NAME: ShopWidget } } }
        Tests: { type: bundle.unit-test, sources: [Tests] }
      """)
    for path in ["App/a.swift", "App/en.lproj/a.strings", "Shared/Views/v.swift", "Shared/a.strings", "Model.swift"] {
      #expect(targets.targets(of: "/p/\(path)") == ["Shop"], "\(path)")
    }
    for path in ["App/A/Old/a.swift", "App/a.md", "Shared/a.swift", "Docs/d.swift", "Themes/t.strings", "a.swift"] {
      #expect(targets.targets(of: "/p/\(path)") == [], "\(path)")
    }
    #expect(targets.targets(of: "/p/Widget/w.swift") == ["Widget"])
    #expect(targets.module(ofTarget: "Widget") == "ShopWidget")
    #expect(targets.apps == ["Shop"])
    #expect(targets.tests == ["Tests"])
    #expect(targets.kinds(ofTargetsOf: "/p/Tests/t.swift") == [.addition])
  }

  @Test("templates add to a target, with its name and attributes in their texts")
  func templates() {
    let targets = targets(
      """
      name: Shop
      targetTemplates:
        Base: { type: framework, sources: ["${folder}/${target_name}"] }
        Feature: { templates: [Base], sources: [Shared] }
      targets:
        Cart: { templates: [Feature], templateAttributes: { folder: Features }, sources: [Extra] }
        Alone: { templates: [Feature], "sources:REPLACE": [Alone] }
      """)
    for path in ["Features/Cart/c.swift", "Shared/s.swift", "Extra/e.swift"] {
      #expect(targets.targets(of: "/p/\(path)").contains("Cart"), "\(path)")
    }
    #expect(targets.targets(of: "/p/Alone/a.swift") == ["Alone"])
    #expect(targets.targets(of: "/p/Shared/a.swift") == ["Cart"])
  }

  @Test("included files add targets, with paths relative to their own folders or to the project's")
  func includes() {
    let targets = targets(
      """
      name: Shop
      include:
        - Kit/kit.yml
        - { path: Other/other.yml, relativePaths: false }
        - { path: off.yml, enable: false }
      targets:
        Kit: { sources: [Extra] }
      """,
      [
        "Kit/kit.yml": "include: ui.yml\ntargets:\n  Kit: { type: framework, sources: [Sources] }\n",
        "Kit/ui.yml": "targets:\n  UI: { type: framework, sources: { path: UI } }\n",
        "Other/other.yml": "targets:\n  Other: { type: tool, sources: Other }\n",
        "off.yml": "targets:\n  Off: { type: tool, sources: Off }\n",
      ])
    #expect(targets.names == ["Kit", "UI", "Other"])
    #expect(targets.targets(of: "/p/Kit/Sources/k.swift") == ["Kit"])
    #expect(targets.targets(of: "/p/Extra/e.swift") == ["Kit"])
    #expect(targets.targets(of: "/p/Kit/UI/u.swift") == ["UI"])
    #expect(targets.targets(of: "/p/Other/o.swift") == ["Other"])
  }

  @Test("a target of several platforms is one for each")
  func platforms() {
    let targets = targets(
      "name: A\ntargets:\n  App: { type: application, platform: [iOS, macOS], sources: [\"App/${platform}\", All] }\n")
    #expect(targets.targets(of: "/p/App/iOS/a.swift") == ["App_iOS"])
    #expect(targets.targets(of: "/p/All/a.swift") == ["App_iOS", "App_macOS"])
  }

  @Test("files that include themselves, and files of other tools, have no targets")
  func damaged() {
    #expect(targets("name: A\ninclude: a.yml\n", ["a.yml": "include: a.yml\ntargets: 3\n"]).names == [])
    #expect(
      targets("name: A\ntargets: { T: { templates: [T] } }\ntargetTemplates: { T: { templates: T } }\n").names == ["T"])
    #expect(targets("name: A\nlanguage: swift\n").names == [])
  }
}
