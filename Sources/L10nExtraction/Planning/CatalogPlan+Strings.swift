import L10nFormats
package import L10nText

extension CatalogPlan {
  /// Plans the new keys of a `.strings` file, which are added at its end. Nothing else in it changes.
  ///
  /// - Parameters:
  ///   - file: the file of the source language.
  ///   - others: the keys of the table in other files of the language, such as those of plurals.
  ///   - lookups: all lookups in the table, of the targets that have it.
  /// - Returns: `nil` if the file can't be read, or has mistakes and would get new keys.
  package init?(_ file: InputFile, besides others: Set<String>, _ lookups: [ExtractedKey]) {
    guard let present = Self.strings(of: file), let format = file.format?.tables, let text = file.text else {
      return nil
    }
    self.init()
    let known = Dictionary(grouping: others.union(present.keys).compactMap(CatalogKey.init), by: \.texts)
    for lookup in lookups where lookup.certainty != .possible {
      if let key = lookup.key(among: known) {
        places[key, default: []].append(lookup)
      } else {
        undecided.append(lookup)
      }
    }
    added = places.keys.filter { present[$0] == nil && !others.contains($0) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    guard !added.isEmpty else { return }
    guard let written = format.writing(added.map(newString), to: text, source: ""), written.refusals.isEmpty else {
      return nil
    }
    var result = file
    result.bytes = file.encoded(written.bytes)
    // The file must read as it did, with the new keys.
    guard var strings = Self.strings(of: result) else { return nil }
    for key in added where strings.removeValue(forKey: key) == nil { return nil }
    guard strings == present else { return nil }
    bytes = result.bytes
  }

  private func newString(_ key: String) -> AppleTableString {
    let lookups = places[key] ?? []
    let comments = Set(lookups.compactMap(\.comment)).sorted()
    let text = lookups.lazy.compactMap(\.defaultValue).first ?? lookups.lazy.compactMap(\.positional).first ?? key
    return AppleTableString(
      key: key, description: comments.isEmpty ? nil : comments.joined(separator: "; "), isTranslatable: true,
      arguments: [],
      texts: [.init(language: "", patterns: [], isList: false, isPresent: false, verbatim: text)])
  }

  /// Returns the texts of a file by their keys, or `nil` if mistakes may hide some.
  private static func strings(of file: InputFile) -> [String: String?]? {
    guard case .document(let document) = FileContent(of: file), document.hasAllKeys else { return nil }
    return Dictionary((document.root?.entries ?? []).map { ($0.key, $0.value.text) }) { first, _ in first }
  }
}
