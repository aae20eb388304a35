/// A file in which keys are marked to be kept.
package struct KeptKeys: Sendable, Hashable {
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The number of keys that weren't marked before.
  package var count: Int
}
