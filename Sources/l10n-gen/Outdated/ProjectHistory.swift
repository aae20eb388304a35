import L10nCatalog
import L10nChecking
import L10nLanguage
import L10nReview
import L10nText

/// The history of a project's translation files, up to the newest commit.
struct ProjectHistory {
  private let catalog: Catalog
  private let revision: GitRevision
  /// The hashes of the commits to search, the newest first.
  private let commits: [String]
  /// The commit before these, or `nil` if they are all.
  private let base: String?
  /// The results of earlier searches, or `nil` if they don't apply.
  private let cache: OutdatedCache?
  /// The result of the commit before the searched ones.
  private let known: OutdatedSources

  /// - Parameters:
  ///   - catalog: the catalog of the newest commit.
  ///   - revision: the newest commit.
  ///   - since: the revision since which changes of the source count, or `nil` for all.
  ///   - cache: the results of earlier searches.
  ///   - limit: the number of commits that may be searched, or `nil` for any number.
  init(
    of catalog: Catalog, _ revision: GitRevision, since: String?, _ cache: OutdatedCache, limit: Int? = nil
  ) throws(FileSystem.Failure) {
    self.catalog = catalog
    self.revision = revision
    let git = revision.git
    let isShallow = try git.output(["rev-parse", "--is-shallow-repository"]) == "true"
    var range = [revision.hash]
    if let since {
      guard let start = GitRevision.commit(since, git) else {
        throw FileSystem.Failure(
          path: since, reason: "the repository has no such revision\(isShallow ? "; \(Self.unshallow)" : "")")
      }
      range.append("^" + start)
    } else if isShallow {
      throw FileSystem.Failure(
        path: git.directory,
        reason: "this clone has only a part of the history, so nobody knows which translations are outdated; "
          + "\(Self.unshallow), or name a revision with --since")
    }
    let output = try git.bytes(["rev-list", "--first-parent"] + range)
    let hashes = output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    self.cache = since == nil ? cache : nil
    if let since {
      known = OutdatedSources()
      commits = hashes
      // The first parent of the oldest commit, which is another one than the revision if that was merged.
      base = hashes.last.flatMap { GitRevision.commit("\($0)^1", git) }
      guard base != nil || hashes.isEmpty || !isShallow else {
        throw FileSystem.Failure(
          path: git.directory, reason: "this clone doesn't reach back to '\(since)'; \(Self.unshallow)")
      }
    } else {
      let newest = cache.newest(among: hashes)
      known = newest?.result.sources(in: catalog) ?? OutdatedSources()
      commits = Array(hashes[..<(newest?.commit ?? hashes.count)])
      base = newest.map { hashes[$0.commit] }
    }
    if let limit, commits.count > limit {
      throw FileSystem.Failure(
        path: git.directory,
        reason:
          "\(commits.count) commits haven't been searched yet for outdated translations; 'l10n-gen outdated' does it")
    }
  }

  private static let unshallow = "'git fetch --unshallow' fetches the rest"

  /// Returns the sources that the outdated translations of the newest commit translate.
  func sources() throws(FileSystem.Failure) -> OutdatedSources {
    guard !commits.isEmpty else { return known }
    let paths = paths
    let files = try GitFileHistories(
      of: paths.compactMap { $0 }, in: commits, after: base, revision.git)
    let (tags, objects) = (catalog.bundles.map(\.tag), revision.tree.objects)
    var search = OutdatedSearch<FileSystem.Failure>(
      in: catalog, after: base == nil ? nil : (known, commits.count),
      histories: { file, language in
        paths[file].map { files.history(of: $0, in: tags[language]) }
      },
      read: { (name: String) throws(FileSystem.Failure) in
        try objects.object(name, limit: InputFile.sizeLimit).bytes
      })
    let result = try search.run()
    cache?.keep(result, of: revision.hash, in: catalog)
    return result
  }

  /// The paths in the repository of the catalog's files; `nil` for a file of the project that isn't in the directory, and
  /// for a path that git can't be asked for by name.
  private var paths: [String?] {
    let places = Dictionary(
      ((try? revision.files()) ?? []).map { ($0.shownPath, revision.path(of: $0)) }
    ) { first, _ in first }
    return catalog.files.map { file in places[file.path].flatMap { $0 }.flatMap { $0.contains("\n") ? nil : $0 } }
  }
}
