package import L10nCatalog
package import L10nText

/// The files of a project together with their catalog, which is read when it is first needed after a change.
package struct ReadFiles {
  package private(set) var files: [InputFile]
  package let options: ReadingOptions
  private var known: Catalog?

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
      let catalog = known ?? CatalogReader.catalog(of: files, options: options)
      known = catalog
      return catalog
    }
  }

  /// Replaces the files.
  ///
  /// - Parameter catalog: their catalog, or `nil` if they haven't been read yet.
  mutating func replace(with files: [InputFile], _ catalog: Catalog? = nil) {
    self.files = files
    known = catalog
  }
}
