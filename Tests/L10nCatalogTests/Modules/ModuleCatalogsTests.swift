import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("The strings of modules")
struct ModuleCatalogsTests {
  private func file(_ path: String, _ text: String) -> InputFile {
    InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
  }

  /// - Parameter modules: the content of `modules`.
  private func modules(
    _ files: KeyValuePairs<String, String>, _ modules: String, _ settings: String = ""
  ) throws -> ModuleCatalogs {
    let text = "source: en\ntranslations: .\n\(settings)modules:\n\(modules)"
    guard
      case .configuration(let configuration) = ConfigurationReader.read(
        SourceFile(path: "l10n.yml", bytes: Array(text.utf8)))
    else {
      throw Mistake(text: text)
    }
    let catalog = CatalogReader.catalog(of: files.map { file($0.key, $0.value) }, options: configuration.reading)
    return ModuleCatalogs(
      catalog, configuration.modules, directory: ".", usesNamespaces: configuration.reading.usesNamespaces)
  }

  private struct Mistake: Error {
    let text: String
  }

  private func keyPaths(_ modules: ModuleCatalogs) -> [[String]] {
    modules.catalogs().map { $0.catalog.messages.map(\.keyPath) }
  }

  @Test("tables with the same name have key paths without the folders that distinguish them")
  func tables() throws {
    let modules = try modules(
      [
        "App/en.lproj/Localizable.strings": "title = \"App\";\n",
        "App/en.lproj/Errors.strings": "lost = \"Lost\";\n",
        "Kit/Resources/en.lproj/Localizable.strings": "title = \"Kit\";\n\"a b\" = \"A b\";\n",
        "Kit/Resources/en.lproj/Errors.strings": "lost = \"Lost\";\n",
        "Kit/Resources/en.lproj/Only.strings": "one = \"One\";\n",
      ], "  - { name: App, translations: App }\n  - { name: Kit, translations: Kit }\n")
    #expect(keyPaths(modules) == [["Errors.lost", "title"], ["Errors.lost", "Only.one", "a_b", "title"]])
    let kit = modules.catalogs()[1]
    #expect(kit.projectKeyPaths["title"] == "Kit.Resources.title")
    #expect(kit.projectKeyPaths(of: "gone").contains("Kit.Resources.gone"))
    #expect(kit.tableNames["Errors"] == "Kit/Resources/Errors")
    #expect(kit.accessors.collisions.isEmpty)
    #expect(modules.filesWithoutModule == [])
  }

  @Test("tables with the same name in one module keep the folders that distinguish them")
  func tablesOfOneModule() throws {
    let modules = try modules(
      [
        "App/en.lproj/Localizable.strings": "title = \"App\";\n",
        "Kit/A/en.lproj/Localizable.strings": "title = \"A\";\n",
        "Kit/B/en.lproj/Localizable.strings": "title = \"B\";\n",
      ], "  - { name: App, translations: App }\n  - { name: Kit, translations: Kit }\n")
    #expect(keyPaths(modules) == [["title"], ["A.title", "B.title"]])
  }

  @Test("a message belongs to the module with the nearest place, or with its namespace")
  func nearest() throws {
    let modules = try modules(
      [
        "Kit/en.yml": "title: Kit\n", "Kit/Sub/en.yml": "title: Sub\n", "en.yml": "store: { a: A }\ntitle: App\n",
        "Kit/Sub/More/en.yml": "deep: Deep\n",
      ],
      "  - { name: App, translations: . }\n  - { name: Store, translations: ., include: [store] }\n"
        + "  - { name: Kit, translations: Kit }\n  - { name: Sub, translations: Kit/Sub }\n")
    #expect(keyPaths(modules) == [["title"], ["store.a"], ["title"], ["More.deep", "title"]])
  }

  @Test("files outside all modules are listed")
  func withoutModule() throws {
    let modules = try modules(
      ["Kit/en.yml": "title: Kit\n", "App/en.yml": "title: App\n"], "  - { name: Kit, translations: Kit }\n")
    #expect(modules.filesWithoutModule == ["App/en.yml"])
    // The system reads these.
    let system = try self.modules(
      ["Kit/en.lproj/Kit.strings": "a = b;", "App/en.lproj/InfoPlist.strings": "CFBundleName = b;"],
      "  - { name: Kit, translations: Kit }\n")
    #expect(system.filesWithoutModule == [])
    #expect(keyPaths(modules) == [["title"]])
  }

  @Test("key paths are unchanged if folders aren't namespaces")
  func withoutNamespaces() throws {
    let modules = try modules(
      ["Kit/en.yml": "Kit: { title: Kit }\n"], "  - { name: Kit, translations: Kit }\n", "namespaces: false\n")
    #expect(keyPaths(modules) == [["Kit.title"]])
  }

  @Test("names that collide without the folders are reported with the project's key paths")
  func collisions() throws {
    let modules = try modules(
      ["Kit/A/en.yml": "title: A\n", "Kit/B/en.yml": "title: B\n"], "  - { name: Kit, translations: [Kit/A, Kit/B] }\n")
    let collisions = modules.catalogs().flatMap(\.collisions)
    #expect(collisions.contains { $0.subject == .name("L10n.title") })
    #expect(Set(collisions.map(\.second.place.file)).count == 1)
  }

  @Test("a message's former key belongs to its module")
  func formerKeys() throws {
    let modules = try modules(
      [
        "Kit/en.yml": "title: Kit\nname: Name\n",
        "metadata.yml": "Kit.title: { renamed-from: Kit.heading }\nKit.name: { renamed-from: App.name }\n",
      ], "  - { name: Kit, translations: Kit }\n")
    let messages = modules.catalogs()[0].catalog.messages
    #expect(messages.map { $0.metadata.formerKey?.path } == [nil, "heading"])
  }
}
