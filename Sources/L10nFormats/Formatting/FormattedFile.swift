/// A file in a consistent layout, with its keys in the order of the source language.
package struct FormattedFile {
  /// UTF-8 without a byte-order mark.
  package var bytes: [UInt8]
  /// The parts whose keys keep another order.
  package var unmoved: [Unmoved] = []

  /// Keys that can't be put in order.
  package struct Unmoved {
    /// The index of a byte of the first key that is out of order, in the file before it was formatted.
    package var index: Int
    /// A sentence of why, and what to do, without a final full stop.
    package var reason: String
  }
}
