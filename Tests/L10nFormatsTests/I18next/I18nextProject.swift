import L10nCatalog
import L10nFormats
import L10nText

/// A project with files of i18next.
enum I18nextProject {
  /// Returns files by their paths.
  static func files(_ files: [String: String]) -> [InputFile] {
    files.sorted { $0.key < $1.key }.map { path, text in
      var file = InputFile(
        path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      file.dialect = .i18next
      return file
    }
  }

  /// The options of a project whose configuration has `format: i18next`.
  static func options(source: String = "en") -> ReadingOptions {
    var options = ReadingOptions(source: source, syntax: .i18next)
    options.dialect = .i18next
    return options
  }

  static func catalog(_ files: [String: String], source: String = "en") -> Catalog {
    CatalogReader.catalog(of: self.files(files), options: options(source: source))
  }
}
