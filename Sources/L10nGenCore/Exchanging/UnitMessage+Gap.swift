extension UnitMessage {
  /// The reason why the message can't get some texts without others, or `nil` if it can.
  func gap(afterAdding paths: Set<UnitPath>) -> String? {
    let all = paths.union(target.map { Set($0.keys) } ?? [])
    if target == nil {
      let plurals = Set(source.keys.compactMap(\.substitution)).subtracting(all.compactMap(\.substitution))
      if let first = plurals.min() { return "the plural '\(first)' in this text has no translation" }
    }
    for path in paths {
      if path.category != nil, !all.contains(path.with(.other)) {
        return "the plural category 'other' has no translation"
      }
      if path.substitution != nil, !all.contains(where: { $0.substitution == nil }) {
        return "the text around this plural has no translation"
      }
      if case .item? = path.steps.last, source.keys.contains(where: { !all.contains($0) }) {
        return "other items of the list have no translation"
      }
    }
    return nil
  }
}
