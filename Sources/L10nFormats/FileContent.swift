package import L10nText

/// The content of one file, independent of other files.
package enum FileContent: Sendable {
  case document(BundleDocument)
  /// The file is larger than the limit.
  case tooLarge
  /// The encoding isn't supported; the explanation names it.
  case refused(explanation: String)
  /// The file wasn't read; the caller reports the reason.
  case unread

  /// Reads a file.
  package init(of file: InputFile) {
    guard file.failure == nil, let format = file.format else {
      self = .unread
      return
    }
    guard file.bytes.count <= InputFile.sizeLimit else {
      self = .tooLarge
      return
    }
    switch TextDecoding.decode(file.bytes) {
    case .refused(let explanation): self = .refused(explanation: explanation)
    case .utf8(let bytes): self = .document(format.read(bytes))
    }
  }

  /// Reads files on all processors, and returns their contents in order.
  package static func contents(of files: [InputFile]) -> [FileContent] {
    Concurrently.map(files.count) { FileContent(of: files[$0]) }
  }
}
