extension KeyedText {
  /// Returns a file with the renamed keys of a mapping in the format's order, or the file itself if its keys weren't in
  /// that order before.
  ///
  /// - Parameters:
  ///   - path: the keys above the mapping.
  ///   - renamed: the new names of the renamed keys, each with the old one.
  func reordering(_ path: [String], _ renamed: [String: String], _ format: some EditableFormat) -> KeyedText {
    var text = self
    return text.reorder(path[...], renamed, of: path, format) ? text : self
  }

  /// Reorders the renamed keys of a mapping; returns `false` if they stay where they are.
  private mutating func reorder(
    _ rest: ArraySlice<String>, _ renamed: [String: String], of path: [String], _ format: some EditableFormat
  ) -> Bool {
    if let first = rest.first {
      guard let index = entries?.firstIndex(where: { $0.key == first }) else { return false }
      return entries?[index].reorder(rest.dropFirst(), renamed, of: path, format) ?? false
    }
    let keys = entries?.map(\.key) ?? []
    let others = keys.filter { renamed[$0] == nil }
    let old = keys.map { renamed[$0] ?? $0 }
    guard format.keys(path, adding: Array(renamed.values), to: others) == old,
      let new = format.keys(path, adding: Array(renamed.keys), to: others), new != keys
    else { return false }
    let texts = Dictionary((entries ?? []).map { ($0.key, $0) }) { first, _ in first }
    entries = new.compactMap { texts[$0] }
    return true
  }
}
