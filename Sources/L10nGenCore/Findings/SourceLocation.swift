/// A point in a file as people and editors name it.
public struct SourceLocation: Sendable, Hashable {
  /// The file's path as it was given.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Makes a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
