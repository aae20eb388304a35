import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Strings that are exported to .strings and .stringsdict files")
struct AppleTableFilesTests {
  private static let path = "App/{language}.lproj/Localizable.strings"

  private func exported(
    _ project: [String: String], to path: String = path, over present: [String: String] = [:],
    languages: [String]? = nil, names: String? = nil
  ) throws -> AppleTableFiles {
    var options = ReadingOptions(source: "en")
    options.names = names.map { SourceFile(path: "names.yml", bytes: Array($0.utf8)) }
    let catalog = ProjectFiles(project, options: options).catalog
    let table = try StringsExport(at: path, of: catalog, options: options).table
    return try AppleTableFiles([table], of: catalog, languages: languages) { present[$0].map { Array($0.utf8) } }
  }

  private func texts(_ files: AppleTableFiles) -> [String: String] {
    Dictionary(files.files.map { ($0.path, String(decoding: $0.new, as: UTF8.self)) }) { first, _ in first }
  }

  @Test("texts go to a .strings file for each language, and plurals to the .stringsdict file next to it")
  func new() throws {
    let files = try exported([
      "en.yml": "a: A\nn: \"{count, plural, one {# file} other {# files}}\"\n", "ko.yml": "a: 가\n",
      "metadata.yml": "a: { description: First }\n",
    ])
    let texts = texts(files)
    #expect(
      texts.keys.sorted() == [
        "App/en.lproj/Localizable.strings", "App/en.lproj/Localizable.stringsdict", "App/ko.lproj/Localizable.strings",
      ])
    #expect(texts["App/ko.lproj/Localizable.strings"] == "/* First */\n\"a\" = \"가\";\n")
    #expect(texts["App/en.lproj/Localizable.stringsdict"]?.contains("<key>n</key>") == true)
    #expect(files.files.allSatisfy { $0.old == nil })
    #expect(files.changes == 3)
    #expect(files.leftOut == [])
  }

  @Test("a second export changes nothing")
  func again() throws {
    let project = ["en.yml": "a: \"A {arg1} \\\"x\\\"\"\nn: \"{count, plural, one {# file} other {# files}}\"\n"]
    let present = texts(try exported(project))
    let second = try exported(project, over: present)
    #expect(second.changes == 0)
    #expect(texts(second).allSatisfy { present[$0.key] == $0.value })
  }

  @Test("strings of existing files that the project doesn't have are kept, with their comments")
  func present() throws {
    let old = "/* mine */\nOTHER = x;\na = old; // here\n"
    let path = "App/en.lproj/Localizable.strings"
    let files = try exported(["en.yml": "a: A\nb: B\n"], over: [path: old])
    #expect(texts(files) == [path: "/* mine */\nOTHER = x;\na = \"A\"; // here\n\"b\" = \"B\";\n"])
    #expect(files.files.first?.old == Array(old.utf8))
    #expect(files.changes == 2)
  }

  @Test("a plural that becomes a plain text leaves the .stringsdict file, which would take precedence")
  func formerPlural() throws {
    let old = texts(try exported(["en.yml": "n: \"{count, plural, one {# file} other {# files}}\"\n"]))
    let files = try exported(["en.yml": "n: Files\n"], over: old)
    #expect(texts(files)["App/en.lproj/Localizable.stringsdict"]?.contains("<key>n</key>") == false)
    #expect(texts(files)["App/en.lproj/Localizable.strings"]?.contains("\"n\"") == true, "\(texts(files))")
  }

  @Test("only the languages that are asked for are written, and a language without strings gets no file")
  func languages() throws {
    let project = ["en.yml": "a: A\n", "ko.yml": "a: 가\n", "ja.yml": ""]
    #expect(texts(try exported(project)).keys.sorted() == ["en", "ko"].map { "App/\($0).lproj/Localizable.strings" })
    #expect(Array(texts(try exported(project, languages: ["ko"])).keys) == ["App/ko.lproj/Localizable.strings"])
    #expect(try exported(project, languages: []).files.isEmpty)
    #expect(try exported(["en.yml": ""]).files.isEmpty)
  }

  @Test("a table has the strings of its namespace, with their keys from names.yml")
  func names() throws {
    let names = "Shop:\n  pay: \"Pay %@\"\n"
    let project = ["en.yml": "a: A\nShop:\n  pay: \"Pay {arg1}\"\n  open: Open\n"]
    let files = try exported(project, to: "{language}.lproj/Shop.strings", names: names)
    #expect(texts(files) == ["en.lproj/Shop.strings": "\"open\" = \"Open\";\n\"Pay %@\" = \"Pay %@\";\n"])
    let localizable = try exported(project, names: names)
    #expect(texts(localizable)["App/en.lproj/Localizable.strings"] == "\"a\" = \"A\";\n")
  }

  @Test("arguments have the positions that names.yml gives them, whatever the order in the source's text is")
  func positions() throws {
    let names = "Localizable:\n  hello: { key: \"Hello %@, %@\", arguments: { name: 1, place: 2 } }\n"
    let files = try exported(["en.yml": "hello: \"{place}: {name}\"\n"], names: names)
    #expect(texts(files)["App/en.lproj/Localizable.strings"] == "\"Hello %@, %@\" = \"%2$@: %1$@\";\n")
  }

  @Test("tables of the configuration also have arguments at the positions of names.yml")
  func positionsInConfiguredTables() throws {
    var options = ReadingOptions(source: "en")
    let names = "Shortcuts:\n  hello: { key: \"Hello %@, %@\", arguments: { name: 1, place: 2 } }\n"
    options.names = SourceFile(path: "names.yml", bytes: Array(names.utf8))
    let keys = SystemTable.Keys(pattern: "*", glob: KeyGlob(segments: ["*"]), naming: .names, offset: 0)
    options.tables = [SystemTable(path: "{language}.lproj/Shortcuts.strings", keys: [keys])]
    let catalog = ProjectFiles(["en.yml": "hello: \"{place}: {name}\"\n"], options: options).catalog
    let files = try AppleTableFiles(catalog.tablesToWrite, of: catalog) { _ in nil }
    #expect(texts(files) == ["en.lproj/Shortcuts.strings": "\"Hello %@, %@\" = \"%2$@: %1$@\";\n"])
  }

  @Test("a catalog that the project reads in place keeps its keys")
  func inPlace() throws {
    let catalog = StringCatalogText.catalog("    \"Pay %@ a visit\" : {\n\n    }")
    let files = try exported(["Localizable.xcstrings": catalog])
    #expect(texts(files).values.sorted() == ["\"Pay %@ a visit\" = \"Pay %@ a visit\";\n"])
  }

  @Test("texts that the files can't hold are left out with the reason")
  func leftOut() throws {
    let files = try exported(["en.yml": "a: A\nday: \"{day, date, short}\"\nlist: [x, y]\n"])
    #expect(files.changes == 1)
    #expect(files.leftOut.map { $0.prefix { $0 != ":" } }.sorted() == ["'day' in en", "'list' in en"])
  }

  @Test("a file with mistakes is refused with its path")
  func broken() throws {
    let path = "App/en.lproj/Localizable.strings"
    let failure = #expect(throws: FileSystem.Failure.self) {
      try exported(["en.yml": "a: A\n"], over: [path: "\"a\" = \"b;"])
    }
    #expect(failure?.path == path)
  }

  @Test("a file keeps its encoding")
  func encoding() throws {
    let text = "\"b\" = \"나\";\n"
    let old: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let catalog = ProjectFiles(["en.yml": "a: A\n"]).catalog
    let options = ReadingOptions(source: "en")
    let table = try StringsExport(at: Self.path, of: catalog, options: options).table
    let files = try AppleTableFiles([table], of: catalog) { $0.hasSuffix(".strings") ? old : nil }
    let new = try #require(files.files.first?.new)
    #expect(new.starts(with: old) && new.count > old.count)
  }

  @Test("a catalog that is a project's table gets all languages in one file")
  func catalog() throws {
    let options = ReadingOptions(source: "en")
    let catalog = ProjectFiles(["en.yml": "a: A\n", "ko.yml": "a: 가\n"], options: options).catalog
    let table = try StringsExport(at: "App/Localizable.xcstrings", of: catalog, options: options).table
    let files = try AppleTableFiles([table], of: catalog) { _ in nil }
    #expect(files.files.map(\.path) == ["App/Localizable.xcstrings"])
    #expect(files.changes == 2)
  }
}
