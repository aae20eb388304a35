package import L10nCatalog
import L10nFormats
package import L10nText

/// The files of a project together with their catalog, which is read when it is first needed after a change. Files that
/// haven't changed aren't read again.
package struct ReadFiles {
  package private(set) var files: [InputFile]
  package let options: ReadingOptions
  private var known: Catalog?
  /// The catalog before the last change, or `nil` if there is none.
  private var earlier: Catalog?
  private var contents = KnownContents()

  /// Joins files with their catalog.
  ///
  /// - Parameters:
  ///   - catalog: the catalog of exactly these files, or `nil` if they haven't been read yet.
  ///   - options: the options for reading them.
  package init(_ files: [InputFile], _ catalog: Catalog? = nil, options: ReadingOptions) {
    self.files = files
    self.options = options
    known = catalog
  }

  /// The catalog of the files.
  package var catalog: Catalog {
    mutating get {
      let catalog =
        known ?? CatalogReader.catalog(of: files, options: options, since: earlier) { contents.contents(of: $0) }
      (known, earlier) = (catalog, nil)
      return catalog
    }
  }

  /// Replaces the files.
  package mutating func replace(with files: [InputFile]) {
    guard files != self.files else { return }
    self.files = files
    (known, earlier) = (nil, known ?? earlier)
  }

  /// Returns the content of one of the files.
  mutating func content(of file: InputFile) -> FileContent { contents.content(of: file) }

  /// Takes the content of a file that may be among the next ones.
  mutating func take(_ content: FileContent, of file: InputFile) { contents.take(content, of: file) }
}
