import CatalogTestSupport

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEditing
@testable import L10nFormats
@testable import L10nPipeline
@testable import L10nText

/// A project whose strings a test edits.
struct EditedProject {
  var files: ProjectFiles
  var names: String?

  init(_ texts: [String: String], names: String? = nil, languages: [String]? = nil) {
    let isOfI18next = texts["en/translation.json"] != nil
    var options = ReadingOptions(source: "en", languages: languages, syntax: isOfI18next ? .i18next : .icu)
    options.dialect = isOfI18next ? .i18next : nil
    files = ProjectFiles(texts, options: options)
    self.names = names
  }

  /// The pipeline of the project.
  var pipeline: Pipeline {
    var options = files.options
    options.names = names.map { SourceFile(path: "names.yml", bytes: Array($0.utf8)) }
    return Pipeline(options)
  }

  var catalog: Catalog { pipeline.catalog(of: files.inputs) }

  /// Makes an edit.
  mutating func apply(_ edit: ProjectEdit) {
    files = files.applying(edit.changes)
    names = edit.names.map { String(decoding: $0, as: UTF8.self) } ?? names
  }

  /// Renames a message.
  mutating func rename(_ old: String, to new: String, keepsFormer: Bool = false) throws(EditRefusal) {
    let catalog = catalog
    guard let message = catalog.messagesByKeyPath[old] else {
      throw .reason("no message '\(old)'", at: nil)
    }
    apply(
      try pipeline.renaming(
        message, to: KeySegment.split(new) ?? [], keepsFormer: keepsFormer, in: catalog, files.inputs))
  }

  /// Adds a message with its texts by language.
  mutating func add(_ key: String, _ texts: [String: String]) throws(EditRefusal) {
    apply(try pipeline.adding(KeySegment.split(key) ?? [], texts, to: catalog, files.inputs))
  }

  /// Formats the files.
  @discardableResult
  mutating func format() throws(EditRefusal) -> ProjectFormatting {
    let formatting = try pipeline.formatting(catalog, files.inputs)
    apply(formatting.edit)
    return formatting
  }

  /// Removes messages.
  mutating func remove(_ keys: Set<String>) throws(EditRefusal) {
    apply(try pipeline.removingAll(keys, from: catalog, files.inputs))
  }
}

extension EditRefusal {
  /// The sentence, or those of the findings.
  var text: String {
    switch self {
    case .reason(let reason, _): reason
    case .findings(let findings, _): findings.map(\.message).joined(separator: "\n")
    }
  }

  /// The place that the sentence is about: its file, line and column.
  var place: String? {
    guard case .reason(_, let location?) = self else { return nil }
    return "\(location.file):\(location.line):\(location.column)"
  }
}
