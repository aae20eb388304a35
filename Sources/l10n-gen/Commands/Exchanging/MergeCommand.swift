import ArgumentParser
import L10nEditing
import L10nProject
import L10nText

/// `l10n-gen merge`: merges versions of a translation file key by key, for git.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge translation files by key; git runs this as a merge driver.",
    discussion: """
      Merges the changes between BASE and THEIRS into OURS, key by key, for String Catalogs, .strings, .stringsdict, \
      YAML and JSON files. If both sides changed a string differently, both versions are left between conflict \
      markers. A file that can't be read is merged line by line, as git does.

      Git uses it if .gitattributes names the driver, and each clone defines it.

      Examples:

        echo '*.xcstrings merge=l10n-gen' >>.gitattributes               once in the repository
        git config merge.l10n-gen.driver 'l10n-gen merge %O %A %B'       once in each clone

      Exit status: 0 merged; 1 with conflicts; 2 a file can't be read or written.
      """)

  @Argument(help: "The common ancestor of both sides.")
  var base: String

  @Argument(help: "Our version, which becomes the merged file.")
  var ours: String

  @Argument(help: "The other side's version.")
  var theirs: String

  func run() throws {
    try ProjectLock.acquire(around: ".")
    let hasConflicts: Bool
    do throws(FileSystem.Failure) {
      hasConflicts = try merge()
    } catch {
      throw Refusal.file(error)
    }
    if hasConflicts { throw ExitCode(1) }
  }

  /// Writes the merged file, and returns a Boolean value indicating whether it has conflicts.
  private func merge() throws(FileSystem.Failure) -> Bool {
    let versions = (try read(base), try read(ours), try read(theirs))
    guard let merge = FileMerge(base: versions.0, ours: versions.1, theirs: versions.2) else {
      Console.error("These versions can't be merged by key; merging them by lines, as git does.\n")
      let (bytes, isClean) = try Git(directory: ".").merge(base: base, ours: ours, theirs: theirs)
      try write(bytes, over: versions.1)
      return !isClean
    }
    try write(merge.bytes, over: versions.1)
    if !merge.conflicts.isEmpty { Console.error(Self.words(merge.conflicts)) }
    return !merge.conflicts.isEmpty
  }

  /// Returns the names of the first keys that both sides changed.
  private static func words(_ conflicts: [String]) -> String {
    let shown = conflicts.prefix(5)
    let names = shown.map { "'\(Console.printable($0))'" }.joined(separator: ", ")
    let rest = conflicts.count > shown.count ? " and \(conflicts.count - shown.count) more" : ""
    return "Both sides changed \(names)\(rest); choose a version at each conflict marker.\n"
  }

  private func read(_ path: String) throws(FileSystem.Failure) -> [UInt8] {
    try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
  }

  private func write(_ bytes: [UInt8], over old: [UInt8]) throws(FileSystem.Failure) {
    let path = FileSystem.realPath(ours) ?? ours
    var batch = FileBatch()
    try batch.add(bytes, to: path, in: FilePath.parent(path), from: old)
    try batch.write()
  }
}

extension Git {
  /// Merges versions of a file by lines.
  fileprivate func merge(
    base: String, ours: String, theirs: String
  ) throws(FileSystem.Failure) -> (bytes: [UInt8], isClean: Bool) {
    let labels = ["-L", "ours", "-L", "base", "-L", "theirs"]
    let process = try start(["merge-file", "-p", "-q"] + labels + ["--", ours, base, theirs])
    let (bytes, status) = try process.receiveAll(upTo: .max)
    // The status is the number of conflicts, up to 127. A greater number means a failure.
    guard (0...127).contains(status) else {
      throw FileSystem.Failure(path: ours, reason: "git can't merge this file\(Self.words(process.complaint))")
    }
    return (bytes, status == 0)
  }
}
