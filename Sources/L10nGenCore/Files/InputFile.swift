/// A file below the translations directory, as it lies there.
package struct InputFile: Sendable, Hashable {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// The components of its path below the translations directory, its name last.
  package var path: [String]
  /// The path to show.
  package var shownPath: String
  /// Its bytes in whatever encoding; of a file larger than ``sizeLimit``, more than that many.
  package var bytes: [UInt8]
  /// Why there are no bytes of a file, or nothing of a folder; nil for a file that was read.
  package var failure: FileSystem.Failure?

  /// Makes a file.
  package init(path: [String], shownPath: String, bytes: [UInt8]) {
    self.path = path
    self.shownPath = shownPath
    self.bytes = bytes
  }

  /// Makes what stands for a file or a folder that could not be read.
  init(path: [String], failure: FileSystem.Failure) {
    self.init(path: path, shownPath: failure.path, bytes: [])
    self.failure = failure
  }

  /// Whether a path below the translations directory is one that reading wants: a YAML file outside folders that begin
  /// with a dot, and not a configuration.
  package static func isWanted(_ path: [String]) -> Bool {
    guard let name = path.last, name.hasSuffix(".yml") || name.hasSuffix(".yaml") else { return false }
    return !path.contains { $0.hasPrefix(".") } && !isAtTop(path, "l10n")
  }

  /// Whether the file tells of messages rather than holding them.
  var isMetadata: Bool { Self.isAtTop(path, "metadata") }

  /// Whether the file is the glossary.
  var isGlossary: Bool { Self.isAtTop(path, "terms") }

  /// Below the top folder the same names are namespaces as any other: `ko/terms.yml` holds the terms of use.
  private static func isAtTop(_ path: [String], _ stem: String) -> Bool {
    path == [stem + ".yml"] || path == [stem + ".yaml"]
  }
}
