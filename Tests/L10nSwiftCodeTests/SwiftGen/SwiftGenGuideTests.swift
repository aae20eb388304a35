import CatalogTestSupport
import Foundation
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEmission
@testable import L10nPipeline
@testable import L10nSwiftCode
@testable import L10nText

/// The project in the guide "From SwiftGen", whose commands `scripts/check-documentation.py` runs.
@Suite("The guide for users of SwiftGen")
struct SwiftGenGuideTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Documentation/Projects/swiftgen").standardized

  private let pipeline: Pipeline
  private let files: [InputFile]
  private let catalog: Catalog
  private let swiftGen: [UInt8]

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  init() throws {
    let start = SwiftGenStart(
      translations: "App/Resources", source: "en",
      output: try #require(
        SwiftGenOutput(SwiftGenProject(try Self.bytes("swiftgen.yml")).outputs, folder: "App/Generated")))
    guard
      case .configuration(let configuration) = ConfigurationReader.read(
        SourceFile(path: "l10n.yml", bytes: Array(start.text.utf8)))
    else { throw GeneratedProgram.Failure(description: start.text) }
    pipeline = Pipeline(configuration)
    files = try TranslationsDirectory.files(at: Self.folder.appending(path: "App/Resources").path)
    let outcome = pipeline.checkForCode(files)
    #expect(outcome.findings.isEmpty)
    catalog = outcome.catalog
    swiftGen = try Self.bytes("App/Generated/Strings.swift")
  }

  /// Returns the program with the generated code, SwiftGen's accessors and another file.
  private func program(_ code: [UInt8], _ main: String) throws -> GeneratedProgram {
    var program = try GeneratedProgram()
    try program.add(pipeline.emit(files).files)
    let forwarding = pipeline.swiftGenForwarding(of: [swiftGen], for: catalog, in: catalog)
    #expect(forwarding.leftOut == [])
    #expect(forwarding.doubtful == [])
    try program.add([GeneratedFile(name: "L10n+SwiftGen.swift", bytes: forwarding.bytes)])
    try program.add([GeneratedFile(name: "Shop.swift", bytes: code)])
    try program.add(main, name: "main.swift")
    return program
  }

  @Test("each accessor of SwiftGen still compiles, both called and passed as a value")
  func accessors() throws {
    let values = ["Any": "\"x\" as Any", "Int": "2", "Float": "1.5 as Float"]
    let accessors = SwiftGenFile(swiftGen).accessors
    #expect(accessors.count == 60)
    let calls = accessors.map { accessor in
      guard let types = accessor.parameters else { return "let _: String = \(accessor.fullName)" }
      let arguments = types.map { values[$0] ?? "" }.joined(separator: ", ")
      return """
        let _: String = \(accessor.fullName)(\(arguments))
        let _: (\(types.joined(separator: ", "))) -> String = \(accessor.fullName)
        """
    }
    let main = "func all() {\n\(calls.joined(separator: "\n"))\n}\nall()\nprint(L10n.connect)\n"
    let program = try program([], main)
    #expect(try program.run(allowingWarnings: true) == "Connect\n")
  }

  @Test("the app shows the same texts before and after its calls are replaced")
  func app() throws {
    let code = try Self.bytes("App/Shop.swift")
    let rewriting = pipeline.callSiteRewriter(
      for: catalog, in: catalog, swiftGen: [SwiftGenSource(path: "Strings.swift", bytes: swiftGen)]
    ).rewriting(.init(code))
    #expect(rewriting.count == 8)
    #expect(rewriting.leftAlone == [])
    for code in [code, rewriting.bytes] {
      let program = try program(code, "print(Shop().lines.joined(separator: \"\\n\"))\n")
      #expect(
        try program.run(allowingWarnings: true) == """
          Stores
          1.5 km away
          12 reviews
          Address: Default
          Directions to Glow Lab from Seoul
          4 by Glow Lab
          20% off
          Glow Lab wants to know where you are.
          1 item
          2 items

          """)
    }
  }
}
