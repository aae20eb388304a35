import L10nProject
import L10nText

/// A file that an export writes or updates.
enum ExportedFile {
  /// Returns the existing file at a path, or `nil` if there is none.
  static func present(at path: String) throws(FileSystem.Failure) -> InputFile? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    let bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
    return InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes)
  }

  /// Writes a file and its folders, and reports this, unless the file already has these bytes.
  static func write(_ bytes: [UInt8], to path: String, over old: InputFile?) throws(FileSystem.Failure) {
    guard bytes != old?.bytes else { return }
    try NewFile.makeDirectory(FilePath.parent(path))
    try ReplacedFile.write(bytes, to: path)
    Console.error("Wrote \(Console.printable(path))\n")
  }
}
