/// A file to write.
public struct GeneratedFile: Sendable, Hashable {
  /// The file's name, without a folder.
  public var name: String
  /// What it holds, as UTF-8.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
