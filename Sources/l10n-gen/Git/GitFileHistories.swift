import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nReview
import L10nText

/// The histories of files in the first-parent history of a commit. Moved files are followed, and so are files in another
/// format that have the same name and language.
final class GitFileHistories {
  /// The hashes of the commits, the newest first.
  let commits: [String]

  private let git: Git
  private let numbers: [String: Int]
  /// The commit before all of these, or `nil` if there is none.
  private let base: String?
  /// The changes of each path, the newest first.
  private var changes: [String: [Change]] = [:]
  /// The paths whose changes before a commit are known, which is the number of the newest commit.
  private var earlier: [String: [(path: String, commit: Int)]] = [:]

  /// A change of one file.
  private struct Change {
    var commit: Int
    /// The hashes of the bytes, or `nil` if the file isn't there.
    var before: String?
    var after: String?
  }

  /// Reads the changes of files.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files in the newest commit.
  ///   - commits: the hashes of the commits, each followed by its first parent.
  ///   - base: the first parent of the last one, or `nil` if it has none.
  init(of paths: [String], in commits: [String], after base: String?, _ git: Git) throws(FileSystem.Failure) {
    self.git = git
    self.commits = commits
    self.base = base
    numbers = Dictionary(commits.enumerated().map { ($1, $0) }) { first, _ in first }
    var wanted = Dictionary(grouping: Set(paths), by: { _ in 0 })
    while let (first, paths) = wanted.min(by: { $0.key < $1.key }) {
      wanted[first] = nil
      try load(paths, from: first)
      for (commit, paths) in additions(of: paths, from: first) {
        guard let parent = commit + 1 < commits.count ? commits[commit + 1] : base else { continue }
        for (path, former) in try formerPaths(of: paths, from: parent, to: commits[commit]) {
          earlier[path, default: []].append((former, commit + 1))
          if commit + 1 < commits.count { wanted[commit + 1, default: []].append(former) }
        }
      }
    }
  }

  /// Returns the history of a file of the newest commit.
  ///
  /// - Parameters:
  ///   - language: the language whose texts are wanted, for a file that was one file for each language.
  func history(of path: String, in language: LanguageTag) -> FileHistory {
    var versions: [FileHistory.Version] = []
    var path = path
    var start = 0
    var seen: Set<String> = []
    while seen.insert(path).inserted {
      let own = (changes[path] ?? []).filter { $0.commit >= start }
      for change in own {
        guard let blob = change.after else { continue }
        versions.append(.init(commit: change.commit, blob: blob, path: path))
      }
      let oldest = own.last.map(\.before)
      if case .some(.some(let blob)) = oldest {
        versions.append(.init(commit: .max, blob: blob, path: path))
      } else if oldest == nil, let base {
        versions.append(.init(commit: .max, blob: "\(base):\(path)", path: path))
      }
      guard let next = earlier[path]?.first(where: { Self.mayHave(language, $0.path) }) else { break }
      (path, start) = next
    }
    return FileHistory(versions: versions)
  }

  private static func mayHave(_ language: LanguageTag, _ path: String) -> Bool {
    guard case .found(let written) = BundlePath(components(path), listed: nil).language else { return true }
    return LanguageTag(written)?.isSameLanguage(as: language) == true
  }

  private static func components(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }
}

// MARK: - Changes

extension GitFileHistories {
  /// More paths make git slower than all changes of the repository do.
  private static let pathLimit = 1_000

  /// Reads the changes of paths in a commit and those before it.
  private func load(_ paths: [String], from first: Int) throws(FileSystem.Failure) {
    let known = Set(paths)
    let range = [commits[first]] + (base.map { ["^" + $0] } ?? [])
    let wanted = paths.count > Self.pathLimit ? [] : paths.sorted().map { ":(top,literal)" + $0 }
    let output = try git.bytes(
      [
        "-c", "log.showSignature=false", "log", "-m", "--first-parent", "--raw", "-z", "--no-abbrev", "--no-renames",
        "--no-color", "--no-decorate", "--no-notes", "--format=format:%H",
      ] + range + ["--"] + wanted)
    var commit: Int?
    var fields = output.split(separator: 0, omittingEmptySubsequences: false).makeIterator()
    while let field = fields.next() {
      var text = String(decoding: field, as: UTF8.self)[...]
      if let end = text.firstIndex(of: "\n") {
        commit = numbers[String(text[..<end])]
        text = text[text.index(after: end)...]
      }
      guard text.first == ":", let path = fields.next(), let commit else { continue }
      let name = String(decoding: path, as: UTF8.self)
      let parts = text.split(separator: " ")
      guard known.contains(name), parts.count >= 4 else { continue }
      changes[name, default: []].append(
        Change(commit: commit, before: Self.hash(parts[2]), after: Self.hash(parts[3])))
    }
  }

  private static func hash(_ text: Substring) -> String? { text.contains { $0 != "0" } ? String(text) : nil }

  /// Returns the paths that commits added, by the numbers of the commits.
  private func additions(of paths: [String], from first: Int) -> [Int: [String]] {
    let added = paths.compactMap { path -> (Int, String)? in
      guard let oldest = changes[path]?.last(where: { $0.commit >= first }), oldest.before == nil else { return nil }
      return (oldest.commit, path)
    }
    return Dictionary(grouping: added, by: \.0).mapValues { $0.map(\.1) }
  }

  /// Returns the paths that files had before the commit that added them. A file may have been one for each language.
  private func formerPaths(
    of paths: [String], from parent: String, to commit: String
  ) throws(FileSystem.Failure) -> [(path: String, former: String)] {
    let renames = try renames(from: parent, to: commit)
    var result = paths.compactMap { path in renames[path].map { (path: path, former: $0) } }
    let others = paths.filter { renames[$0] == nil }
    guard !others.isEmpty else { return result }
    let output = try git.bytes(["ls-tree", "-r", "-z", "--name-only", "--full-tree", parent])
    let files = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter {
      InputFile.isWanted(Self.components($0))
    }
    let places = Dictionary(grouping: files) { BundlePath(Self.components($0), listed: nil).stem }
    for path in others {
      let own = BundlePath(Self.components(path), listed: nil)
      for file in places[own.stem] ?? [] where file != path {
        let other = BundlePath(Self.components(file), listed: nil)
        let isSame = own.language == other.language || own.language == .none || other.language == .none
        // A file in the same format would have been found as a moved one.
        if isSame, BundlePath.fileExtension(file) != BundlePath.fileExtension(path) { result.append((path, file)) }
      }
    }
    return result
  }

  /// Returns the former paths of the files that a commit moved.
  private func renames(from parent: String, to commit: String) throws(FileSystem.Failure) -> [String: String] {
    let output = try git.bytes(["diff-tree", "-r", "-M", "--raw", "-z", "--no-abbrev", parent, commit])
    var renames: [String: String] = [:]
    var fields = output.split(separator: 0).makeIterator()
    while let field = fields.next(), let path = fields.next() {
      let status = field.last(where: { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") })
      guard status == UInt8(ascii: "R") || status == UInt8(ascii: "C"), let new = fields.next() else { continue }
      renames[String(decoding: new, as: UTF8.self)] = String(decoding: path, as: UTF8.self)
    }
    return renames
  }
}

extension BundlePath {
  /// The name of the file without its language, in lowercase: tables are often written with a capital letter.
  fileprivate var stem: String { namespace.last?.lowercased() ?? "" }
}
