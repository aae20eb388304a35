import CatalogTestSupport
import Foundation
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nText

/// Resources, compiled with stand-ins for Foundation's types, which only Apple's systems have.
@Suite("Resources in generated Swift")
struct ResourceWriterTests {
  private func catalog(_ settings: String, _ files: [String: String]) -> Catalog {
    let file = SourceFile(path: "l10n.yml", bytes: Array(settings.utf8))
    guard case .configuration(let configuration) = ConfigurationReader.read(file) else {
      Issue.record("the settings have mistakes")
      return HandMadeCatalog(syntax: .icu).catalog
    }
    return CatalogReader.catalog(of: ProjectFiles(files).inputs, options: configuration.reading)
  }

  private func code(_ catalog: Catalog, access: EmissionOptions.Access = .internal) -> [GeneratedFile] {
    SwiftEmitter(EmissionOptions(access: access)).files(for: catalog)
  }

  private static let settings = """
    source: en
    tables:
      - { path: "App/{language}.lproj/Widgets.strings", keys: { "widget.**": path }, resources: true }
      - { path: "App/{language}.lproj/Push.strings", keys: { "push.*": path } }
    """

  @Test("a resource names its table and key, and passes arguments in the order of the table's positions")
  func resources() throws {
    let catalog = catalog(
      Self.settings,
      [
        "en.yml": #"""
        title: Stores
        widget:
          name: "100% \"open\""
          near: { places: "{count, plural, one {# place near {city}} other {# places near {city}}}" }
          swapped: "{b} before {a}"
          twice: "{name} and {name}"
          class: "{x}"
        push: { sent: Sent }
        """#,
        "ko.yml": "widget: { swapped: \"{a} 다음 {b}\", near: { places: \"{city} 근처 {count}곳\" } }\n",
      ])
    #expect(catalog.resources.count == 5)
    for access in [EmissionOptions.Access.internal, .package, .public] {
      var program = try GeneratedProgram()
      let files = code(catalog, access: access).map { file in
        let swift = String(decoding: file.bytes, as: UTF8.self).replacing("canImport(Darwin)", with: "true")
          // The stand-ins are in the module, so that no declaration has a type of Foundation.
          .replacing("package import Foundation", with: "import Foundation")
          .replacing("public import Foundation", with: "import Foundation")
        return GeneratedFile(name: file.name, bytes: Array(swift.utf8))
      }
      try program.add(files)
      try program.add(Self.standIns, name: "StandIns.swift")
      guard access == .internal else {
        for mode in GeneratedProgram.modes { try program.typecheck(mode) }
        continue
      }
      try program.add(
        """
        print(L10n.Resources.Widget.name)
        print(L10n.Resources.Widget.Near.places(count: 3, city: "서울"))
        print(L10n.Resources.Widget.swapped(b: "B", a: "A"))
        print(L10n.Resources.Widget.twice(name: "N"))
        print(L10n.Resources.Widget.class(x: "X"))
        """, name: "main.swift")
      let printed = try program.run()
      #expect(
        printed == #"""
          widget.name Widgets: 100% "open" []
          widget.near.places Widgets: %lld places near %@ ["3", "서울"]
          widget.swapped Widgets: %@ before %@ ["B", "A"]
          widget.twice Widgets: %@ ["N"]
          widget.class Widgets: %@ ["X"]

          """#)
    }
  }

  @Test("messages that a table can't hold have no resource, and neither have lists")
  func refusals() {
    let catalog = catalog(
      Self.settings,
      [
        "en.yml": """
        widget:
          day: "{d, date, long}"
          price: "{x, number, ::currency/EUR}"
          who: "{who, select, a {A} other {B}}"
          place: "{n, selectordinal, one {#st} other {#th}}"
          exact: "{n, plural, =1 {one} other {#}}"
          list: [a, b]
          empty: "{n, plural, =0 {none} one {#} other {#}}"
          weight: "{x, number, ::.00}"
        """
      ])
    let held = catalog.resources.keys.sorted().map { catalog.messages[$0].keyPath }
    #expect(held == ["widget.empty", "widget.weight"])
  }

  @Test("a namespace keeps its name, and code without resources doesn't change")
  func names() {
    let taken = catalog(
      "source: en\ntables: [{ path: \"{language}.lproj/A.strings\", keys: { a: path }, resources: true }]\n",
      ["en.yml": "a: A\nresources: { b: B }\n"])
    #expect(String(decoding: code(taken)[0].bytes, as: UTF8.self).contains("enum Resources_ {"))
    let none = catalog("source: en\n", ["en.yml": "a: A\n"])
    #expect(!String(decoding: code(none)[0].bytes, as: UTF8.self).contains("Darwin"))
  }

  @Test("the accessor of a string with markup for grammar agreement names its resource")
  func grammar() {
    let catalog = catalog(
      "source: en\ntables: [{ path: \"{language}.lproj/A.strings\", keys: { a: path, c: path }, resources: true }]\n",
      ["en.yml": "a: \"^[{n, number, integer} item](inflect: true)\"\nb: \"^[x](inflect: true)\"\nc: \"[x](y)\"\n"])
    let lines = String(decoding: code(catalog)[0].bytes, as: UTF8.self).split(separator: "\n")
    let advice = lines.indices.filter { lines[$0].contains("deprecated") }
    #expect(advice.count == 1)
    #expect(
      advice.map { lines[$0...].prefix(2).map { $0.drop { $0 == " " } } }.first?.first
        == "@available(*, deprecated, message: \"users would see '^[\\u{2026}](\\u{2026})'; use L10n.Resources\")")
    #expect(advice.first.map { lines[$0 + 1].contains("func a(n: Int)") } == true)
  }

  private static let standIns = #"""
    public import Foundation

    public struct LocalizedStringResource: CustomStringConvertible {
      public enum BundleDescription { case main, forClass(AnyClass), atURL(URL) }
      public let description: String
      public nonisolated init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {
        description = "\(key) \(table ?? ""): \(defaultValue.format) \(defaultValue.arguments)"
      }
    }

    extension String {
      public struct LocalizationValue: ExpressibleByStringInterpolation {
        nonisolated let format: String
        nonisolated let arguments: [String]
        public nonisolated init(stringLiteral value: String) { (format, arguments) = (value, []) }
        public nonisolated init(stringInterpolation value: StringInterpolation) {
          (format, arguments) = (value.format, value.arguments)
        }
        public struct StringInterpolation: StringInterpolationProtocol {
          nonisolated var format = ""
          nonisolated var arguments: [String] = []
          public nonisolated init(literalCapacity: Int, interpolationCount: Int) {}
          public nonisolated mutating func appendLiteral(_ literal: String) { format += literal }
          public nonisolated mutating func appendInterpolation(_ value: String) { append("%@", value) }
          public nonisolated mutating func appendInterpolation(_ value: Int) { append("%lld", String(value)) }
          private nonisolated mutating func append(_ conversion: String, _ value: String) {
            format += conversion
            arguments.append(value)
          }
        }
      }
    }
    """#
}
