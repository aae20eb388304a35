@testable import L10nEditing
@testable import L10nFormats

/// Three versions of a file, separated by lines `=== NEXT`, merged by key. Parts that one side doesn't change are as on
/// the other side, a merge without conflicts can be merged again, and resolving the conflicts in JSON with either side
/// leaves a readable file.
enum MergeTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    let versions = versions(input)
    let (base, ours, theirs) = (versions[0], versions[1], versions[2])
    var violations: [String] = []
    let merge = FileMerge(base: base, ours: ours, theirs: theirs)
    if let merge, !merge.conflicts.isEmpty, JSONSource(ours, repeated: true) != nil {
      for takesOurs in [true, false] {
        let chosen = choosing(ours: takesOurs, in: merge.bytes)
        if JSONSource(chosen, repeated: true) == nil {
          violations.append("\(takesOurs ? "our" : "their") side of the conflicts leaves a file that can't be read")
        }
      }
    }
    if let merge, merge.conflicts.isEmpty {
      guard let again = FileMerge(base: base, ours: merge.bytes, theirs: theirs) else {
        return ["a merged file can't be merged"]
      }
      if !again.conflicts.isEmpty || !isSame(again.bytes, merge.bytes) {
        violations.append("a second merge changes something")
      }
    }
    for version in [ours, theirs] {
      if let merge = FileMerge(base: base, ours: version, theirs: base), !isSame(merge.bytes, version) {
        violations.append("our version is lost although the other side changed nothing")
      }
      if let merge = FileMerge(base: version, ours: version, theirs: theirs), !merge.conflicts.isEmpty {
        violations.append("a conflict although we changed nothing")
      }
      if let merge = FileMerge(base: base, ours: version, theirs: version), !isSame(merge.bytes, version) {
        violations.append("two equal versions become another")
      }
    }
    return violations
  }

  /// Returns a merged file with the version of one side.
  private static func choosing(ours: Bool, in merged: [UInt8]) -> [UInt8] {
    var takesLines = true
    var lines: [ArraySlice<UInt8>] = []
    for line in merged.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      switch String(decoding: line, as: UTF8.self) {
      case "<<<<<<< ours": takesLines = ours
      case "=======": takesLines = !ours
      case ">>>>>>> theirs": takesLines = true
      default: if takesLines { lines.append(line) }
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Ignores a missing line end in the last line of a file of lines.
  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one == other || one == other + [UInt8(ascii: "\n")]
  }

  private static func versions(_ input: [UInt8]) -> [[UInt8]] {
    let marker = Array("\n=== NEXT\n".utf8)
    var versions: [[UInt8]] = []
    var rest = input[...]
    while versions.count < 2, let start = rest.indices.first(where: { rest[$0...].starts(with: marker) }) {
      versions.append(Array(rest[..<start]))
      rest = rest[(start + marker.count)...]
    }
    versions.append(Array(rest))
    while versions.count < 3 { versions.append(versions[0]) }
    return versions
  }
}
