import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nProject
import L10nText

/// The folders that an editor has open, with its documents and their projects.
struct Workspace {
  /// The unit of columns.
  var encoding = PositionEncoding.utf16
  var client = ClientCapabilities()
  /// The folders, without links.
  private(set) var roots: [String] = []
  /// The paths by which the editor knows the folders that links lead to, by those without links.
  private var linkedRoots: [String: String] = [:]
  private(set) var projects: [Project] = []
  /// The open documents by the addresses that the editor gave them.
  private(set) var documents: [String: Document] = [:]
  private let disk: any FileTree

  init(disk: any FileTree) {
    self.disk = disk
  }

  /// The files as the editor shows them.
  var files: EditorFiles {
    EditorFiles(
      base: disk,
      documents: Dictionary(documents.values.map { ($0.path, $0.text.bytes) }) { first, _ in first })
  }

  // MARK: Folders

  /// Adds a folder, and the project in it.
  mutating func add(root path: String) {
    let real = disk.realPath(path) ?? path
    guard !roots.contains(real) else { return }
    roots.append(real)
    linkedRoots[real] = path == real ? nil : path
    addProject(around: real)
  }

  /// Removes a folder, with the projects in it.
  mutating func remove(root path: String) {
    let path = disk.realPath(path) ?? path
    roots.removeAll { $0 == path }
    projects.removeAll { project in !roots.contains { FilePath.isInside(project.base, $0) } }
    for root in roots { addProject(around: root) }
  }

  /// Adds the project of a directory, found in it or above it.
  private mutating func addProject(around directory: String) {
    let place = ConfigurationPlace(directory: directoryAround(translations: directory))
    guard let path = Project.configurationPath(at: place),
      !projects.contains(where: { $0.configurationPath == path })
    else { return }
    let project = Project(place, configuration: path)
    _ = project.update(from: files)
    projects.append(project)
  }

  /// Returns the directory around the nearest `translations` with a configuration, in which its paths start; the
  /// directory itself if it isn't in one.
  private func directoryAround(translations directory: String) -> String {
    let translations = FilePath.ancestors(directory).first { ancestor in
      FilePath.name(ancestor) == "translations"
        && disk.kind(of: FilePath.joined(ancestor, ConfigurationPlace.name), followingLinks: true) == .file
    }
    return translations.map(FilePath.parent) ?? directory
  }

  /// Returns the project that a translation file belongs to. One may name files of another one as those of another
  /// platform.
  func project(ofTranslations path: String) -> Project? {
    projects.first { $0.hasAsOwn(path) } ?? projects.first { $0.has(path) }
  }

  /// Returns the nearest project around a Swift file.
  func project(ofCode path: String) -> Project? {
    projects.filter { FilePath.isInside(path, $0.base) }.max { $0.base.utf8.count < $1.base.utf8.count }
  }

  // MARK: Documents

  mutating func open(_ uri: String, version: Int, text: String) {
    guard let path = DocumentURI.path(of: uri) else { return }
    let real = realPath(ofDocument: path)
    documents[uri] = Document(uri: uri, path: real, version: version, text: DocumentBuffer(text))
    _ = update()
  }

  /// Returns the path without links of a document, which may not exist yet.
  func realPath(ofDocument path: String) -> String {
    if let real = disk.realPath(path) { return real }
    let folder = FilePath.parent(path)
    return FilePath.joined(disk.realPath(folder) ?? folder, FilePath.name(path))
  }

  mutating func close(_ uri: String) {
    guard documents.removeValue(forKey: uri) != nil else { return }
    _ = update()
  }

  /// Changes the text of a document, and the strings of its projects.
  mutating func change(_ uri: String, version: Int, _ change: (inout DocumentBuffer) -> Void) {
    // Taken out, so that the text isn't copied.
    guard var document = documents.removeValue(forKey: uri) else { return }
    change(&document.text)
    document.version = version
    documents[uri] = document
    for project in projects { _ = project.change(document.path, to: document.text.bytes) }
    if projects.contains(where: { $0.configurationPath == document.path }) { _ = update() }
  }

  /// Reads what has changed on the disk. Returns a Boolean value indicating whether anything has.
  mutating func update() -> Bool {
    let count = projects.count
    projects.removeAll { !$0.hasConfiguration }
    let hasLost = projects.count < count
    let files = files
    let hasChanged = projects.reduce(false) { $1.update(from: files) || $0 }
    let kept = projects.count
    for directory in Set(roots + documents.values.map { FilePath.parent($0.path) }).sorted(by: KeyOrder.precedes) {
      addProject(around: directory)
    }
    return hasLost || hasChanged || projects.count > kept
  }

  /// Returns the address of a file: the editor's own if it has it open, or one in the folder as the editor knows it.
  func uri(of path: String) -> String {
    if let own = documents.values.filter({ $0.path == path }).map(\.uri).min(by: KeyOrder.precedes) { return own }
    let root = roots.first { linkedRoots[$0] != nil && FilePath.isInside(path, $0) }
    guard let root, let linked = linkedRoots[root] else { return DocumentURI.uri(of: path) }
    return DocumentURI.uri(of: FilePath.joined(linked, FilePath.relative(path, to: root)))
  }

  // MARK: Places

  /// A byte of a translation file.
  struct Cursor {
    let analysis: Analysis
    /// The index of the file in the catalog.
    let file: Int
    let byte: Int

    /// The key or the text at the byte.
    var entry: Entry? { analysis.entry(at: byte, inFile: file) }
  }

  /// Returns the document that parameters name, or `nil` if it isn't open.
  func document(_ parameters: JSONValue) throws(ResponseError) -> Document? {
    guard let uri = parameters.at("textDocument", "uri")?.string else { throw .missing("textDocument") }
    return documents[uri]
  }

  /// Returns the translation file that parameters name, or `nil` if no project has it.
  func file(_ parameters: JSONValue) throws(ResponseError) -> (analysis: Analysis, file: Int, buffer: DocumentBuffer)? {
    guard let document = try document(parameters),
      let analysis = project(ofTranslations: document.path)?.analysis(ofFile: document.path),
      let index = analysis.index(ofFile: document.path)
    else { return nil }
    return (analysis, index, analysis.buffer(ofFile: index))
  }

  /// Returns the place in a translation file that parameters name.
  func cursor(_ parameters: JSONValue) throws(ResponseError) -> Cursor? {
    guard let position = Position(parameters["position"]) else { throw .missing("position") }
    guard let (analysis, file, buffer) = try file(parameters) else { return nil }
    return Cursor(analysis: analysis, file: file, byte: buffer.byte(at: position, encoding))
  }

  /// Returns a range of a file of a catalog as the protocol's location.
  func location(of range: Range<Int>, inFile file: Int, of analysis: Analysis) -> Location {
    Location(
      uri: uri(of: analysis.path(ofFile: file)), range: analysis.buffer(ofFile: file).range(ofBytes: range, encoding))
  }
}
