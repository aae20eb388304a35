import TestSupport
import Testing

/// Commands in a project with modules.
@Suite("Modules")
struct ModulesTests {
  static let configuration = """
    source: en
    translations: .
    modules:
      - { name: App, translations: App, output: { directory: App/Generated } }
      - name: Kit
        translations: Packages/Kit
        sources: Packages/Kit/Sources/Kit
        output: { directory: Packages/Kit/Sources/Kit/Generated, enum: Texts, access: public }

    """

  private static let files = [
    "l10n.yml": configuration,
    "App/en.lproj/Localizable.strings": "\"title\" = \"App\";\n",
    "App/de.lproj/Localizable.strings": "\"title\" = \"App (de)\";\n",
    "Packages/Kit/Resources/en.lproj/Localizable.strings": "\"title\" = \"Kit\";\n\"only_kit\" = \"%d left\";\n",
    "Packages/Kit/Resources/de.lproj/Localizable.strings": "\"title\" = \"Kit (de)\";\n\"only_kit\" = \"%d frei\";\n",
  ]

  private static let kit = "Packages/Kit/Sources/Kit/Generated/Texts.swift"

  @Test("emit writes the code of each module to its directory, with its own settings")
  func emit() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("check").status == 0)
    let run = try sandbox.run("emit")
    #expect(run.status == 0, "\(run.error)")
    let app = try sandbox.read("App/Generated/L10n.swift")
    #expect(app.contains("static var title: String") && !app.contains("onlyKit"))
    #expect(try sandbox.read("App/Generated/L10n+Tables.swift").contains("App (de)"))
    let kit = try sandbox.read(Self.kit)
    #expect(kit.contains("public static var title: String") && kit.contains("public static func onlyKit("))
    #expect(kit.contains("/// `title`"))
    #expect(try !sandbox.read("Packages/Kit/Sources/Kit/Generated/Texts+Tables.swift").contains("App"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
    #expect(try sandbox.run("emit").error == "Nothing changed.\n")
    try sandbox.write("\"title\" = \"New\";\n", to: "App/en.lproj/Localizable.strings")
    let verified = try sandbox.run("emit", "--verify")
    #expect(verified.status == 1 && verified.error.contains("+++ App/Generated/L10n+Tables.swift"))
    #expect(!verified.error.contains("Packages/Kit/Sources"))
  }

  @Test("a command in a subfolder writes the same code")
  func below() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit").status == 0)
    for folder in ["Packages", "Packages/Kit", "Packages/Kit/Resources", "App"] {
      let run = try sandbox.script("git init -q . && cd \(folder) && $0 emit --verify")
      #expect(run.status == 0 && !run.error.contains("No code has"), "\(folder): \(run.error)")
    }
  }

  @Test("an error in the strings of one module prevents the code of all from being written")
  func errors() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("\"title\" = \n", to: "Packages/Kit/Resources/en.lproj/Localizable.strings")
    let run = try sandbox.run("emit")
    #expect(run.status == 1 && run.error.contains("Nothing was written."), "\(run.error)")
    #expect(!sandbox.exists("App/Generated"))
  }

  @Test("an obstacle to the code of one module prevents the code of all from being written")
  func inTheWay() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("let mine = 1\n", to: Self.kit)
    #expect(try sandbox.run("emit").status == 2)
    #expect(!sandbox.exists("App/Generated"))
  }

  @Test("a translation with an error is left out of its module's code")
  func leftOut() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("\"only_kit\" = \"%@ frei\";\n", to: "Packages/Kit/Resources/de.lproj/Localizable.strings")
    let run = try sandbox.run("emit")
    #expect(run.status == 0 && run.error.contains("Left out of the code: 1 translation"), "\(run.error)")
    #expect(try !sandbox.read("Packages/Kit/Sources/Kit/Generated/Texts+Tables.swift").contains("frei"))
  }

  @Test("a change of a module's API is reported with the names in its code")
  func apiChanges() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try sandbox.run("emit")
    for language in ["en", "de"] {
      try sandbox.write("\"title\" = \"x\";\n", to: "Packages/Kit/Resources/\(language).lproj/Localizable.strings")
    }
    let run = try sandbox.run("emit")
    #expect(run.error.contains("Texts.onlyKit"), "\(run.error)")
  }

  @Test("a name in a module's committed code stays with its key")
  func keptNames() throws {
    let sandbox = try Sandbox(Self.files)
    let table = "Packages/Kit/Resources/en.lproj/Localizable.strings"
    try sandbox.write("\"sign-in\" = \"Sign in\";\n", to: table)
    _ = try sandbox.run("emit")
    let before = try sandbox.read(Self.kit)
    #expect(before.contains("static var signIn: String"))
    try sandbox.write("\"Sign in\" = \"Sign in\";\n\"sign-in\" = \"Sign in\";\n", to: table)
    _ = try sandbox.run("emit")
    let keys = try sandbox.read(Self.kit).split(separator: "\n").filter { $0.contains("/// `sign-in`") }
    #expect(keys.count == 1)
  }

  @Test("files outside all modules, and options for a single output, are mentioned")
  func mentions() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("\"more\" = \"More\";\n", to: "Other/en.lproj/More.strings")
    #expect(
      try sandbox.run("emit").error.contains(
        "No code has the strings of 'Other/en.lproj/More.strings'; add them to one of 'modules' in l10n.yml.\n"))
    for options in [["--output", "x"], ["--enum-name", "X"], ["--access", "public"]] {
      let run = try sandbox.run(["emit"] + options)
      #expect(run.status == 2 && run.error.contains("l10n.yml has 'modules'"))
    }
    try sandbox.write(
      "source: en\ntranslations: .\nmodules:\n  - { name: App, translations: . }\n", to: "l10n.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 2 && run.error.contains("no output directory; set 'output: { directory: … }' of one of"))
    try sandbox.write(
      "source: en\ntranslations: .\nmodules:\n  - { name: App, translations: ., output: { directory: ../outside-of-ModulesTests } }\n",
      to: "l10n.yml")
    #expect(try sandbox.run("emit").error.contains("is outside this package"))
  }

  @Test("a build generates the code of its target, and reports only problems with its strings")
  func build() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("\"only_kit\" = \"%@ frei\";\n", to: "Packages/Kit/Resources/de.lproj/Localizable.strings")
    func build(_ target: String) throws -> Sandbox.Run {
      #expect(try sandbox.script("mkdir -p work-\(target)").status == 0)
      return try sandbox.run(
        "build", "--config", "l10n.yml", "--work-directory", "work-\(target)", "--target", target)
    }
    let kit = try build("Kit")
    #expect(kit.status == 0 && kit.output.contains("only_kit"), "\(kit.error)")
    #expect(try sandbox.read("work-Kit/L10nGen.swift").contains("public enum Texts"))
    let app = try build("App")
    #expect(app.status == 0 && !app.output.contains("only_kit"))
    #expect(try sandbox.read("work-App/L10nGen.swift").contains("enum L10n {"))
    let other = try build("Other")
    #expect(other.status == 2)
    #expect(other.error.contains("'modules' in l10n.yml doesn't have the target 'Other'; there are App, Kit"))
  }

  @Test("diff names accessors with their module, and finds those that a module loses")
  func diff() throws {
    let sandbox = try Sandbox(Self.files)
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    // Both modules have the title; one of them loses it.
    let configuration = Self.configuration.replacing(", enum: Texts", with: "")
    try sandbox.write(configuration, to: "l10n.yml")
    for language in ["en", "de"] {
      try sandbox.write("\"only_kit\" = \"%d\";\n", to: "Packages/Kit/Resources/\(language).lproj/Localizable.strings")
    }
    let run = try sandbox.run("diff", "HEAD")
    #expect(run.output.contains("\n  - Kit.L10n.title: String\n"), "\(run.output)")
    #expect(!run.output.contains("App.L10n"))
  }

  @Test("unused messages are those without any calls of their modules' accessors")
  func unused() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("let a = Texts.title\nlet b = L10n.title\n", to: "App/App.swift")
    let run = try sandbox.run("unused")
    #expect(run.output.contains("Texts.onlyKit") && !run.output.contains("title"), "\(run.output)")
  }

  @Test("show prints the accessor in the message's module")
  func show() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("show", "Packages.Kit.Resources.only_kit").output.contains("Texts.onlyKit"))
  }

  @Test("import keeps SwiftGen's accessors in the modules with their strings")
  func swiftGen() throws {
    func settings(_ folder: String) -> String {
      "strings:\n  inputs: \(folder)en.lproj\n  outputs: { output: \(folder)Strings.swift }\n"
    }
    func accessors(_ access: String) -> String {
      "\(access) enum L10n { \(access) static let heading = L10n.tr(\"Localizable\", \"title\") }\n"
    }
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(settings(""), to: "App/swiftgen.yml")
    try sandbox.write(accessors("internal"), to: "App/Strings.swift")
    try sandbox.write(settings("Sources/Kit/"), to: "Packages/Kit/swiftgen.yml")
    try sandbox.write(accessors("public"), to: "Packages/Kit/Sources/Kit/Strings.swift")
    try sandbox.write("let package = Package(targets: [.target(name: \"Kit\")])\n", to: "Packages/Kit/Package.swift")
    let run = try sandbox.run("import", ".")
    #expect(run.status == 0, "\(run.error)")
    let kit = "Packages/Kit/Sources/Kit/Generated/Texts+SwiftGen.swift"
    #expect(
      run.error == """
        Wrote App/Generated/L10n+SwiftGen.swift
        Wrote \(kit)
        App/Generated/L10n+SwiftGen.swift has the accessors of SwiftGen (1); remove 'App/Strings.swift' from the app
        \(kit) has the accessors of SwiftGen (1); remove 'Packages/Kit/Sources/Kit/Strings.swift' from the app

        """)
    #expect(try sandbox.read("App/Generated/L10n+SwiftGen.swift").contains("static var heading: String { L10n.title }"))
    #expect(try sandbox.read(kit).contains("public static var heading: String { Texts.title }"))
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists(kit))
  }

  @Test("import lists SwiftGen's accessors that it can't keep, and the changes that their calls need")
  func swiftGenElsewhere() throws {
    let sandbox = try Sandbox(Self.files)
    let folder = "Packages/Shared/Sources/Shared"
    try sandbox.write(
      "let package = Package(targets: [.target(name: \"Shared\")])\n", to: "Packages/Shared/Package.swift")
    try sandbox.write(
      "strings:\n  - outputs: { output: \(folder)/A.swift }\n  - outputs: { output: \(folder)/B.swift }\n",
      to: "swiftgen.yml")
    try sandbox.write("enum A { static let old = tr(\"Localizable\", \"only_kit\") }\n", to: "\(folder)/A.swift")
    try sandbox.write("enum B { static let gone = tr(\"Gone\", \"gone\") }\n", to: "\(folder)/B.swift")
    let error = try sandbox.run("import", ".").error
    #expect(error.contains("\(folder)/B.swift: no module in l10n.yml has its strings, so its accessors aren't kept\n"))
    #expect(
      error.contains(
        "\(folder)/A.swift: its accessors are now in the module 'Kit', so that calls of them need 'import Kit' in "
          + "'Shared'\n"), "\(error)")
    try sandbox.write(Self.configuration.replacing("access: public", with: "access: internal"), to: "l10n.yml")
    #expect(
      try sandbox.run("import", ".").error.contains("'import Kit' in 'Shared' and 'access: public' in the module's"))
    try sandbox.write(
      "source: en\ntranslations: .\nmodules:\n  - { name: Kit, translations: Packages/Kit }\n", to: "l10n.yml")
    #expect(
      try sandbox.run("import", ".").error.contains(
        "\(folder)/A.swift: to keep its accessors, write 'output' for the module 'Kit' in l10n.yml"))
  }
}
