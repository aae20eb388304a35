import Foundation

/// A separate directory for a test, which is removed afterwards.
open class ScratchDirectory {
  /// The URL of the directory.
  public let directory: URL

  /// Creates a directory with these files.
  public init(_ files: [String: String] = [:]) throws {
    directory = URL(filePath: NSTemporaryDirectory()).appending(path: "l10n-gen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Writes a file, and creates its folders.
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, and creates its folders.
  public func write(_ data: Data, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Returns the text of a file.
  public func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appending(path: path)), as: UTF8.self)
  }

  /// Returns a Boolean value indicating whether there is something at a path.
  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.appending(path: path).path)
  }

  /// Returns all files below a directory, sorted.
  public func files(below path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: directory.appending(path: path).path)
    return (names?.compactMap { $0 as? String } ?? []).sorted()
  }
}
