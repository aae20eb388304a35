import L10nCatalog
import L10nFormats
import L10nText

/// The places where languages' missing messages belong.
struct MissingPlaces {
  /// The place of a missing message, and whether the language has a file for it.
  struct Spot {
    var place: Place
    var hasFile = true
  }

  private let catalog: Catalog
  private let keys: WrittenKeys
  /// The number of languages that each file has.
  private let languageCounts: [Int: Int]
  private var rootFiles: [Int: (file: Int, hasRootKeys: Bool)] = [:]
  /// The file of a language for the strings in another language's file, by both.
  private var counterparts: [[Int]: Int?] = [:]

  init(_ catalog: Catalog, _ keys: WrittenKeys) {
    self.catalog = catalog
    self.keys = keys
    languageCounts = Dictionary(catalog.bundles.flatMap(\.files).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Returns the place for a message that a language doesn't have.
  ///
  /// - Parameters:
  ///   - source: its text in the source language.
  ///   - parent: the nearest key path above it that the language has.
  mutating func spot(
    of message: CatalogMessage, _ source: LocalizedMessage, in language: Int, parent: BundleEntry?
  ) -> Spot {
    let file = source.keyPlace.file
    // A file that has all languages has the key.
    if catalog.bundles[language].files.contains(file) || languageCounts[file, default: 0] > 1 {
      return Spot(place: source.keyPlace)
    }
    if let place = catalog.bundles[language].untranslated[message.key] { return Spot(place: place) }
    if let parent { return Spot(place: parent.keyPlace) }
    if let counterpart = counterpart(of: file, in: language) { return Spot(place: Place(file: counterpart, offset: 0)) }
    let found = rootFiles[language] ?? rootFile(of: language)
    rootFiles[language] = found
    let isAnyFile = found.hasRootKeys && !keys.isOfTable(message.keyPath)
    return Spot(
      place: Place(file: found.file, offset: 0),
      hasFile: isAnyFile || catalog.keys.parent(message.key) == KeyTree.root)
  }

  /// Returns the language's file of the same name in a sibling folder: `ko.lproj/Shop.strings` for
  /// `en.lproj/Shop.strings`; or else the first one there if all files in it are one table.
  private mutating func counterpart(of file: Int, in language: Int) -> Int? {
    if let known = counterparts[[file, language]] { return known }
    let path = catalog.files[file].path
    let siblings = catalog.bundles[language].files.filter { other in
      FilePath.parent(FilePath.parent(catalog.files[other].path)) == FilePath.parent(FilePath.parent(path))
    }
    let areOneTable = BundleFormats.format(ofFile: FilePath.name(path))?.tableName != nil
    let found =
      siblings.first { FilePath.name(catalog.files[$0].path) == FilePath.name(path) }
      ?? (areOneTable ? siblings.first : nil)
    counterparts[[file, language]] = .some(found)
    return found
  }

  /// Returns the file for keys without a parent: one that has such keys or, if there is none, the first, whose name is
  /// a namespace.
  private func rootFile(of language: Int) -> (file: Int, hasRootKeys: Bool) {
    let sibling = catalog.messages.first { catalog.keys.parent($0.key) == KeyTree.root && $0.isIn(language: language) }
    if let file = sibling?.texts[language]?.keyPlace.file { return (file, true) }
    let bundle = catalog.bundles[language]
    if let file = bundle.rootFile { return (file, true) }
    return (bundle.files.first ?? 0, bundle.files.isEmpty)
  }
}
