import CatalogTestSupport
import Foundation
import L10nLanguage
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEjection
@testable import L10nEmission
@testable import L10nFormats
@testable import L10nPipeline
@testable import L10nText

@Suite("Ejected tables and accessors")
struct EjectedTablesTests {
  private static func sample() throws -> Catalog {
    Pipeline(try SampleProject.configuration()).catalog(of: try SampleProject.files())
  }

  @Test("the sample shows the same with Foundation, in every language")
  func sampleWithFoundation() throws {
    let program = EjectedProgram(try Self.sample())
    let losses = program.tables.losses
    #expect(losses.count == 6)
    let except = Set(losses.compactMap { $0.split(separator: "'").first.map(String.init) })
    #expect(program.callCount > 900)
    let differences = try program.differences(except: except)
    #expect(differences.isEmpty, "\(differences.prefix(30).joined(separator: "\n"))")
  }

  @Test("choices, plurals and formats that tables don't have are made in Swift, and arguments isolated in tables")
  func everyKind() throws {
    let files = ProjectFiles([
      "en.yml": #"""
      two: "{n, plural, one {# file} other {# files}} in {m, plural, one {# folder} other {# folders}}"
      twice: "{n, plural, one {# file} other {# files}}: {n, plural, one {it is} other {they are}} here"
      offset: "{n, plural, offset:1 =0 {none} =1 {{name}} one {{name} and # other} other {{name} and # others}}"
      both: "{who, select, male {he} female {she} other {they}}: {n, plural, =0 {none} one {# item} other {# items}}"
      inside: "{n, plural, one {{who, select, male {his} other {their}} file} other {# files by {name}}}"
      words: "{n, spellout} or {n, ordinal}"
      percent: "{x, number, percent} {y, number, ::percent .0}"
      money: "{x, number, ::currency/EUR} {x, number, ::currency/USD unit-width-iso-code .00} {x, number, ::currency/KRW sign-accounting}"
      steps: "{x, number, ::precision-increment/0.5} {x, number, ::scale/100 precision-increment/5 rounding-mode-up}"
      digits: "{x, number, ::.00##} {x, number, ::@@#} {x, number, ::integer-width/*000} {x, number, ::group-off .##}"
      signs: "{x, number, ::sign-always} {x, number, ::sign-never rounding-mode-floor .0} {x, number, ::scientific .##}"
      large: "{n, number, ::compact-short} {n, number, ::group-off}"
      moment: "{d, date, ::yMMMEd} {d, time, short} {d, date, full}"
      list: ["{name} one", two, "three: {n, number}"]
      lists: "{x, list}, {x, list, or short}, {x, list, narrow}, {x}"
      times: "{d, date, relative}, {s, interval}, {s, interval, ::MMMd}, {s}, {t, duration}, {t, duration, narrow}, {t}"
      clock: "{t, duration, time} {size, bytes} {size, bytes, binary} {size, plural, one {byte} other {# bytes}}"
      plain: "50%d \"off\" \\ %@\n%"
      filled: "50%d off for {name}: 100%"
      """#,
      "ru.yml": #"""
      two: "{m, plural, one {# папка} few {# папки} many {# папок} other {# папки}}: {n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}"
      offset: "{n, plural, offset:1 =0 {никто} =1 {{name}} one {{name} и ещё #} few {{name} и # других} many {{name} и # других} other {{name} и #}}"
      money: "{x, number, ::currency/RUB}"
      moment: "{d, date, long}"
      list: ["{name} раз", "два", "три: {n, number}"]
      filled: "скидка 50%d"
      twice: "{n, plural, one {# file} other {# files}}: {n, plural, one {it is} other {they are}} here"
      both: "{who, select, male {he} female {she} other {they}}: {n, plural, =0 {none} one {# вещь} few {# вещи} many {# вещей} other {# вещи}}"
      inside: "{n, plural, one {{who, select, male {his} other {their}} file} other {# files by {name}}}"
      words: "{n, spellout} or {n, ordinal}"
      percent: "{x, number, percent} {y, number, ::percent .0}"
      steps: "{x, number, ::precision-increment/0.5} {x, number, ::scale/100 precision-increment/5 rounding-mode-up}"
      digits: "{x, number, ::.00##} {x, number, ::@@#} {x, number, ::integer-width/*000} {x, number, ::group-off .##}"
      signs: "{x, number, ::sign-always} {x, number, ::sign-never rounding-mode-floor .0} {x, number, ::scientific .##}"
      large: "{n, number, ::compact-short} {n, number, ::group-off}"
      lists: "{x, list}, {x, list, or short}, {x, list, narrow}, {x}"
      times: "{d, date, relative}, {s, interval}, {s, interval, ::MMMd}, {s}, {t, duration}, {t, duration, narrow}, {t}"
      clock: "{t, duration, time} {size, bytes} {size, bytes, binary} {size, plural, one {байт} few {# байта} many {# байт} other {# байта}}"
      """#,
    ])
    let program = EjectedProgram(files.catalog, bidi: .isolate)
    #expect(program.tables.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("\u{2068}") })
    #expect(program.tables.losses == [])
    let differences = try program.differences()
    #expect(differences.isEmpty, "\(differences.prefix(30).joined(separator: "\n"))")
  }

  @Test(
    "what Foundation can't show is listed",
    arguments: [
      ("{n, selectordinal, one {#st} other {#th}}", "Foundation has no ordinal categories"),
      ("{n, plural, one {{m, plural, one {a} other {b}}} other {c}}", "a table has no plural in a plural"),
      ("{x, list, unit}", "Foundation has no lists of units"),
    ])
  func losses(_ text: String, _ loss: String) {
    let tables = EjectedProgram(ProjectFiles(["en.yml": "a: \"\(text)\"\n"]).catalog).tables
    #expect(tables.losses.count == 1)
    #expect(tables.losses.first?.hasPrefix("'a': \(loss)") == true, "\(tables.losses)")
  }

  @Test("a String Catalog has the same strings in the same languages as the .strings and .stringsdict files")
  func sameTables() throws {
    let catalog = try Self.sample()
    let tree = AccessorTree(catalog, rootEnum: "L10n")
    func texts(_ format: EjectedTables.Format) -> [String: [String]] {
      let tables = EjectedTables(catalog, tree, to: format, EmissionOptions())
      let files = tables.files.filter { BundleFormats.format(ofFile: $0.path) != nil && $0.path != "swiftgen.yml" }.map
      {
        InputFile(path: $0.path.split(separator: "/").map(String.init), shownPath: $0.path, bytes: $0.bytes)
      }
      let read = CatalogReader.catalog(of: files, options: ReadingOptions(source: "ko"))
      #expect(read.problems.isEmpty)
      return Dictionary(
        uniqueKeysWithValues: read.messages.map { message in
          (
            message.keyPath,
            read.languages.indices.filter { message.isIn(language: $0) }.map { read.languages[$0] }.sorted()
          )
        })
    }
    let (catalogs, strings) = (texts(.xcstrings), texts(.swiftgen))
    #expect(catalogs.count > 400)
    let different = Set(catalogs.keys).union(strings.keys).filter { catalogs[$0] != strings[$0] }
    #expect(different.map { "\($0): \(catalogs[$0] ?? []) \(strings[$0] ?? [])" } == [])
  }
}
