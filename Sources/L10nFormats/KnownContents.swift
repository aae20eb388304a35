import L10nFormats
import L10nText

/// The contents of a project's files, of which those that haven't changed aren't read again.
struct KnownContents {
  private var known: [String: (bytes: [UInt8], content: FileContent)] = [:]

  /// Returns the contents of files in order.
  mutating func contents(of files: [InputFile]) -> [FileContent] {
    // Arrays that share their memory are compared without a look at it.
    let changed = files.filter { $0.failure != nil || known[$0.shownPath]?.bytes != $0.bytes }
    let read = FileContent.contents(of: changed)
    let new = Dictionary(zip(changed.map(\.shownPath), read)) { first, _ in first }
    var current: [String: (bytes: [UInt8], content: FileContent)] = [:]
    let contents = files.map { file in
      let content = new[file.shownPath] ?? known[file.shownPath]?.content ?? FileContent(of: file)
      current[file.shownPath] = (file.bytes, content)
      return content
    }
    known = current
    return contents
  }

  /// Returns the content of one of these files.
  mutating func content(of file: InputFile) -> FileContent {
    if file.failure == nil, let own = known[file.shownPath], own.bytes == file.bytes { return own.content }
    let content = FileContent(of: file)
    known[file.shownPath] = (file.bytes, content)
    return content
  }
}
