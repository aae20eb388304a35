import L10nExtraction
import L10nProject
import L10nText

/// The keys in the `.stringsdata` files of builds, by the files of the project that the compiler found them in.
struct BuildStrings {
  /// The keys of each file that didn't change after the build, by its index.
  private(set) var entries: [Int: Set<StringsData.Entry>] = [:]
  /// The keys that App Shortcuts use, without the files.
  private(set) var keysWithoutFile: Set<String> = []
  /// The paths of the files that changed after the build, sorted.
  private(set) var changed: [String] = []
  /// The paths of sources that aren't on this machine and match no file of the project, sorted.
  private(set) var unmatched: [String] = []

  private struct Document {
    let data: StringsData
    let time: ModificationTime
  }

  /// Reads all files in some folders.
  ///
  /// - Parameter code: the files of the project.
  init(in places: [String], of code: ProjectCode) throws(Refusal) {
    let documents = try Self.documents(in: places)
    keysWithoutFile = Set(documents.filter { !$0.data.isOfFile }.flatMap(\.data.entries).map(\.key))
    let bySource = Dictionary(grouping: documents.filter { $0.data.isOfFile && $0.data.hasTypes }, by: \.data.source)
    let directory = FileSystem.workingDirectory
    let paths = code.files.map { FilePath.absolute($0.path, in: directory) }
    let indexes = indexes(of: Set(bySource.keys), among: paths)
    for (index, sources) in indexes {
      let time = ModificationTime(of: paths[index])
      let current = sources.flatMap { bySource[$0] ?? [] }.filter { document in
        time.map { $0 <= document.time } ?? false
      }
      if current.isEmpty {
        changed.append(code.files[index].path)
      } else {
        entries[index] = Set(current.flatMap(\.data.entries))
      }
    }
    changed.sort()
    unmatched.sort()
  }

  private static func documents(in places: [String]) throws(Refusal) -> [Document] {
    var documents: [Document] = []
    var damaged: [FileSystem.Failure] = []
    do throws(FileSystem.Failure) {
      for place in places {
        let paths = try Self.paths(at: place)
        guard !paths.isEmpty else {
          throw FileSystem.Failure(
            path: place, reason: "there is no .stringsdata file here; build with SWIFT_EMIT_LOC_STRINGS=YES")
        }
        for path in paths {
          guard let time = ModificationTime(of: path), let data = StringsData(try FileSystem.bytes(of: path)) else {
            damaged.append(.init(path: path, reason: "this isn't a .stringsdata file of a compiler; build again"))
            continue
          }
          documents.append(Document(data: data, time: time))
        }
      }
    } catch {
      throw .file(error)
    }
    guard damaged.isEmpty else { throw .files(damaged) }
    return documents
  }

  private static func paths(at place: String) throws(FileSystem.Failure) -> [String] {
    let ending = ".stringsdata"
    if FileSystem.kind(of: place) == .file { return place.hasSuffix(ending) ? [place] : [] }
    // These files are in the folders of builds, which are skipped elsewhere.
    return try FileSearch(endings: [ending], excludes: { _ in false }).files(below: place, names: FileSystem.names)
  }

  /// Returns the sources that each file is, and notes those that aren't found. Others on this machine are those of
  /// packages, or were generated.
  private mutating func indexes(of sources: Set<String>, among paths: [String]) -> [Int: [String]] {
    let known = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    var indexes: [Int: [String]] = [:]
    var foreign: Set<String> = []
    for source in sources.sorted() {
      if let index = known[source] ?? FileSystem.realPath(source).flatMap({ known[$0] }) {
        indexes[index, default: []].append(source)
      } else if FileSystem.kind(of: source) != .file {
        foreign.insert(source)
      }
    }
    let matches = SourceMatches(foreign, among: paths).files
    for source in foreign.sorted() {
      if let index = matches[source] {
        indexes[index, default: []].append(source)
      } else {
        unmatched.append(source)
      }
    }
    return indexes
  }
}
