import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Keys of exported tables")
struct AppleTableNamesTests {
  private func names(
    of path: String, _ names: String = "", project: [String: String] = ["en.yml": "a: A\n"], table: String = ""
  ) throws -> AppleTableNames {
    var options = ReadingOptions(source: "en")
    options.names = names.isEmpty ? nil : SourceFile(path: "names.yml", bytes: Array(names.utf8))
    let project = ProjectFiles(project, options: options)
    let file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: Array(table.utf8))
    let own = CatalogReader.catalog(of: table.isEmpty ? [] : [file], options: options.withoutProject)
    return try AppleTableNames(of: file, own, in: project.catalog, options: options)
  }

  @Test("a key is the key path, without quotes and below the table's namespace")
  func derived() throws {
    let localizable = try names(of: "Localizable.xcstrings")
    #expect(localizable.key(of: ["store", "title"]) == "store.title")
    #expect(localizable.key(of: ["Sign in. Now"]) == "Sign in. Now")
    let shop = try names(of: "App/Shop.xcstrings")
    #expect(shop.key(of: ["Shop", "a", "b"]) == "a.b")
    #expect(shop.key(of: ["Shop"]) == nil)
    #expect(shop.key(of: ["Other", "a"]) == nil)
  }

  @Test("names.yml gives keys their names, and keys of other tables aren't the table's own")
  func named() throws {
    let text = "Localizable:\n  hello: \"Hello %@\"\nShop:\n  pay: \"Pay %@\"\n  farewell: \"Bye\"\n"
    let localizable = try names(of: "Localizable.xcstrings", text)
    #expect(localizable.key(of: ["hello"]) == "Hello %@")
    #expect(localizable.key(of: ["other"]) == "other")
    #expect(localizable.key(of: ["Shop", "new"]) == nil)
    let shop = try names(of: "Shop.xcstrings", text)
    #expect(shop.key(of: ["Shop", "pay"]) == "Pay %@")
    #expect(shop.key(of: ["Shop", "new"]) == "new")
    #expect(shop.key(of: ["hello"]) == nil)
  }

  @Test("a key that the file has under a derived name keeps it")
  func derivedOfFile() throws {
    let table = StringCatalogText.catalog(
      StringCatalogText.entry("Save it!", ["en": StringCatalogText.unit("Save it!")]))
    let own = try names(of: "Localizable.xcstrings", table: table)
    #expect(own.key(of: ["save_it"]) == "Save it!")
    #expect(own.path(of: "Save it!") == "save_it")
    #expect(own.path(of: "unknown") == "unknown")
  }

  @Test("a file belongs to the table whose folders it is in, and is refused if it could be several tables'")
  func folders() throws {
    let text = "App/Main:\n  App.Main.a: \"A!\"\nKit/Main:\n  Kit.Main.b: \"B!\"\n"
    let app = try names(of: "/src/App/en.lproj/Main.strings", text)
    #expect(app.path(of: "A!").hasSuffix("a"))
    #expect(throws: FileSystem.Failure.self) { try names(of: "Main.strings", text) }
    #expect(throws: FileSystem.Failure.self) { try names(of: "Other/Main.strings", text) }
  }
}
