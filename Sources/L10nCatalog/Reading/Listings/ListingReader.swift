import L10nFormats
import L10nText

/// Reads the files of a store's listing.
struct ListingReader {
  private let options: ListingOptions
  private let newestVersion: Int?
  /// The locale that the others are compared with.
  private let source: String
  /// The key paths that have a file in the source's own folder.
  private let sourceKeys: Set<[String]>
  /// The folders that were reported, because the store has no such locale.
  private var unknownFolders: Set<String> = []
  /// The facts that the catalog keeps of the listing.
  private(set) var listing: Listing

  init(_ options: ListingOptions, source: String, of files: [InputFile]) {
    self.options = options
    self.source = source
    let store = options.store
    newestVersion = store.newestVersion(among: files.lazy.map(\.path))
    sourceKeys = Set(
      files.lazy.filter { $0.path.first.flatMap(store.locale) == source }.compactMap { store.key(ofFile: $0.path) })
    listing = Listing(store: store)
    for file in files where store.newestVersion(among: [file.path]) != nil {
      if let locale = file.path.first.flatMap(store.locale) { listing.localesWithNotes.insert(locale) }
    }
  }

  private var store: Store { options.store }

  /// Reads a file.
  ///
  /// - Parameter index: the index of the file in the catalog.
  /// - Returns: the file with its text, or `nil` if it has none that counts, and its problems.
  mutating func read(
    _ content: FileContent, of file: InputFile, _ index: Int
  ) -> (file: BundleFile?, problems: [BundleProblem]) {
    guard let folder = file.path.first, !store.isOfOlderVersion(file.path, than: newestVersion) else {
      return (nil, [])
    }
    let isForAll = store.isForAllLocales(folder)
    if isForAll, store.key(ofFile: file.path).map(sourceKeys.contains) ?? true { return (nil, []) }
    guard let locale = isForAll ? source : store.locale(ofFolder: folder) else { return (nil, unknown(folder, index)) }
    func problem(_ explanation: String, at offset: Int = 0) -> BundleProblem {
      BundleProblem(
        kind: .encoding(explanation: explanation), place: Place(file: index, offset: offset), language: locale)
    }
    var result = BundleFile(
      index: index, language: locale, namespace: store.key(ofFile: file.path) ?? [], root: nil, format: .listing,
      isComplete: true)
    let unread = DocumentNode(offset: 0, content: .unread)
    switch content {
    case .unread:
      result.isComplete = !result.namespace.isEmpty
      result.root = unread
      return (result, [])
    case .tooLarge:
      result.root = unread
      return (result, [problem("the file is larger than \(InputFile.sizeLimit >> 20) MiB; shorten it")])
    case .refused(let explanation):
      result.root = unread
      return (result, [problem(explanation)])
    case .document(let document):
      result.root = document.root
      if document.root?.text?.isEmpty == true {
        listing.emptyFiles[[locale] + result.namespace] = index
        result.root = nil
      }
      return (
        result,
        [
          document.illFormed.map { problem($0.explanation, at: $0.offset) },
          markProblem(file.bytes).map { problem($0) },
        ]
        .compactMap(\.self)
      )
    }
  }

  /// Returns the problem of a byte-order mark, which fastlane doesn't understand.
  private func markProblem(_ bytes: [UInt8]) -> String? {
    switch bytes.prefix(2) {
    case [0xEF, 0xBB]:
      "the file begins with a byte-order mark, which \(store.uploader) uploads as a character; save it as UTF-8 "
        + "without one"
    case [0xFF, 0xFE], [0xFE, 0xFF]: "this file is UTF-16, which \(store.uploader) can't read; save it as UTF-8"
    default: nil
    }
  }

  private mutating func unknown(_ folder: String, _ index: Int) -> [BundleProblem] {
    guard unknownFolders.insert(folder).inserted else { return [] }
    return [
      BundleProblem(
        kind: .unknownLocale(folder, store, suggestion: store.nearestLocale(to: folder)),
        place: Place(file: index, offset: 0))
    ]
  }

  /// Descriptions of the texts for translators, which the project's own metadata replaces.
  var metadata: [Metadata.Entry] {
    store.texts.map { text in
      var fields = MetadataFields()
      fields.description = text.description(in: store)
      let key = [store.rawValue, text.name] + (text.isOfVersion ? ["*"] : [])
      return Metadata.Entry(glob: KeyGlob(segments: key), place: Place(file: 0, offset: options.offset), fields: fields)
    }
  }

  /// Returns the problems of the listing as a whole.
  func problems(of options: ReadingOptions) -> [BundleProblem] {
    guard let language = self.options.missingSource else { return [] }
    return [
      BundleProblem(
        kind: .noSourceLocale(of: language, guess: options.source),
        place: Place(file: 0, offset: self.options.offset))
    ]
  }
}
