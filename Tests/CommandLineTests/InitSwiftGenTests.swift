import TestSupport
import Testing

@Suite("l10n-gen init in projects with SwiftGen")
struct InitSwiftGenTests {
  @Test("code goes into the target of SwiftGen's, with its enum and access")
  func swiftGen() throws {
    let sandbox = try Sandbox([
      "App/Resources/en.lproj/A.strings": "a = b;", "App/x.swift": "", "App/y.swift": "", "Kit/z.swift": "",
      "swiftgen.yml": """
      strings:
        inputs: App/Resources/en.lproj
        outputs: { output: Kit/Texts/Strings.swift, params: { enumName: Texts, publicAccess: true } }
      """,
    ])
    #expect(try sandbox.run("init").status == 0)
    #expect(
      try sandbox.read("l10n.yml").hasSuffix("\noutput: { directory: Kit/Texts, enum: Texts, access: public }\n"))
  }

  @Test("the module with SwiftGen's file keeps its enum and access")
  func swiftGenInModules() throws {
    let kit = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    let sandbox = try Sandbox([
      "App/App.swift": "", "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }", "Kit/Package.swift": kit,
      "Kit/Sources/Kit/Kit.swift": "", "Kit/Sources/Kit/en.lproj/Localizable.strings": "a = b;",
      "App/en.lproj/Shop.strings": "c = d;",
      "swiftgen.yml": """
      strings:
        inputs: Kit/Sources/Kit/en.lproj
        outputs: { output: Kit/Sources/Kit/Texts/Strings.swift, params: { enumName: Texts, publicAccess: true } }
      """,
    ])
    #expect(try sandbox.run("init").status == 0)
    let settings = try sandbox.read("l10n.yml")
    #expect(settings.contains("output: { directory: Kit/Sources/Kit/Texts, enum: Texts, access: public }"))
    #expect(settings.contains("output: { directory: App/Generated, enum: L10n, access: internal }"))
  }

  @Test("each module keeps the enum and access of its own configuration of SwiftGen")
  func severalSwiftGenConfigurations() throws {
    func configuration(_ name: String) -> String {
      """
      strings:
        inputs: \(name)/en.lproj
        outputs: { output: \(name)/SwiftGen/Strings.swift, params: { enumName: \(name)Texts, publicAccess: true } }
      """
    }
    var files = ["App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }"]
    for name in ["Core", "Course"] {
      files["\(name)/swiftgen.yml"] = configuration(name)
      files["\(name)/\(name)/en.lproj/Localizable.strings"] = "a = b;"
      files["\(name)/\(name)/Code.swift"] = ""
    }
    let output = try Sandbox(files).run("init", "--dry-run").output
    for name in ["Core", "Course"] {
      #expect(
        output.contains("output: { directory: \(name)/\(name)/SwiftGen, enum: \(name)Texts, access: public }"),
        "\(output)")
    }
  }

  @Test("each module keeps the enum and access of its own file, if one configuration of SwiftGen has several")
  func severalSwiftGenOutputs() throws {
    func strings(_ name: String) -> String {
      """
        - inputs: \(name)/Resources/en.lproj
          outputs: { output: \(name)/Code/Strings.swift, params: { enumName: \(name)Texts, publicAccess: \(name == "Kit") } }

      """
    }
    var files = ["swiftgen.yml": "strings:\n" + strings("Widget") + strings("Kit")]
    files["Package.swift"] = """
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [
        .target(name: "Kit", path: "Kit"), .target(name: "Widget", path: "Widget")])
      """
    for name in ["Kit", "Widget"] {
      files["\(name)/Resources/en.lproj/Localizable.strings"] = "a = b;"
      files["\(name)/Code/Strings.swift"] = "// Generated using SwiftGen\n"
    }
    let output = try Sandbox(files).run("init", "--dry-run").output
    #expect(output.contains("output: { directory: Kit/Code, enum: KitTexts, access: public }"), "\(output)")
    #expect(output.contains("output: { directory: Widget/Code, enum: WidgetTexts, access: internal }"), "\(output)")
  }

  @Test("code of SwiftGen's is found even if its path has variables that only Xcode knows")
  func variablesOfXcode() throws {
    var files = [
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }", "App/App.swift": "",
      "App/Assets/en.lproj/Localizable.strings": "a = b;",
      "Config/swiftgen.yml": """
      output_dir: ${PROJECT_DIR}/${TARGET_NAME}
      strings: { inputs: Assets/en.lproj, outputs: { output: Code/Strings.swift, params: { enumName: Texts } } }
      """,
    ]
    #expect(
      try Sandbox(files).run("init", "--dry-run").output
        .contains("output: { directory: App/Generated, enum: L10n, access: internal }"))
    files["App/Code/Strings.swift"] = "// Generated using SwiftGen\n"
    files["Other/Code/Strings.swift"] = "let a = 1\n"
    let output = try Sandbox(files).run("init", "--dry-run").output
    #expect(output.contains("output: { directory: App/Code, enum: Texts, access: internal }"), "\(output)")
  }
}
