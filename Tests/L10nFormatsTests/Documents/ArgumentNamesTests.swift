import CatalogTestSupport
import L10nLanguage
import Testing

@testable import L10nCatalog
@testable import L10nEmission
@testable import L10nText

@Suite("Names of arguments in tables")
struct ArgumentNamesTests {
  private typealias Text = StringCatalogText

  private static let hello = Text.catalog(Text.entry("hello", ["en": Text.unit("Hello"), "ko": Text.unit("안녕")]))

  private func catalog(_ files: [String: String], names: String? = nil) -> Catalog {
    var options = ReadingOptions(source: "en")
    options.names = names.map { SourceFile(path: "names.yml", bytes: Array($0.utf8)) }
    let inputs = files.map { InputFile(path: [$0], shownPath: $0, bytes: Array($1.utf8)) }
    return CatalogReader.catalog(of: inputs, options: options)
  }

  private func arguments(_ catalog: Catalog) -> [String] {
    catalog.messages.flatMap { $0.arguments.map { "\($0.name): \($0.type.rawValue)" } }
  }

  @Test("names.yml names arguments by position, in texts, plurals and substitutions of all languages")
  func argumentNames() {
    let text = Text.entry("a", ["en": Text.unit("%@ likes %@"), "ko": Text.unit("%2$@ ← %1$@")])
    let plural = Text.entry(
      "b", ["en": Text.plural(["one": "%2$lld of %1$@", "other": "%2$lld of %1$@"]), "ko": Text.unit("%1$@ %2$lld")])
    let substitution = Text.entry(
      "c",
      [
        "en": Text.text("%@ %#@n@", substitutions: Text.substitution("n", argument: 2, ["other": "%arg"])),
        "ko": Text.unit("%1$@ %2$lld"),
      ])
    let names = """
      Localizable:
        first: { key: a, arguments: { guest: 1, host: 2 } }
        second: { key: b, arguments: { place: 1, seats: 2 } }
        third: { key: c, arguments: { who: 1, files: 2 } }
      """
    let named = catalog(
      ["Localizable.xcstrings": Text.catalog([text, plural, substitution].joined(separator: ",\n"))], names: names)
    #expect(named.problems.isEmpty, "\(named.problems)")
    #expect(
      arguments(named) == [
        "guest: String", "host: String", "seats: Int", "place: String", "who: String", "files: Int",
      ])
    for message in named.messages {
      let used = message.texts.map { Set($0?.arguments.map(\.name) ?? []) }
      #expect(used[0] == used[1], "\(message.keyPath)")
    }
  }

  @Test("a catalog's own names for arguments are used in all languages, and names.yml can change them")
  func ownArgumentNames() {
    let entries = [
      Text.entry("a", ["en": Text.unit("%(guest)@ likes %(host)@"), "ko": Text.unit("%2$@ ← %1$@")]),
      Text.entry(
        "b", ["en": Text.plural(["one": "%(files)lld file", "other": "%(files)lld files"]), "ko": Text.unit("%lld개")]),
    ]
    let table = ["Localizable.xcstrings": Text.catalog(entries.joined(separator: ",\n"))]
    let own = catalog(table)
    #expect(arguments(own) == ["guest: String", "host: String", "files: Int"])
    #expect(own.messages.allSatisfy { Set($0.texts.map { Set($0?.arguments.map(\.name) ?? []) }).count == 1 })
    let renamed = catalog(table, names: "Localizable: { a: { key: a, arguments: { user: 1 } } }")
    #expect(arguments(renamed) == ["user: String", "host: String", "files: Int"])
    #expect(renamed.problems.isEmpty, "\(renamed.problems)")
  }

  @Test("tables have the names used in code, in substitutions, device variants and lists of conversions")
  func rowsOfArgumentNames() throws {
    let entries = [
      Text.entry(
        "a", ["en": Text.text("%#@n@ in %2$@", substitutions: Text.substitution("n", argument: 1, ["other": "%arg"]))]),
      Text.entry("b %@", ["en": Text.device(["iphone": "Tap %@", "mac": "Click %@"])]),
      Text.entry("c", ["en": Text.unit("%05.1f")]), Text.entry("d", ["en": Text.unit("%@ %@")]),
    ]
    let names = """
      Localizable:
        a: { key: a, arguments: { total: 1, place: 2 } }
        b: { key: "b %@", arguments: { who: 1 } }
        c: { key: c, arguments: { share: 1 } }
        d: { key: d, arguments: { guest: 1, host: 2 } }
      """
    let table = catalog(["Localizable.xcstrings": Text.catalog(entries.joined(separator: ",\n"))], names: names)
    let written = MessageRows(table, EmissionOptions())
    let rows = (0..<written.count).compactMap { written.row($0, inLanguage: 0)?.line }
    #expect(
      rows.map { String(decoding: $0, as: UTF8.self) } == [
        #"\{total plural}\(other)\*\. in \{place}"#,
        #"\{device select}\(iphone)Tap \{who}\(mac)Click \{who}\(other)Tap \{who}\."#, #"\{arg1 %05.1f}"#,
        #"\{guest} \{host}"#,
      ])
    // A conversion that only a number can identify keeps its number.
    #expect(table.messages[2].arguments.map(\.name) == ["arg1"])
    #expect(table.problems.count == 1)
  }

  @Test("a name for an argument that the string doesn't have is reported")
  func idleArgumentName() throws {
    let named = catalog(
      ["Localizable.xcstrings": Self.hello], names: "Localizable: { hi: { key: hello, arguments: { guest: 1 } } }")
    let problem = try #require(named.problems.first)
    #expect(named.problems.count == 1)
    guard case .idleArgument("guest", key: "hi", known: []) = problem.kind else {
      Issue.record("\(problem)")
      return
    }
    #expect(problem.place.file == 1)
    #expect(problem.place.offset == 46)
  }
}
