import L10nProject
import L10nText

/// A file that an export writes, or writes again.
enum ExportedFile {
  /// Returns the file at a path as it is, or `nil` if there is none.
  static func present(at path: String) throws(FileSystem.Failure) -> InputFile? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    let bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
    return InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes)
  }

  /// Writes a file with the folders around it, and says so, unless it has the bytes already.
  static func write(_ bytes: [UInt8], to path: String, over old: InputFile?) throws(FileSystem.Failure) {
    guard bytes != old?.bytes else { return }
    try NewFile.makeDirectory(FilePath.parent(path))
    try ReplacedFile.write(bytes, to: path)
    Console.error("Wrote \(Console.printable(path))\n")
  }
}
