import Testing

@testable import L10nGenCore

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

  private static let state: Comparison.State = {
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

  /// One table, in the shape of the template `structured-swift5`.
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

  @Test("those that are called otherwise now are forwarded, with a fix for the compiler")
  func forwarded() throws {
    let result = forwarding(Self.structured)
    let text = String(decoding: result.bytes, as: UTF8.self)
    #expect(
      text.split(separator: "\n").drop { $0.hasPrefix("//") }.joined(separator: "\n") == """
        nonisolated extension L10n {
          @available(*, deprecated, renamed: "greeting(arg2:arg1:arg3:)")
          internal static func greeting(_ p1: Any, _ p2: Any, _ p3: Float) -> String { L10n.greeting(arg2: String(describing: p2), arg1: String(describing: p1), arg3: Double(p3)) }
          @available(*, deprecated, message: "renamed to 'L10n.tap'")
          internal static var tap: String { L10n.tap() }
        }
        nonisolated extension L10n.Store {
          @available(*, deprecated, renamed: "reviews(count:)")
          internal static func reviews(_ p1: Int) -> String { L10n.Store.reviews(count: p1) }
        }
        """)
    #expect(result.count == 3)
    #expect(
      result.leftOut == [
        "L10n.total: its parameters don't fit 'L10n.total(arg1: Int) -> String'",
        "L10n.gone: no string of 'Localizable' has the key 'gone'",
        "L10n.localization: another declaration has this name now; call 'L10n.localization_: String'",
      ])
  }

  /// Several tables, and an enum of another name.
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
    #expect(forwarding.count == 7)
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

  @Test("swiftgen.yml names the files")
  func project() {
    func outputs(_ text: String) -> [String] { SwiftGenProject(Array(text.utf8)).outputs }
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
    #expect(outputs("xcassets: 1") == [])
    #expect(outputs("[") == [])
  }
}
