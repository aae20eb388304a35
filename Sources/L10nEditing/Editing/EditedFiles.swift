import L10nCatalog
import L10nFormats
import L10nText

/// The files of a project while an edit changes them.
struct EditedFiles {
  private let files: [InputFile]
  private var changed: [String: [UInt8]] = [:]
  private var added: [FileChange] = []

  init(_ files: [InputFile]) {
    self.files = files
  }

  /// Returns the file that a catalog shows with a path.
  func file(shownAt path: String) -> InputFile? { files.first { $0.shownPath == path }.map(current) }

  /// The metadata, or `nil` if the project has none.
  var metadata: InputFile? { files.first(where: \.isMetadata).map(current) }

  /// All files as they are after the edit.
  var all: [InputFile] {
    files.map(current)
      + added.map { InputFile(path: $0.path, shownPath: $0.path.joined(separator: "/"), bytes: $0.new) }
  }

  /// The changed and new files. Those at some paths come last.
  func changes(last: Set<String>) -> [FileChange] {
    let all = files.compactMap { file in
      changed[file.shownPath].map { FileChange(path: file.path, old: file, new: $0) }
    }
    let isLast = { (change: FileChange) in change.old.map { last.contains($0.shownPath) } ?? false }
    return added + all.filter { !isLast($0) } + all.filter(isLast)
  }

  /// Replaces the text of a file, given as UTF-8 without a byte-order mark.
  mutating func set(_ text: [UInt8], of file: InputFile) {
    guard let original = files.first(where: { $0.shownPath == file.shownPath }) else { return }
    let bytes = original.encoded(text)
    changed[file.shownPath] = bytes == original.bytes ? nil : bytes
  }

  /// Adds a file.
  mutating func add(_ text: [UInt8], at path: [String]) { added.append(FileChange(path: path, new: text)) }

  private func current(_ file: InputFile) -> InputFile {
    var file = file
    file.bytes = changed[file.shownPath] ?? file.bytes
    return file
  }
}
