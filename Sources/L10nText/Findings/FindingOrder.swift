/// The order in which findings are shown: by file, then by place, then by rule and text, independent of the order in
/// which rules ran.
package enum FindingOrder {
  /// The values by which findings are sorted. There may be thousands of findings at one place, and moving a finding
  /// would count each of its dozen references.
  private struct Position {
    var file: Int
    var line: Int
    var column: Int
    var rule: Int
    var index: Int
  }

  /// Returns the findings in order. A text that aliases repeat at many keys has to be fixed once, so it is reported
  /// once.
  package static func sorted(_ findings: [Finding]) -> [Finding] {
    let files = ranks(of: findings.lazy.map(\.location.file))
    let rules = ranks(of: RuleID.allCases.map(\.rawValue))
    var positions = findings.indices.map { index in
      let location = findings[index].location
      return Position(
        file: files[location.file] ?? 0, line: location.line, column: location.column,
        rule: rules[findings[index].rule.rawValue] ?? 0, index: index)
    }
    positions.sort { left, right in
      if left.file != right.file { return left.file < right.file }
      if left.line != right.line { return left.line < right.line }
      if left.column != right.column { return left.column < right.column }
      if left.rule != right.rule { return left.rule < right.rule }
      return precedes(left.index, right.index, in: findings)
    }
    var sorted: [Finding] = []
    sorted.reserveCapacity(findings.count)
    var last: Int?
    for position in positions where last.map({ !repeats(position.index, $0, in: findings) }) ?? true {
      sorted.append(findings[position.index])
      last = position.index
    }
    return sorted
  }

  private static func repeats(_ index: Int, _ last: Int, in findings: [Finding]) -> Bool {
    findings[index].location == findings[last].location && findings[index].rule == findings[last].rule
      && findings[index].message == findings[last].message && findings[index].language == findings[last].language
      && (findings[index].key == findings[last].key || findings[index].isNamedByKeyPath)
  }

  /// Returns a Boolean value indicating whether one finding precedes another of the same rule and place.
  private static func precedes(_ left: Int, _ right: Int, in findings: [Finding]) -> Bool {
    if findings[left].message != findings[right].message { return findings[left].message < findings[right].message }
    let keys = (findings[left].key ?? "", findings[right].key ?? "")
    return keys.0 != keys.1 ? keys.0 < keys.1 : left < right
  }

  private static func ranks(of names: some Sequence<String>) -> [String: Int] {
    Dictionary(Set(names).sorted().enumerated().map { ($1, $0) }) { first, _ in first }
  }
}

extension Finding {
  /// A Boolean value indicating whether people know the message by its key path, as in bundles. Two keys of tables are
  /// two messages, even if they are spelled the same way.
  /// messages, even if both are written alike.
  fileprivate var isNamedByKeyPath: Bool { subject.key == key }
}
