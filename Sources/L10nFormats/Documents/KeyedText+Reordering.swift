extension KeyedText {
  /// Returns a file with the renamed keys of a mapping in the format's order, or the file itself if its keys weren't in
  /// that order before.
  ///
  /// Keys out of order that get names in order go to the places of their old names. Nothing else would tell the second
  /// of two renamings, which undoes the first, that the keys belong there.
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
    guard let before = format.keys(path, adding: Array(renamed.values), to: others),
      let after = format.keys(path, adding: Array(renamed.keys), to: others)
    else { return false }
    let names = Dictionary(renamed.map { ($0.value, $0.key) }) { first, _ in first }
    let places = [before.map { names[$0] ?? $0 }, after]
    guard places[0] != places[1], let place = places.firstIndex(of: keys) else { return false }
    let texts = Dictionary((entries ?? []).map { ($0.key, $0) }) { first, _ in first }
    entries = places[1 - place].compactMap { texts[$0] }
    return true
  }
}
