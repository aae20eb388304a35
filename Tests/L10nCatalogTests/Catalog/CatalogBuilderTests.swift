import CatalogTestSupport
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

@Suite("Building a catalog")
struct CatalogBuilderTests {
  private func arguments(_ catalog: HandMadeCatalog) -> [String] {
    (catalog.catalog.messages.first?.arguments ?? []).map { argument in
      let keywords = argument.keywords.isEmpty ? "" : "(\(argument.keywords.joined(separator: "|")))"
      return "\(argument.name): \(argument.sharedEnum ?? argument.type.rawValue)\(keywords)"
    }
  }

  private func arguments(_ text: String) -> [String] {
    arguments(HandMadeCatalog().adding("ko", ["key": text]))
  }

  @Test("arguments are in the order in which the source first uses them, each once")
  func order() {
    #expect(arguments("{b} {a} {b} {c, plural, other {{d}{a}}}") == ["b: String", "a: String", "c: Int", "d: String"])
    #expect(arguments("no arguments") == [])
  }

  @Test("types come from the source, never from a translation")
  func types() {
    let catalog = HandMadeCatalog().adding("ko", ["key": "{n} {d, date}"])
      .adding("en", ["key": "{n, plural, one {} other {}} {d} {more}"])
    #expect(arguments(catalog) == ["n: String", "d: Date"])
  }

  @Test("an argument with contradictory uses is a text")
  func contradiction() {
    #expect(arguments("{a, date} {a, number}") == ["a: String"])
  }

  @Test("metadata overrides the source, for the arguments that it lists")
  func override() {
    let catalog = HandMadeCatalog().adding("ko", ["key": "{price} {count, plural, other {#}} {other}"])
      .describing("key") {
        $0.arguments = ["price": .builtIn(.decimal), "count": .builtIn(.double), "nobody": .builtIn(.int)]
      }
    #expect(arguments(catalog) == ["price: Decimal", "count: Double", "other: String"])
    #expect(catalog.catalog.messages[0].arguments.map(\.isTypeGiven) == [true, true, false])
  }

  @Test("a select has the source's keywords in order, from all of its selects, each once")
  func keywords() {
    #expect(
      arguments("{g, select, male {} female {} other {}} {g, select, robot {} male {} other {}}")
        == ["g: Select(male|female|other|robot)"])
    let shared = HandMadeCatalog().adding("ko", ["key": "{g, select, male {} other {}}"])
      .describing("**") { $0.arguments = ["g": .sharedEnum("Gender")] }
    #expect(arguments(shared) == ["g: Gender(male|other)"])
  }

  @Test("messages are sorted by their keys' bytes, with the texts of each language, whatever their original order")
  func messages() {
    let catalog = HandMadeCatalog().adding("ko", ["b.c": "나", "a": "가", "가": "다", "B": "라"])
      .adding("en", ["extra": "only here", "a": "A"]).catalog
    #expect(catalog.messages.map(\.keyPath) == ["B", "a", "b.c", "extra", "가"])
    #expect(
      catalog.messages.map { $0.texts.map { $0 != nil } } == [
        [true, false], [true, true], [true, false], [false, true], [true, false],
      ])
    #expect(catalog.messages.filter(\.isInSource).map(\.keyPath) == ["B", "a", "b.c", "가"])
    #expect(catalog.keys.segments(catalog.messages[2].key) == ["b", "c"])
    #expect(catalog.messages[3].arguments.isEmpty)
    #expect(catalog.languages == ["ko", "en"])
  }

  @Test("an id changes with the key and the names and types of arguments, and with nothing else")
  func ids() {
    func id(_ key: String, _ text: String) -> UInt64 {
      HandMadeCatalog().adding("ko", stored: [(segments: [key], message: .text(text))]).catalog.messages[0].signature.id
    }
    #expect(id("key", "{a} {b}") == id("key", "다른 {b}, {a}"))
    #expect(id("key", "{a} {b}") != id("other", "{a} {b}"))
    #expect(id("key", "{a} {b}") != id("key", "{a} {c}"))
    #expect(id("key", "{a}") != id("key", "{a, number}"))
    #expect(id("key", "{g, select, x {} other {}}") == id("key", "{g, select, y {} z {} other {}}"))
  }

  @Test("translations in Ruby's syntax are read like the source: %% is an escape if the source has arguments")
  func rubyEscapes() {
    let catalog = HandMadeCatalog(syntax: .ruby).adding("ko", ["a": "%{n}%%", "b": "100%%"])
      .adding("en", ["a": "100%%", "b": "100%%"]).catalog
    #expect(catalog.messages[0].texts[1]?.patterns.map(\.plainText) == ["100%"])
    #expect(catalog.messages[1].texts[1]?.patterns.map(\.plainText) == ["100%%"])
  }

  private func catalog(_ files: KeyValuePairs<String, String>) -> Catalog {
    let inputs = files.map { InputFile(path: [$0.key], shownPath: $0.key, bytes: Array($0.value.utf8)) }
    return CatalogReader.catalog(of: inputs, options: ReadingOptions(source: "en"))
  }

  @Test("metadata declares arguments that the source doesn't use, after those that it does")
  func declared() {
    let catalog = catalog([
      "en.yml": "a: \"{name} joined\"\nb: \"{name} left\"\nc: Hello\n",
      "de.yml": "a: \"{count, plural, one {{name} ist} other {{name} sind}} dabei\"\n",
      "metadata.yml": """
      a: { arguments: { count: Int, at: Date, name: String } }
      c: { arguments: { price: Decimal, mood: Mood } }
      '*': { arguments: { other: Int } }

      """,
    ])
    let arguments = catalog.messages.map { $0.arguments.map { "\($0.name): \($0.type.rawValue)" } }
    #expect(arguments == [["name: String", "at: Date", "count: Int"], ["name: String"], ["price: Decimal"]])
    let problems = Checker(Rules.all, options: CheckingOptions())
      .findings(in: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
      .filter { $0.rule == .placeholderExtra || $0.rule == .placeholderType }
    // An argument without any use is reported; a translation may use a declared one.
    #expect(
      problems.map(\.message) == [
        "'at' isn't used by any text of 'a'; the source uses 'name'",
        "'price' isn't used by any text of 'c'; use it or remove it",
        "'mood' isn't used by any text of 'c'; use it or remove it",
      ])
    let without = self.catalog([
      "en.yml": "a: \"{name} joined\"\n", "de.yml": "a: \"{count, plural, one {ist} other {sind}} {name}\"\n",
    ])
    #expect(without.messages.map { $0.arguments.map(\.name) } == [["name"]])
  }
}
