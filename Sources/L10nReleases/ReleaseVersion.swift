/// The place of a release among those of one app build: the highest is used.
package struct ReleaseVersion: Sendable, Hashable {
  /// The generation of keys that may sign. A new one begins when a key was stolen, and invalidates all earlier
  /// releases.
  package var epoch: UInt32
  /// The number within the epoch: the Unix time of publishing in seconds, which increases without a counter.
  package var sequence: UInt64

  package init(epoch: UInt32, sequence: UInt64) {
    self.epoch = epoch
    self.sequence = sequence
  }
}

extension ReleaseVersion: Comparable {
  package static func < (first: ReleaseVersion, second: ReleaseVersion) -> Bool {
    (first.epoch, first.sequence) < (second.epoch, second.sequence)
  }
}
