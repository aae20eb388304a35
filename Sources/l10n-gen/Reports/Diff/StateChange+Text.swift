import L10nFormats
import L10nReview

extension StateChange {
  /// The state before in the words of `metadata.yml`.
  var beforeText: String { (before ?? .final).rawValue }
  /// The state now in the words of `metadata.yml`.
  var afterText: String { (after ?? .final).rawValue }
}
