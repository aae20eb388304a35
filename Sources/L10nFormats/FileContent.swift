package import L10nText

/// The content of one file, before anything is known of the others.
package enum FileContent: Sendable {
  case document(BundleDocument)
  /// The file is larger than any that is read.
  case tooLarge
  /// Its encoding is not read; the explanation says which it is.
  case refused(explanation: String)
  /// There is nothing of it, and whoever asked for the files tells why.
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

  /// Reads files on all processors; the contents in the order of the files.
  package static func contents(of files: [InputFile]) -> [FileContent] {
    Concurrently.map(files.count) { FileContent(of: files[$0]) }
  }
}
