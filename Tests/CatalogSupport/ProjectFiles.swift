@testable import L10nCatalog
@testable import L10nText

/// The files of a project, with their texts by path.
package struct ProjectFiles {
  package var texts: [String: String]
  package var options: ReadingOptions

  package init(_ texts: [String: String], options: ReadingOptions = ReadingOptions(source: "en")) {
    self.texts = texts
    self.options = options
  }

  /// The files in the order of their paths.
  package var inputs: [InputFile] {
    texts.sorted { $0.key < $1.key }.map { path, text in
      var file = InputFile(
        path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      file.dialect = options.dialect
      return file
    }
  }

  /// The strings of the files.
  package var catalog: Catalog { CatalogReader.catalog(of: inputs, options: options) }

  /// Returns the files with changes.
  package func applying(_ changes: [FileChange]) -> ProjectFiles {
    var files = self
    files.texts.merge(changes.texts) { $1 }
    return files
  }
}

extension [FileChange] {
  /// The new texts by path.
  package var texts: [String: String] {
    Dictionary(map { ($0.path.joined(separator: "/"), String(decoding: $0.new, as: UTF8.self)) }) { first, _ in first }
  }
}
