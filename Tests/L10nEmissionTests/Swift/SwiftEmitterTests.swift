import CatalogTestSupport
import Foundation
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nText
@testable import L10nReview

@Suite("Generated Swift code")
struct SwiftEmitterTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden")

  private static let outputs: [(options: EmissionOptions, catalog: HandMadeCatalog)] = [
    (EmissionOptions(fallback: ["en"]), GoldenCatalogs.store),
    (
      EmissionOptions(enumName: "RubyTexts", access: .public, split: .namespace, pseudolocales: true),
      GoldenCatalogs.ruby
    ),
    (EmissionOptions(enumName: "PrintfTexts", access: .package, koreanParticles: false), GoldenCatalogs.printf),
  ]

  /// `L10N_GEN_RECORD=1 swift test --filter SwiftEmitterTests` rewrites the golden files, and fails.
  @Test("generated code is the same as the golden files", arguments: outputs.indices)
  func goldenFiles(index: Int) throws {
    let (options, catalog) = Self.outputs[index]
    let folder = Self.golden.appending(path: options.enumName)
    let files = SwiftEmitter(options).files(for: catalog.catalog)
    if ProcessInfo.processInfo.environment["L10N_GEN_RECORD"] != nil {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
      Issue.record("rewrote \(folder.path)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == files.map(\.name).sorted())
    for file in files {
      let expected = [UInt8](try Data(contentsOf: folder.appending(path: file.name)))
      #expect(Difference(from: expected, to: file.bytes).lines() == [], "\(file.name)")
      #expect(GeneratedHeader.isOurs(file.bytes, enumName: options.enumName))
    }
  }

  @Test("the golden program compiles without a warning, and its output matches its comments")
  func goldenProgram() throws {
    var program = try GeneratedProgram()
    for (options, catalog) in Self.outputs {
      try program.add(SwiftEmitter(options).files(for: catalog.catalog))
    }
    let main = try String(contentsOf: Self.golden.appending(path: "main.swift"), encoding: .utf8)
    try program.add(main, name: "main.swift")
    let lines = main.split(separator: "\n").filter { $0.hasPrefix("show(") }
    let expected = lines.map {
      $0.range(of: "  // ").map { String(main[$0.upperBound...].prefix { $0 != "\n" }) } ?? ""
    }
    let printed = try program.run().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(printed.count == expected.count)
    for (line, (printed, expected)) in zip(lines, zip(printed, expected)) { #expect(printed == expected, "\(line)") }
  }

  @Test("generated code compiles in every mode, next to files that import the runtime", arguments: outputs.indices)
  func modes(index: Int) throws {
    let (options, catalog) = Self.outputs[index]
    var program = try GeneratedProgram()
    try program.add(SwiftEmitter(options).files(for: catalog.catalog))
    try program.add("import L10nRuntime\n\nlet chain = \(options.enumName).localization.chain\n", name: "Use.swift")
    for mode in GeneratedProgram.modes { try program.typecheck(mode) }
  }

  @Test("messages in a catalog with several syntaxes are formatted by their own syntax")
  func syntaxes() throws {
    var bundles = MarkedBundles([
      "en.yml": #"""
      ruby: "%{n} of {all}"
      plain: Stores
      likes_MF: "{n, plural, one {# like} other {# likes}} by {name}"
      braces_MF: "'{'n'}'"
      legacy: { share: "%d %%", other: { one: "%d store", other: "%d stores" }, steps: ["{a}", "%@"] }

      """#
    ])
    bundles.source = "en"
    bundles.syntax = .ruby
    bundles.syntaxExceptions = [("*_MF", .icu), ("legacy.**", .printf)]
    #expect(bundles.findings.map(\.message) == [])
    var program = try GeneratedProgram()
    try program.add(SwiftEmitter(EmissionOptions()).files(for: bundles.catalog))
    try program.add(
      """
      print(L10n.ruby(n: "3"), L10n.plain, L10n.likesMf(n: 2, name: "Kim"), L10n.bracesMf, separator: "; ")
      print(L10n.Legacy.share(arg1: 50), L10n.Legacy.other(count: 1), L10n.Legacy.steps(arg1: "b"), separator: "; ")
      print(L10n.localization.text(forKey: "likes_MF", arguments: ["n": 1, "name": "Kim"]) ?? "")
      """, name: "main.swift")
    #expect(
      try program.run() == """
        3 of {all}; Stores; 2 likes by Kim; {n}
        50 %; 1 store; ["{a}", "b"]
        1 like by Kim

        """)
  }

  @Test("a build has the same files for every catalog, and they compile in every mode")
  func shards() throws {
    let namespaces = (0..<20).map { "n\($0).a" }
    let many = namespaces.reduce(HandMadeCatalog()) { $0.adding("ko", [$1: "{x}", "top": "{d, date, short}"]) }
    for catalog in [HandMadeCatalog(), many] {
      let files = SwiftEmitter(EmissionOptions(access: .public), layout: .shards).files(for: catalog.catalog)
      #expect(files.map(\.name) == ShardNames.all)
      var program = try GeneratedProgram()
      try program.add(files)
      for mode in GeneratedProgram.modes { try program.typecheck(mode) }
    }
  }

  @Test("additions to one namespace don't change the files of others")
  func shardsStay() {
    func shards(_ keys: [String]) -> [[UInt8]] {
      let catalog = keys.reduce(HandMadeCatalog()) { $0.adding("ko", [$1: "text"]) }.catalog
      return SwiftEmitter(EmissionOptions(), layout: .shards).files(for: catalog).map(\.bytes)
    }
    let keys = (0..<20).map { "n\($0).a" }
    let changed = zip(shards(keys), shards(keys + ["n3.b", "other.a"])).filter { $0.0 != $0.1 }
    #expect(changed.count <= 3)
  }

  @Test("a new key or language adds lines and changes none")
  func addingLines() {
    func files(_ catalog: HandMadeCatalog) -> [[UInt8]] {
      SwiftEmitter(EmissionOptions(access: .public)).files(for: catalog.catalog).map(\.bytes)
    }
    let before = HandMadeCatalog().adding("ko", ["b.c": "1", "b.e": "{x}", "f": "3"])
    let after = [
      HandMadeCatalog().adding("ko", ["b.c": "1", "b.e": "{x}", "f": "3", "a": "0"]),
      HandMadeCatalog().adding("ko", ["b.c": "1", "b.d": "{t, time, short}", "b.e": "{x}", "f": "3"]),
      HandMadeCatalog().adding("ko", ["b.c": "1", "b.e": "{x}", "b.z.y": "0", "f": "3", "g": "{s, select, other{}}"]),
      HandMadeCatalog().adding("ko", ["b.c": "1", "b.e": "{x}", "f": "3"]).adding("en", ["b.e": "{x}"]),
    ]
    for catalog in after {
      for (old, new) in zip(files(before), files(catalog)) {
        let lines = Difference(from: old, to: new).lines()
        #expect(lines.contains { $0.hasPrefix("+") })
        #expect(!lines.contains { $0.hasPrefix("-") }, "\(lines)")
      }
    }
  }

  @Test(
    "texts with updates identify themselves to the updating code", arguments: EmissionOptions.Access.allCases)
  func updates(_ access: EmissionOptions.Access) throws {
    let root = "ed25519:AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="
    // A message may have the same name, and a namespace may have that of the module.
    let catalog = HandMadeCatalog().adding("ko", ["updates": "소식", "l10n_updates.a": "가"]).catalog
    var options = EmissionOptions(access: access)
    options.updates = UpdateSettings(
      url: "https://texts.example.com", catalog: "a", channel: "b", roots: [root], certificate: "c")
    let emitter = SwiftEmitter(options)
    let tree = AccessorTree(catalog, rootEnum: "L10n", hasUpdates: true)
    let tables = emitter.tables(for: catalog)
    #expect(
      String(decoding: tables.bytes, as: UTF8.self).contains(options.compiledTexts(of: catalog).baseline))
    var program = try GeneratedProgram()
    try program.add(emitter.accessors(for: catalog, tree) + [tables])
    // On systems without CryptoKit, a trait of the package provides this initializer.
    let updates = """
      import L10nRuntime
      import L10nUpdates
      #if !canImport(CryptoKit)
        extension TextUpdates {
          nonisolated convenience init(for localization: Localization, source: UpdateSource) {
            self.init(
              for: localization, source: source,
              environment: UpdateEnvironment(
                fetch: { _, _ throws(FetchFailure) in throw .offline }, verify: { _, _, _ in false }, sha256: { $0 }))
          }
        }
      #endif
      func use() { print(L10n.updates.state, L10n.updates_) }
      """
    try program.add(updates, name: "Use.swift")
    for mode in GeneratedProgram.modes.suffix(access == .internal ? 1 : 2) { try program.typecheck(mode) }
  }

  @Test("accessors are the same, whether one or several processors write them")
  func runs() throws {
    let segments = (0..<1_700).map { number -> [String] in
      let namespaces = (0..<number % 4).map { "n\(number >> (4 * (3 - $0)))" }
      return namespaces + ["k\(number)"]
    }
    let texts = segments.map { ($0, StoredMessage.text("x")) }
    let catalog = HandMadeCatalog().adding("ko", stored: texts).catalog
    let files = SwiftEmitter(EmissionOptions()).files(for: catalog)
    let code = String(decoding: try #require(files.first).bytes, as: UTF8.self)
    let declared = CommittedAccessors(files.map(\.bytes)).declarations.byKey.keys
    #expect(Set(declared) == Set(segments.map { $0.joined(separator: ".") }))
    for unusual in ["\n\n\n", "{\n\n", "\n\n}", "}\n  static", "}\n    static"] {
      #expect(!code.contains(unusual), "\(unusual.debugDescription)")
    }
    var depth = 0
    for line in code.split(separator: "\n") {
      if line.hasSuffix("}") && !line.contains("{") { depth -= 1 }
      #expect(line.prefix { $0 == " " }.count == depth * 2, "\(line)")
      if line.hasSuffix("{") { depth += 1 }
    }
    #expect(depth == 0)
  }

  @Test("valid Swift is generated even for a catalog without languages, without messages or with broken ones")
  func nothing() throws {
    let broken: KeyValuePairs = ["a": "{", "b": "{x, select, }", "c.d": "{n, plural, one{", "e": "{x} {x, number}"]
    let catalogs = [
      HandMadeCatalog(), HandMadeCatalog().adding("ko", [:]),
      HandMadeCatalog().adding("ko", broken).adding("en", ["a": "a", "b": "b", "c": "c", "e": "{{{"]),
    ]
    for catalog in catalogs {
      var program = try GeneratedProgram()
      try program.add(SwiftEmitter(EmissionOptions(split: .namespace)).files(for: catalog.catalog))
      try program.typecheck(["-swift-version", "6"])
    }
  }
}
