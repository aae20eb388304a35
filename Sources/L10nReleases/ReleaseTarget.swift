/// The texts that a release is for: those of one catalog, as one build of an app has them.
package struct ReleaseTarget: Sendable, Hashable {
  /// The name of the catalog: `app.dabom.ios`.
  package var catalog: String
  /// The channel: `production`.
  package var channel: String
  /// The digest of the messages compiled into the build: 32 lowercase hexadecimal digits.
  package var baseline: String

  /// A part that can differ between two targets.
  package enum Part: Sendable, Hashable {
    case catalog, channel, baseline
  }

  package init(catalog: String, channel: String, baseline: String) {
    self.catalog = catalog
    self.channel = channel
    self.baseline = baseline
  }

  /// Returns the first part that differs from another target, or `nil` if they are the same.
  func difference(from other: ReleaseTarget) -> Part? {
    if catalog != other.catalog { return .catalog }
    if channel != other.channel { return .channel }
    return baseline == other.baseline ? nil : .baseline
  }
}
