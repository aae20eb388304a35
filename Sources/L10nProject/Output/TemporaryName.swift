import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Names for files that will be moved to their place. Each is used once: `.l10n-gen-PROCESS-NUMBER`. SwiftPM and the
/// code that reads translation files skip names that begin with a dot.
package enum TemporaryName {
  private static let prefix = ".l10n-gen-"
  /// A pattern of such names, as git reads it.
  package static let pattern = "\(prefix)*"

  /// Returns a Boolean value indicating whether a file's name is one of these.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix)
      && name.dropFirst(prefix.count).utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }

  /// Returns the path for a file that no other process writes. Removes the files that stopped processes left in the
  /// directory.
  static func path(in directory: String) -> String {
    let state = state
    state.number += 1
    if state.cleaned.insert(FileSystem.realPath(directory) ?? directory).inserted { removeLeftovers(in: directory) }
    return FilePath.joined(directory, "\(prefix)\(getpid())-\(state.number)")
  }

  /// Removes the files that stopped processes left in a directory.
  static func removeLeftovers(in directory: String) {
    for name in (try? FileSystem.names(in: directory)) ?? [] where name.hasPrefix(prefix) {
      guard let process = Int32(name.dropFirst(prefix.count).prefix { $0 != "-" }), process > 0 else { continue }
      // A process with the same number as this one must be an earlier one, since this one hasn't written anything here
      // yet.
      let isGone = process == getpid() || kill(process, 0) != 0 && errno == ESRCH
      if isGone { unlink(FilePath.joined(directory, name)) }
    }
  }

  /// The tool's commands write from a single thread.
  private final class State {
    var number = 0
    var cleaned: Set<String> = []
  }

  nonisolated(unsafe) private static let state = State()
}
