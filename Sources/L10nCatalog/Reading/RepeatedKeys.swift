import L10nFormats
import L10nText

/// The keys that occur twice in files, until the languages and key paths of these files are known.
struct RepeatedKeys {
  private var byFile: [Int: [RepeatedKey]] = [:]

  mutating func add(_ keys: [RepeatedKey], ofFile file: Int) {
    if !keys.isEmpty { byFile[file] = keys }
  }

  /// Reports the keys by their paths in the parts of files that belong to a language. Any other key, such as one of the
  /// metadata or a language's root key, is reported by itself.
  func problems(in parts: [BundleFile.Part]) -> [BundleProblem] {
    guard !byFile.isEmpty else { return [] }
    let parts = Dictionary(grouping: parts, by: \.file)
    return byFile.keys.sorted().flatMap { file in
      var keys = byFile[file] ?? []
      var problems: [BundleProblem] = []
      for part in parts[file] ?? [] {
        let paths = part.paths(ofKeysAt: Set(keys.map(\.kept)))
        for key in keys {
          guard let path = paths[key.kept] else { continue }
          problems.append(key.problem(path: KeySegment.path(part.namespace + path), in: part.language, file: file))
        }
        keys.removeAll { paths[$0.kept] != nil }
      }
      return problems + keys.map { $0.problem(path: KeySegment.written($0.key), in: nil, file: file) }
    }
  }
}

extension RepeatedKey {
  fileprivate func problem(path: String, in language: String?, file: Int) -> BundleProblem {
    BundleProblem(
      kind: .duplicateKey(
        path: path, written: KeySegment.written(key), first: Place(file: file, offset: first),
        shown: isSame ? .any : last == nil ? .first : .last),
      place: Place(file: file, offset: second), language: language)
  }
}

extension BundleFile.Part {
  /// Returns the segments of the keys at these offsets.
  fileprivate func paths(ofKeysAt offsets: Set<Int>) -> [Int: [String]] {
    let found = content?.paths(ofKeysAt: offsets) ?? [:]
    guard let paths = numbers?.paths else { return found }
    return found.mapValues { segments in
      segments.first.flatMap { paths[$0] }.map { $0 + segments.dropFirst() } ?? segments
    }
  }
}

extension DocumentNode {
  /// Returns the segments of the keys at these offsets. An alias may repeat a key; its first path counts.
  fileprivate func paths(ofKeysAt offsets: Set<Int>) -> [Int: [String]] {
    var paths: [Int: [String]] = [:]
    find(offsets, below: [], &paths)
    return paths
  }

  /// The limit on nesting limits the recursion.
  private func find(_ offsets: Set<Int>, below segments: [String], _ paths: inout [Int: [String]]) {
    switch content {
    case .text, .unread: break
    case .list(let items):
      for (index, item) in items.enumerated() { item.find(offsets, below: segments + [String(index)], &paths) }
    case .mapping(let entries):
      for entry in entries {
        let path = segments + [entry.key]
        // A key such as `store.title` may create several entries; the whole path is that of the last one.
        if offsets.contains(entry.keyOffset), paths[entry.keyOffset].map({ path.starts(with: $0) }) ?? true {
          paths[entry.keyOffset] = path
        }
        entry.value.find(offsets, below: path, &paths)
      }
    }
  }
}
