import L10nFormats
import L10nText

/// A project's strings as a localization catalog for the translators of one language, as Xcode exports it: a folder
/// with an XLIFF file and the files that its strings come from.
package struct LocalizationCatalogExport {
  /// The paths of the folder's files, relative to it, with their bytes. The XLIFF file isn't included.
  package private(set) var files: [(path: String, bytes: [UInt8])] = []

  /// Returns the path of the XLIFF file, relative to the folder.
  package static func contents(_ language: String) -> String { "\(contentsFolder)/\(language).xliff" }

  /// The folder of the XLIFF file.
  package static let contentsFolder = "Localized Contents"
  private static let sourcesFolder = "Source Contents"

  /// The path of the file that describes the folder, relative to it.
  package static let facts = "contents.json"

  /// - Parameters:
  ///   - project: the name of the project.
  ///   - facts: the existing file that describes the folder, by Xcode or by an earlier export, or `nil` if there is
  ///     none. It is kept if it is for the same languages, because it names the program that created it.
  package init(_ units: ProjectUnits, project: String, facts: [UInt8]? = nil) {
    let source = units.files.first?.source ?? ""
    let present = facts.flatMap { Self.isFor(source, units.language, $0) ? $0 : nil }
    files.append((Self.facts, present ?? Self.facts(source: source, target: units.language, project: project)))
    for file in units.files {
      // A file outside the project's directory also gets a place in the folder.
      let components = file.original.split(separator: "/").filter { $0 != ".." }
      let path = ([Self.sourcesFolder] + components.map(String.init)).joined(separator: "/")
      files.append((path, file.input.withoutTranslations))
    }
  }

  private static func isFor(_ source: String, _ target: String, _ facts: [UInt8]) -> Bool {
    let file = InputFile(path: [Self.facts], shownPath: Self.facts, bytes: facts)
    guard case .document(let document) = FileContent(of: file) else { return false }
    let fields = document.root?.entries ?? []
    return fields.value("developmentRegion")?.text == source && fields.value("targetLocale")?.text == target
  }

  private static func facts(source: String, target: String, project: String) -> [UInt8] {
    let tool = JSONValue.object([("toolID", .string(XLIFFTool.ownID)), ("toolName", .string(XLIFFTool.ownName))])
    let facts = JSONValue.object([
      ("developmentRegion", .string(source)), ("project", .string(project)), ("targetLocale", .string(target)),
      ("toolInfo", tool), ("version", .string("1.0")),
    ])
    return Array(JSONLayout.xcode.text(of: facts).utf8)
  }
}

extension InputFile {
  /// The bytes of the file; if it has all languages, without the translations.
  fileprivate var withoutTranslations: [UInt8] {
    text.flatMap { format?.exchange?.withoutTranslations($0) }.map(encoded) ?? bytes
  }
}
