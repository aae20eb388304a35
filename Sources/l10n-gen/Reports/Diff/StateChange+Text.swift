import L10nFormats
import L10nReview

extension StateChange {
  /// The old state, as written in `metadata.yml`.
  var beforeText: String { (before ?? .final).rawValue }
  /// The new state, as written in `metadata.yml`.
  var afterText: String { (after ?? .final).rawValue }
}
