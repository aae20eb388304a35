package import L10nText

/// The contents of a project's files, of which those that haven't changed aren't read again.
package struct KnownContents: Sendable {
  private var known: [String: (file: InputFile, content: FileContent)] = [:]

  package init() {}

  /// Returns the contents of files in order.
  package mutating func contents(of files: [InputFile]) -> [FileContent] {
    // Arrays that share their memory are compared without a look at it.
    let changed = files.filter { known[$0.shownPath]?.file != $0 }
    let read = FileContent.contents(of: changed)
    let new = Dictionary(zip(changed.map(\.shownPath), read)) { first, _ in first }
    var current: [String: (file: InputFile, content: FileContent)] = [:]
    let contents = files.map { file in
      let content = new[file.shownPath] ?? known[file.shownPath]?.content ?? FileContent(of: file)
      current[file.shownPath] = (file, content)
      return content
    }
    known = current
    return contents
  }

  /// Returns the content of one of these files.
  package mutating func content(of file: InputFile) -> FileContent {
    if let own = known[file.shownPath], own.file == file { return own.content }
    let content = FileContent(of: file)
    take(content, of: file)
    return content
  }

  /// Takes the content of a file that was read otherwise.
  package mutating func take(_ content: FileContent, of file: InputFile) {
    known[file.shownPath] = (file, content)
  }
}
