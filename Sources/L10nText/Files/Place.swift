/// A point in a file that was read, stored compactly; ``LineTable`` converts it to line and column.
package struct Place: Sendable, Hashable {
  // A catalog has two places for each text. Files are too small for larger offsets, and too few for larger indexes.
  private var storedFile: UInt32
  private var storedOffset: UInt32

  package init(file: Int, offset: Int) {
    storedFile = UInt32(truncatingIfNeeded: file)
    storedOffset = UInt32(truncatingIfNeeded: offset)
  }

  /// The file's index among those read.
  package var file: Int { Int(storedFile) }

  /// The number of the file's Unicode scalars before the point.
  package var offset: Int {
    get { Int(storedOffset) }
    set { storedOffset = UInt32(truncatingIfNeeded: newValue) }
  }
}
