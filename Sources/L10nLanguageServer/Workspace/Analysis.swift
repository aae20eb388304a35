import L10nCatalog
import L10nChecking
import L10nFormats
import L10nPipeline
import L10nReview
import L10nSwiftCode
import L10nText

/// The strings of a project at one time, with everything that features ask about them, which is determined when it is
/// first needed.
final class Analysis {
  let pipeline: Pipeline
  let catalog: Catalog
  let files: [InputFile]
  /// The paths of files without links, by the paths as shown.
  private let paths: [String: String]
  private let known: KnownFindings?
  /// The results for the strings before an edit, until those for these strings are there.
  private(set) var earlier: Earlier
  /// The strings of other platforms.
  let sources: [(configured: ConfiguredSource, analysis: Analysis)]
  private var marks: [Int: FileMarks] = [:]
  private var buffers: [Int: DocumentBuffer] = [:]

  /// The results that are used again after an edit that doesn't change them.
  struct Earlier {
    /// The messages that were checked last.
    var checked: CheckedMessages?
    var names: AccessorNames?
  }

  init(
    _ pipeline: Pipeline, _ catalog: Catalog, files: [InputFile], paths: [String: String], known: KnownFindings?,
    sources: [(configured: ConfiguredSource, analysis: Analysis)] = [], since earlier: Earlier = Earlier()
  ) {
    self.pipeline = pipeline
    self.catalog = catalog
    self.files = files
    self.paths = paths
    self.known = known
    self.sources = sources
    self.earlier = earlier
  }

  /// The catalog with the names of its accessors.
  var state: NamedCatalog { names.state }

  private lazy var names: AccessorNames = {
    let names = AccessorNames(in: catalog, pipeline, like: earlier.names)
    earlier.names = names
    return names
  }()

  /// The findings of `check` about these strings, but not those about other platforms' strings alone.
  private(set) lazy var outcome: CheckOutcome = {
    let compared = sources.map {
      CheckedSource($0.configured, at: $0.configured.path, $0.analysis.files, $0.analysis.outcome)
    }
    var outcome: CheckOutcome
    (outcome, earlier.checked) = pipeline.check(state, comparedWith: compared, since: earlier.checked)
    if let known { outcome.setAside(known.baseline, in: known.directory, options: pipeline.checking) }
    return outcome
  }()

  /// The messages as `show` prints them, without their findings, which editors show themselves.
  private(set) lazy var overview = CatalogOverview(
    state, names.declarations, findings: [], pipeline.configuration.emission)

  /// The calls of the accessors in Swift code.
  private(set) lazy var accessorCalls = AccessorCalls(state)

  /// The names in Swift code that would be accessors if their messages existed.
  private(set) lazy var unknownAccessors = UnknownAccessors(state, names.declarations)

  /// The indexes of the messages by the numbers of their keys.
  private(set) lazy var messages = Dictionary(
    catalog.messages.enumerated().map { ($1.key, $0) }
  ) { first, _ in first }

  private lazy var indexes: [String: Int] = Dictionary(
    catalog.files.enumerated().map { (path(ofShown: $1.path), $0) }
  ) { first, _ in first }

  /// Returns the message of a key, or `nil` if the key is that of a namespace.
  func message(_ key: Int) -> CatalogMessage? { messages[key].map { catalog.messages[$0] } }

  // MARK: Files

  /// Returns the index of a file in the catalog.
  func index(ofFile path: String) -> Int? { indexes[path] }

  /// Returns the path of a file of the catalog, without links.
  func path(ofFile index: Int) -> String { path(ofShown: catalog.files[index].path) }

  /// Returns the path of a file that is shown with a path.
  func path(ofShown path: String) -> String {
    if let known = paths[path] { return known }
    let absolute = FilePath.absolute(path, in: FileSystem.workingDirectory)
    return FileSystem.realPath(absolute) ?? absolute
  }

  /// Returns the strings that the file shown with a path belongs to: these, or those of another platform.
  func owner(ofShown path: String) -> Analysis {
    paths[path] == nil ? sources.first { $0.analysis.paths[path] != nil }?.analysis ?? self : self
  }

  /// Returns the file that a catalog shows with a path.
  func input(shownAt path: String) -> InputFile? { files.first { $0.shownPath == path } }

  /// Returns the text of a file of the catalog.
  func buffer(ofFile index: Int) -> DocumentBuffer {
    if let known = buffers[index] { return known }
    let buffer = DocumentBuffer(catalog.files[index].bytes)
    buffers[index] = buffer
    return buffer
  }

  /// Returns the keys and texts of a file of the catalog.
  func marks(ofFile index: Int) -> FileMarks {
    if let known = marks[index] { return known }
    let new = FileMarks(ofFile: index, in: self)
    marks[index] = new
    return new
  }
}
