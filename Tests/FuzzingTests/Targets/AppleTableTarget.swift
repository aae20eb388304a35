import L10nLanguage

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

/// A table for Apple's systems: it is always read in the same way, each of its strings is at its place, each key has a
/// unique name, and the names can be written to a file and read again.
enum AppleTableTarget {
  static func catalogViolations(_ input: [UInt8]) -> [String] {
    violations(of: InputFile(path: ["Localizable.xcstrings"], shownPath: "Localizable.xcstrings", bytes: input))
  }

  static func stringsViolations(_ input: [UInt8]) -> [String] {
    violations(of: input, named: "Localizable.strings")
  }

  static func stringsdictViolations(_ input: [UInt8]) -> [String] {
    violations(of: input, named: "Localizable.stringsdict")
  }

  static func androidViolations(_ input: [UInt8]) -> [String] {
    violations(of: input, named: "strings.xml", in: "values-en")
  }

  /// A file of Flutter says its language by its own name.
  static func arbViolations(_ input: [UInt8]) -> [String] {
    violations(of: input, named: "app_en.arb", in: "l10n")
  }

  /// Only the configuration says that a file is one of i18next's.
  static func i18nextViolations(_ input: [UInt8]) -> [String] {
    violations(of: input, named: "common.json", in: "en", dialect: .i18next)
  }

  static func poViolations(_ input: [UInt8]) -> [String] { violations(of: input, named: "en.po", in: "po") }

  /// A file with one language can also be edited and merged.
  private static func violations(
    of input: [UInt8], named name: String, in folder: String = "en.lproj", dialect: FileDialect? = nil
  ) -> [String] {
    let path = [folder, name]
    var file = InputFile(path: path, shownPath: path.joined(separator: "/"), bytes: input)
    file.dialect = dialect
    guard let text = file.text, let format = file.format else { return [] }
    var violations = violations(of: file)
    if let keyed = format.keyedText(of: text), keyed.bytes(separator: format.separator) != text {
      violations.append("the texts below keys are not the file")
    }
    let lines = LineTable(text)
    // Keys and comments aren't messages, and of several members with one key, only the last one is.
    let messages = dialect != nil ? Set(texts(of: format.read(text).root).map(\.offset)) : nil
    let values = format.editableTexts(in: text).filter { messages?.contains($0.offset) ?? true }
    for value in values.prefix(50) where format.read(text).isSound {
      let end = value.text.utf8.count
      let change = TextReplacement(range: end..<end, replacement: "\"a\\")
      guard let edits = value.editor(in: text, lines: lines).changes([change], besides: [])?.map(\.edit) else {
        continue
      }
      let edited = format.read(TextEdit.apply(edits, to: text, in: 0..<text.count))
      let wanted = value.text + change.replacement
      if !edited.isSound || !texts(of: edited.root).contains(where: { $0.text == wanted }) {
        violations.append("an edited text is read as another one")
      }
    }
    return violations
  }

  private static func violations(of file: InputFile) -> [String] {
    guard let text = file.text, let document = file.format?.read(text) else { return [] }
    var violations: [String] = []
    let scalars = String(decoding: document.bytes, as: UTF8.self).unicodeScalars.count
    for problem in document.problems where !(0...scalars).contains(problem.offset) {
      violations.append("a problem is outside of the file")
    }
    for text in texts(of: document.root) where !(0...scalars).contains(text.offset) {
      violations.append("a string is outside of the file")
    }
    var options = ReadingOptions(source: "en")
    options.dialect = file.dialect
    let catalog = CatalogReader.catalog(of: [file], options: options)
    let paths = Set(catalog.derivedNames.map(\.path))
    if paths.count < catalog.derivedNames.count { violations.append("two keys have one name") }
    return violations + unkept(catalog, file)
  }

  /// Returns the names that differ between a file of names and a catalog that is read with this file.
  private static func unkept(_ catalog: Catalog, _ file: InputFile) -> [String] {
    guard !catalog.derivedNames.isEmpty else { return [] }
    guard let names = KeyNamesFile.adding(catalog.derivedNames, to: nil) else { return ["names can't be written"] }
    var options = ReadingOptions(source: "en")
    options.names = SourceFile(path: "names.yml", bytes: names)
    let again = CatalogReader.catalog(of: [file], options: options)
    if !again.derivedNames.isEmpty { return ["names are derived although they are in the file"] }
    return again.messages.map(\.keyPath) == catalog.messages.map(\.keyPath)
      ? [] : ["other names with the file of names"]
  }

  private static func texts(of node: DocumentNode?) -> [DocumentNode] {
    guard let node else { return [] }
    switch node.content {
    case .text: return [node]
    case .unread: return []
    case .list(let items): return items.flatMap { texts(of: $0) }
    case .mapping(let entries): return entries.flatMap { texts(of: $0.value) }
    }
  }
}
