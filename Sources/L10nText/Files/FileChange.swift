/// A file of the translations directory to create or change.
package struct FileChange {
  /// The components of its path below the translations directory.
  package var path: [String]
  /// The file on the disk, or `nil` if there is none.
  package var old: InputFile?
  /// The new content.
  package var new: [UInt8]

  package init(path: [String], old: InputFile? = nil, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension [InputFile] {
  /// Returns the changes from earlier versions of the files, or from a state without some of them.
  package func changes(since earlier: [InputFile]) -> [FileChange] {
    let old = Dictionary(earlier.map { ($0.path, $0) }) { first, _ in first }
    return compactMap { file in
      old[file.path]?.bytes == file.bytes ? nil : FileChange(path: file.path, old: old[file.path], new: file.bytes)
    }
  }

  /// Returns the files with changes.
  package func applying(_ changes: [FileChange]) -> [InputFile] {
    let new = Dictionary(changes.map { ($0.path, $0.new) }) { first, _ in first }
    let known = Set(map(\.path))
    let changed = map { file in
      var file = file
      file.bytes = new[file.path] ?? file.bytes
      return file
    }
    return changed
      + changes.filter { !known.contains($0.path) }.map {
        InputFile(path: $0.path, shownPath: $0.path.joined(separator: "/"), bytes: $0.new)
      }
  }
}
