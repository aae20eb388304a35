/// A point in a file that was read, kept as cheaply as reading gives it; ``LineTable`` turns it into line and column.
public struct Place: Sendable, Hashable {
  /// The file's index among those read.
  public var file: Int
  /// How many Unicode scalars of the file stand before the point.
  public var offset: Int

  /// Makes a place.
  public init(file: Int, offset: Int) {
    self.file = file
    self.offset = offset
  }
}
