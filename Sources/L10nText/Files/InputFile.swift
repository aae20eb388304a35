/// A file below the translations directory, as it is on the disk.
package struct InputFile: Sendable, Hashable {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// The components of its path below the translations directory, ending with its name.
  package var path: [String]
  /// The path to show.
  package var shownPath: String
  /// The bytes in the file's encoding; of a file larger than ``sizeLimit``, more than that many.
  package var bytes: [UInt8]
  /// The reason why a file or a folder couldn't be read; `nil` for a file that was read.
  package var failure: FileSystem.Failure?

  /// The way of reading it that settings choose, or `nil` for the usual one.
  package var dialect: FileDialect?

  package init(path: [String], shownPath: String, bytes: [UInt8]) {
    self.path = path
    self.shownPath = shownPath
    self.bytes = bytes
  }

  /// Creates a placeholder for a file or a folder that couldn't be read.
  package init(path: [String], failure: FileSystem.Failure) {
    self.init(path: path, shownPath: failure.path, bytes: [])
    self.failure = failure
  }
}

extension InputFile {
  /// The text as UTF-8 without a byte-order mark, or `nil` if the encoding isn't supported.
  package var text: [UInt8]? {
    if case .utf8(let text) = TextDecoding.decode(bytes) { text } else { nil }
  }

  /// Returns a text, given in UTF-8, in the file's encoding and with its byte-order mark.
  package func encoded(_ text: [UInt8]) -> [UInt8] { TextEncoding.encode(text, like: bytes) }
}
