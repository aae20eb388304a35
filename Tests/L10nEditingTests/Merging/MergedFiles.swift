import Testing

@testable import L10nEditing

/// Merges of files given as text.
enum MergedFiles {
  static func merged(_ base: String, _ ours: String, _ theirs: String) throws -> (text: String, conflicts: [String]) {
    let merge = try #require(
      FileMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)))
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts)
  }

  /// Returns a file with the versions of one side.
  static func choosing(ours: Bool, of text: String) -> String {
    var side: Bool?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      switch line {
      case "<<<<<<< ours": side = true
      case "=======": side = false
      case ">>>>>>> theirs": side = nil
      default: return side == nil || side == ours
      }
      return false
    }
    return lines.joined(separator: "\n")
  }
}
