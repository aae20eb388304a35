import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEmission
@testable import L10nPipeline
@testable import L10nSwiftCode
@testable import L10nText

/// The accessors that SwiftGen generated for each module of an app, in a project with modules.
@Suite("SwiftGen's accessors in modules")
struct SwiftGenModulesTests {
  private static func pipeline() throws -> Pipeline {
    let text = """
      source: en
      translations: .
      modules:
        - { name: App, translations: App, output: { directory: App } }
        - { name: Kit, translations: Kit, output: { directory: Kit, enum: Texts, access: public } }

      """
    guard
      case .configuration(let configuration) = ConfigurationReader.read(
        SourceFile(path: "l10n.yml", bytes: Array(text.utf8)))
    else { throw GeneratedProgram.Failure(description: "the configuration has mistakes") }
    return Pipeline(configuration)
  }

  private static let files = [
    ("App", "\"title\" = \"App\";\n\"visit\" = \"Visit %@\";\n"),
    ("Kit", "\"title\" = \"Kit\";\n\"left.count\" = \"%ld left\";\n"),
  ].map { folder, text in
    let path = [folder, "en.lproj", "Localizable.strings"]
    return InputFile(path: path, shownPath: path.joined(separator: "/"), bytes: Array(text.utf8))
  }

  private static func swiftGen(_ path: String, index: Int?, package: String? = nil, _ members: String) -> SwiftGenSource
  {
    let tr = "static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String { key }"
    return SwiftGenSource(
      path: path, bytes: Array("public enum L10n {\n\(members)}\nextension L10n { \(tr) }\n".utf8),
      module: CodeModule(name: path, index: index, package: package))
  }

  private static let app = swiftGen(
    "App", index: 0,
    """
      static let title = L10n.tr("Localizable", "title")
      enum Old { static func visit(_ p1: Any) -> String { L10n.tr("Localizable", "visit", p1) } }

    """)
  private static let kit = swiftGen(
    "Kit", index: 1, package: "Kit",
    """
      static let title = L10n.tr("Localizable", "title")
      enum Left { static func count(_ p1: Int) -> String { L10n.tr("Localizable", "left.count", p1) } }

    """)

  @Test(
    "the code of each module still compiles, with its own strings",
    arguments: [
      ("App", "print(L10n.title, L10n.Old.visit(\"us\"))", "App Visit us\n"),
      ("Kit", "print(L10n.title, L10n.Left.count(3))", "Kit 3 left\n"),
    ])
  func compiles(module: String, calls: String, printed: String) throws {
    let pipeline = try Self.pipeline()
    let generation = pipeline.emit(Self.files)
    let forwardings = pipeline.swiftGenForwardings(
      of: [Self.app, Self.kit], inModulesOf: generation.catalog, packages: ["Kit"])
    let forwarding = try #require(forwardings.first { $0.module.name == module }).forwarding
    #expect(forwarding.leftOut == [])
    var program = try GeneratedProgram()
    try program.add(try #require(generation.modules.first { $0.module.name == module }).files)
    // A target of a package has this bundle.
    if module == "Kit" {
      try program.add("import Foundation\nextension Bundle { static let module = Bundle.main }\n", name: "Bundle.swift")
    }
    try program.add([GeneratedFile(name: "SwiftGen.swift", bytes: forwarding.bytes)])
    try program.add("\(calls)\n", name: "main.swift")
    #expect(try program.run(allowingWarnings: true) == printed)
  }

  @Test("accessors of a target without strings are kept in the module with the strings")
  func otherTarget() throws {
    let pipeline = try Self.pipeline()
    let catalog = pipeline.checkForCode(Self.files).catalog
    let file = Self.swiftGen("Strings", index: nil, "  static let count = L10n.tr(\"Localizable\", \"left.count\")\n")
    let forwardings = pipeline.swiftGenForwardings(of: [file], inModulesOf: catalog, packages: [])
    #expect(forwardings.map(\.module.name) == ["Kit"])
  }

  @Test("an accessor for a string of another module is left out, with that module's accessor")
  func stringOfOther() throws {
    let pipeline = try Self.pipeline()
    let catalog = pipeline.checkForCode(Self.files).catalog
    let file = Self.swiftGen(
      "App", index: 0,
      """
        static let head = L10n.tr("Localizable", "title")
        static func count(_ p1: Int) -> String { L10n.tr("Localizable", "left.count", p1) }

      """)
    let forwardings = pipeline.swiftGenForwardings(of: [file], inModulesOf: catalog, packages: [])
    #expect(forwardings.map(\.module.name) == ["App"])
    #expect(
      forwardings[0].forwarding.leftOut == [
        "L10n.count: the module 'Kit' has its string; call 'Texts.Left.count(arg1: Int) -> String' of that module"
      ])
  }

  @Test("a call is replaced with the accessor of its own module, even if others have the same name")
  func rewriting() throws {
    let pipeline = try Self.pipeline()
    let catalog = pipeline.checkForCode(Self.files).catalog
    let modules = [CodeModule(name: "App", index: 0), CodeModule(name: "Kit", index: 1, package: "Kit")]
    let rewriter = pipeline.callSiteRewriter(
      for: catalog, in: catalog, swiftGen: [Self.app, Self.kit], modules: modules)
    let code = Array("let a = L10n.title\nlet b = L10n.Left.count(3)\n".utf8)
    let kit = rewriter.rewriting(.init(code, modules: [modules[1]]))
    #expect(String(decoding: kit.bytes, as: UTF8.self) == "let a = Texts.title\nlet b = Texts.Left.count(arg1: 3)\n")
    #expect(rewriter.rewriting(.init(code, modules: [modules[0]])).bytes == code)
  }
}
