import L10nCatalog
import L10nFormats
import L10nProject
import L10nText

/// The files that a project's strings come from, as the file system describes them: the translation files, the
/// configuration, and the files that it names.
///
/// They are looked at again and again, instead of waiting for events of the system: that works on every system and every
/// file system, such as those of containers and of network drives.
struct WatchedFiles: Equatable {
  /// The identity of each file, by its path.
  private(set) var identities: [String: String] = [:]

  private static let folderLimit = 10_000
  private var folders = 0

  /// Looks at the files of a project.
  ///
  /// - Parameter languages: the languages of its tables that have a file for each.
  init(of project: LoadedConfiguration, languages: [String]) {
    let tables = project.configuration.reading.tables.map { FilePath.joined(project.base, $0.path) }
    add(project.path)
    for path in [project.names, project.baseline].compactMap({ $0 }) + project.paths.settings { add(path) }
    for path in tables {
      for language in languages { add(path.replacing("{language}", with: language)) }
    }
    for paths in [project.paths] + project.sources.map(\.project.paths) {
      for path in paths.shown { visit(path, [], paths.store) }
    }
  }

  /// Returns the paths of the files that changed, came or went since others were looked at, in order.
  func changes(since before: WatchedFiles) -> [String] {
    Set(identities.keys).union(before.identities.keys).filter { identities[$0] != before.identities[$0] }.sorted()
  }

  /// Takes the present state of some files as known.
  mutating func acknowledge(_ paths: some Sequence<String>, in present: WatchedFiles) {
    for path in paths { identities[path] = present.identities[path] }
  }

  private mutating func add(_ path: String) { identities[path] = FileIdentity(path)?.description }

  private mutating func visit(_ path: String, _ components: [String], _ store: Store?) {
    guard FileSystem.kind(of: path) == .directory else {
      if components.isEmpty || InputFile.isWanted(components, in: store) { add(path) }
      return
    }
    folders += 1
    guard folders <= Self.folderLimit, let names = try? FileSystem.names(in: path) else { return }
    for name in names where !name.hasPrefix(".") && !FoldersOfOthers.include(name) {
      visit(FilePath.joined(path, name), components + [name], store)
    }
  }
}
