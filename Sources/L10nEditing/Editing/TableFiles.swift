import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// The files of tables, with the places of their keys.
struct TableFiles {
  private let files: [Table]

  private struct Table {
    let file: InputFile
    /// The parts of its path that the files of a table have in common.
    let name: [String]
    /// The positions of its keys, in scalars.
    let offsets: [String: Set<Int>]
  }

  init(_ files: [InputFile], options: ReadingOptions) {
    let listed = options.languages.map { $0.compactMap { LanguageTag($0) } }
    let templates = TemplateTables(files.map(\.path), listed: listed)
    self.files = files.filter(\.isTable).map { file in
      Table(file: file, name: Self.name(of: file, templates, listed), offsets: Self.offsets(in: file))
    }
  }

  /// Returns the files of the tables that some files belong to, including those of other languages and companions.
  ///
  /// - Parameter paths: the paths of the files, as a catalog shows them.
  func besides(_ paths: Set<String>) -> [InputFile] {
    tables(besides: paths).map(\.file)
  }

  /// Returns the places of a key in these files.
  func places(ofKey key: String, besides paths: Set<String>) -> [(file: InputFile, offset: Int)] {
    tables(besides: paths).flatMap { table in (table.offsets[key] ?? []).sorted().map { (table.file, $0) } }
  }

  private func tables(besides paths: Set<String>) -> [Table] {
    let names = Set(files.filter { paths.contains($0.file.shownPath) }.map(\.name))
    return files.filter { names.contains($0.name) }
  }

  private static func name(of file: InputFile, _ templates: TemplateTables, _ listed: [LanguageTag]?) -> [String] {
    if file.isTemplate { return templates.namespace(of: file.path).map { $0.lowercased() } }
    let base = file.format?.tables?.folders?.base
    let path = file.path.filter { $0 != base }
    return BundlePath(path, listed: listed).namespace.map { $0.lowercased() }
  }

  private static func offsets(in file: InputFile) -> [String: Set<Int>] {
    guard let format = file.format, let text = file.text else { return [:] }
    let document = format.read(text)
    let entries = document.sources.isEmpty ? document.root?.entries ?? [] : document.sources
    return (format.hasAllLanguages ? entries.flatMap(\.value.entries) : entries).reduce(into: [:]) { offsets, entry in
      offsets[entry.key, default: []].insert(entry.keyOffset)
    }
  }
}
