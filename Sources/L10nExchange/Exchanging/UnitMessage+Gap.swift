import L10nFormats
import L10nLanguage

extension UnitMessage {
  /// Returns the reason why the message can't get some texts without others, or `nil` if it can.
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
      if let reason = gapOfDevices(at: path, in: all) { return reason }
      if path.substitution != nil, !all.contains(where: { $0.substitution == nil }) {
        return "the text around this plural has no translation"
      }
      if case .item? = path.steps.last, source.keys.contains(where: { !all.contains($0) }) {
        return "other items of the list have no translation"
      }
    }
    return nil
  }

  /// Returns the reason why a text for one device needs texts for others, or `nil` if it doesn't. Other devices get the
  /// text for 'other', or else that for any device.
  private func gapOfDevices(at path: UnitPath, in all: Set<UnitPath>) -> String? {
    guard let step = path.steps.firstIndex(where: { $0.device != nil }) else { return nil }
    let before = path.steps[..<step]
    func devices(of paths: some Sequence<UnitPath>) -> Set<String> {
      Set(paths.filter { $0.steps.prefix(step) == before }.compactMap { $0.steps.dropFirst(step).first?.device })
    }
    let present = devices(of: all)
    let wanted = devices(of: source.keys)
    if present.contains("other") || !wanted.isEmpty && wanted.isSubset(of: present) { return nil }
    let lacking = wanted.contains("other") ? "other" : wanted.subtracting(present).min() ?? "other"
    return "the device '\(lacking)' has no translation"
  }
}

extension UnitPath.Step {
  fileprivate var device: String? { if case .device(let name) = self { name } else { nil } }
}
