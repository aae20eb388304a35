import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nSwiftCode
@testable import L10nText

@Suite("Accessors that SwiftGen generated")
struct SwiftGenForwardingTests {
  private typealias Text = StringCatalogText

  private static let catalog = Text.catalog(
    [
      Text.entry("title", ["en": Text.unit("Title")]),
      Text.entry("store.title", ["en": Text.unit("Store")]),
      Text.entry("store.reviews", ["en": Text.plural(["one": "%d review", "other": "%d reviews"])]),
      Text.entry("greeting %@", ["en": Text.unit("Hello %2$@, %1$@ (%3$.1f)")]),
      Text.entry("tap", ["en": Text.device(["iphone": "Tap", "mac": "Click"])]),
      Text.entry("alert__title", ["en": Text.unit("Alert")]),
      Text.entry("total", ["en": Text.unit("%lld")]), Text.entry("localization", ["en": Text.unit("x")]),
    ].joined(separator: ",\n"))

  private static let state: NamedCatalog = {
    let file = InputFile(
      path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: Array(Self.catalog.utf8))
    let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "en"))
    return .init(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
  }()

  private func forwarding(_ file: String) -> SwiftGenForwarding {
    SwiftGenForwarding(
      [Array(file.utf8)], CallSiteAccessors(Self.state.catalog, Self.state), enums: Self.state.accessors.enums,
      access: .internal)
  }

  /// A table, in the form of the template `structured-swift5`.
  private static let structured = """
    // Generated using SwiftGen
    import Foundation
    internal enum L10n {
      /// Title
      internal static let title = L10n.tr("Localizable", "title", fallback: "{ Title \\"enum\\" }")
      /// Alert
      internal static let alertTitle = L10n.tr("Localizable", "alert__title")
      internal static func greeting(_ p1: Any, _ p2: Any, _ p3: Float) -> String {
        return L10n.tr("Localizable", "greeting %@", String(describing: p1), String(describing: p2), p3, fallback: ##"x"##)
      }
      internal static var tap: String { return L10n.tr("Localizable", "tap") }
      internal static func total(_ p1: Any) -> String { L10n.tr("Localizable", "total", p1) }
      internal static let gone = L10n.tr("Localizable", "gone")
      internal static let localization = L10n.tr("Localizable", "localization")
      internal enum Store {
        internal static let title = L10n.tr("Localizable", "store.title")
        internal static func reviews(_ p1: Int) -> String {
          return L10n.tr("Localizable", "store.reviews", p1)
        }
      }
    }
    extension L10n {
      private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String { "" }
    }
    private final class BundleToken { static let bundle: Bundle = { return Bundle.module }() }
    """

  @Test("accessors with another name now are forwarded, with a fix for the compiler")
  func forwarded() throws {
    let result = forwarding(Self.structured)
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(
      text.split(separator: "\n").drop { $0.hasPrefix("//") }.joined(separator: "\n") == """
        nonisolated extension L10n {
          @available(*, deprecated, message: "call 'L10n.greeting(arg2:arg1:arg3:)', whose arguments are others")
          @_disfavoredOverload internal static func greeting(_ p1: Any, _ p2: Any, _ p3: Float) -> String { L10n.greeting(arg2: String(describing: p2), arg1: String(describing: p1), arg3: Double(p3)) }
          @available(*, deprecated, message: "renamed to 'L10n.tap'")
          internal static var tap: String { L10n.tap() }
          @available(*, deprecated, message: "call 'L10n.total(arg1:)', whose arguments are others")
          @_disfavoredOverload internal static func total(_ p1: Any) -> String { L10n.total(arg1: 0) }
        }
        nonisolated extension L10n.Store {
          @available(*, deprecated, renamed: "reviews(count:)")
          @_disfavoredOverload internal static func reviews(_ p1: Int) -> String { L10n.Store.reviews(count: p1) }
        }
        """)
    #expect(result.count == 4)
    #expect(result.doubtful == ["L10n.total: its parameters aren't those of 'L10n.total(arg1: Int) -> String'"])
    #expect(
      result.leftOut == [
        "L10n.gone: no string of 'Localizable' has the key 'gone'",
        "L10n.localization: another declaration has this name now; call 'L10n.localization_: String'",
      ])
  }

  /// Several tables, and an enum with another name.
  private static let others = """
    public enum L10n {
      public enum Localizable {
        public static let title = L10n.tr("Localizable", "title")
        public enum Store {
          public static func reviews(_ p1: Int) -> String { return L10n.tr("Localizable", "store.reviews", p1) }
        }
      }
    }
    enum Strings {
      static let `default` = Strings.tr("Localizable", "title")
      enum Store { static let title = Strings.tr("Localizable", "store.title") }
    }
    """

  @Test("an app that calls all of them compiles, and shows the same texts")
  func compiled() throws {
    let calls = """
      let name: Any = "Haon"
      print(L10n.title, L10n.alertTitle, L10n.greeting(name, 3, 1.5), L10n.Store.title, L10n.Store.reviews(1))
      let tap: String = L10n.tap
      print(tap, L10n.Localizable.title, L10n.Localizable.Store.reviews(2), Strings.default, Strings.Store.title)
      """
    let forwarding = forwarding(Self.structured + Self.others)
    #expect(forwarding.count == 8)
    var program = try GeneratedProgram()
    let emitter = SwiftEmitter(EmissionOptions(enumName: "L10n"))
    try program.add(emitter.accessors(for: Self.state.catalog, Self.state.accessors))
    try program.add([emitter.tables(for: Self.state.catalog)])
    try program.add([GeneratedFile(name: "L10n+SwiftGen.swift", bytes: forwarding.bytes)])
    try program.add(calls, name: "main.swift")
    let diagnostics = try program.diagnostics()
    #expect(diagnostics.contains("'reviews' is deprecated: renamed to 'reviews(count:)'"))
    #expect(diagnostics.contains("'title' is deprecated: renamed to 'L10n.title'"))
    #expect(
      try program.run(allowingWarnings: true) == """
        Title Alert Hello 3, Haon (1.5) Store 1 review
        Tap Title 2 reviews Title Store

        """)
  }

  /// Names that need backticks in code, and functions whose values the strings don't use.
  private static let unusual = """
    public enum L10n {
      public static let `default` = L10n.tr("Localizable", "default")
      public static let left = L10n.tr("Localizable", "left")
      public static func sure(_ p1: Float) -> String { return L10n.tr("Localizable", "sure", p1) }
      public static func readBy(_ p1: Int) -> String { return L10n.tr("Localizable", "read_by", p1) }
      public static func likes(_ p1: Int) -> String { return L10n.tr("Localizable", "likes", p1) }
      public enum Protocols {
        public static let `import` = L10n.tr("Localizable", "protocols.import")
      }
    }
    nonisolated extension L10n {
      static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String { value }
    }
    """

  private static let unusualCatalog = Text.catalog(
    [
      Text.entry("default", ["en": Text.unit("Default")]), Text.entry("left", ["en": Text.unit("Left")]),
      Text.entry("sure", ["en": Text.unit("Sure")]), Text.entry("protocols.import", ["en": Text.unit("Import")]),
      Text.entry("read_by", ["en": Text.unit("%1$@ and %2$lld others")]),
      Text.entry("likes", ["en": Text.plural(["one": "%lld like", "other": "%lld likes"])]),
    ].joined(separator: ",\n"))

  @Test("keywords, functions passed as values, other values and calls of 'tr' compile, with public accessors")
  func unusualDeclarations() throws {
    let file = InputFile(
      path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: Array(Self.unusualCatalog.utf8))
    let catalog = CatalogReader.catalog(of: [file], options: ReadingOptions(source: "en"))
    let state = NamedCatalog(catalog: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
    let forwarding = SwiftGenForwarding(
      [Array(Self.unusual.utf8)], CallSiteAccessors(catalog, state), enums: state.accessors.enums, access: .public)
    let calls = """
      let likes: (Int) -> String = L10n.likes
      print(L10n.default, L10n.left, L10n.sure(1), L10n.Protocols.import, likes(1), [2].map(L10n.likes))
      print(L10n.readBy(3), L10n.tr("Localizable", "gone", fallback: "Gone"))
      """
    var program = try GeneratedProgram()
    var options = EmissionOptions(enumName: "L10n")
    options.access = .public
    let emitter = SwiftEmitter(options)
    try program.add(emitter.accessors(for: catalog, state.accessors))
    try program.add([emitter.tables(for: catalog)])
    try program.add([GeneratedFile(name: "L10n+SwiftGen.swift", bytes: forwarding.bytes)])
    try program.add(calls, name: "main.swift")
    #expect(
      try program.run(allowingWarnings: true) == """
        Default Left Sure Import 1 like ["2 likes"]
        3 and 0 others Gone

        """)
  }

  @Test("the files are found in swiftgen.yml")
  func project() {
    func outputs(_ text: String) -> [String] { SwiftGenProject(Array(text.utf8)).outputs.map(\.path) }
    #expect(
      outputs(
        """
        input_dir: App/Resources
        output_dir: App/Generated/
        strings:
          inputs: [en.lproj/Localizable.strings]
          outputs:
            - templateName: structured-swift5
              output: Strings.swift
              params: { enumName: L10n }
        xcassets: { outputs: { templateName: swift5, output: Assets.swift } }
        """) == ["App/Generated/Strings.swift"])
    #expect(
      outputs("strings:\n  - inputs: a\n    outputs: { output: A.swift }\n  - { output: B.swift }\n")
        == ["A.swift", "B.swift"])
    #expect(outputs("strings: { inputs: a, outputs: [{ output: A.h }, { output: A.swift }] }") == ["A.swift"])
    #expect(outputs("xcassets: 1") == [])
    #expect(outputs("[") == [])
  }

  @Test("the first l10n.yml has the tables, the enum and the access level of swiftgen.yml")
  func start() throws {
    let project = SwiftGenProject(
      Array(
        """
        strings:
          inputs: Resources/ko.lproj
          outputs: { output: Generated/Strings.swift, params: { enumName: Texts, publicAccess: true } }
        """.utf8))
    #expect(project.inputs == ["Resources/ko.lproj"])
    #expect(
      SwiftGenStart(
        translations: "App/Resources", source: "ko",
        output: try #require(SwiftGenOutput(project.outputs, folder: "App/Generated"))
      ).text == """
        translations: App/Resources
        # The language that SwiftGen reads, from which the others are translated.
        source: ko
        output:
          directory: App/Generated
          enum: Texts
          access: public

        """)
    let named = SwiftGenProject(Array("strings: { inputs: a, outputs: { output: L10n.swift } }".utf8))
    #expect(
      SwiftGenOutput(named.outputs, folder: "App")?.directory == "App/L10n")
  }
}
