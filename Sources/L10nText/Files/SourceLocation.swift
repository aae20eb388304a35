/// A point in a file as people and editors name it.
package struct SourceLocation: Sendable, Hashable {
  /// The file's path as it was given.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
