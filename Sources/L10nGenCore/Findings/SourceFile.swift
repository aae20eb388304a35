/// A file as it was read: where it is and what it holds.
public struct SourceFile: Sendable, Hashable {
  /// The path to show, relative to the working directory where it lies below it.
  public var path: String
  /// The content as UTF-8 without a byte-order mark.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
