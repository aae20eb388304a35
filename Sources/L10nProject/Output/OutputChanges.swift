import L10nEmission

/// The changes that a run would make in the output directory.
package struct OutputChanges {
  /// A file that is new or has other bytes.
  package struct Written {
    package var path: String
    package var name: String
    package var old: [UInt8]?
    package var new: [UInt8]

    /// Creates the change of a file; `old` is `nil` for a new file.
    package init(path: String, name: String, old: [UInt8]?, new: [UInt8]) {
      self.path = path
      self.name = name
      self.old = old
      self.new = new
    }
  }

  /// A file that an earlier run wrote, but this one doesn't.
  package struct Removed {
    package var path: String
    var old: [UInt8]
  }

  package var written: [Written] = []
  package var removed: [Removed] = []

  package init(written: [Written] = [], removed: [Removed] = []) {
    self.written = written
    self.removed = removed
  }

  package var isEmpty: Bool { written.isEmpty && removed.isEmpty }

  /// The previous contents of the replaced and removed files.
  package var replaced: [[UInt8]] { written.compactMap(\.old) + removed.map(\.old) }

  /// The changes as a unified diff for people, shortened if it is long.
  package var difference: String { difference { $0.lines() } }

  /// All changes as a complete unified diff.
  package var wholeDifference: String { difference { $0.allLines } }

  private func difference(_ lines: (Difference) -> [String]) -> String {
    let written = written.map { Self.difference(of: $0.path, from: $0.old, to: $0.new, lines) }
    let removed = removed.map { Self.difference(of: $0.path, from: $0.old, to: [], lines) }
    return (written + removed).joined()
  }

  private static func difference(
    of path: String, from old: [UInt8]?, to new: [UInt8], _ lines: (Difference) -> [String]
  ) -> String {
    let path = Console.printable(path)
    let heading = "--- \(old == nil ? "/dev/null" : path)\n+++ \(new.isEmpty ? "/dev/null" : path)\n"
    return heading + lines(Difference(from: old ?? [], to: new)).map { $0 + "\n" }.joined()
  }
}
