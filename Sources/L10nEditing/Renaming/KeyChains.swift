import L10nCatalog
import L10nFormats
import L10nText

/// The keys that lead to each key of a file: those of its namespaces, and its own.
struct KeyChains {
  /// The keys from the top of the file, by the position of the last one; `nil` for the items of lists.
  private var chains: [Int: [Key?]] = [:]
  private let format: (any BundleFormat)?

  /// A key that is written in the file.
  struct Key {
    let name: String
    /// The position in scalars.
    let offset: Int
  }

  init(of file: InputFile) {
    format = file.format
    guard let format, let text = file.text, let root = format.read(text).root else { return }
    add(root, [])
  }

  /// The nesting of documents is limited, so the recursion is, too.
  private mutating func add(_ node: DocumentNode, _ above: [Key?]) {
    switch node.content {
    case .mapping(let entries):
      for entry in entries {
        let chain = above + [Key(name: entry.key, offset: entry.keyOffset)]
        // A key that aliases repeat is written once, and belongs to the first path.
        if chains[entry.keyOffset] == nil { chains[entry.keyOffset] = chain }
        add(entry.value, chain)
      }
    case .list(let items): for item in items { add(item, above + [nil]) }
    case .text, .unread: break
    }
  }

  /// Returns the keys of a file that change with a key path, with their new names, or `nil` if they aren't all written in
  /// the file.
  ///
  /// - Parameters:
  ///   - offset: the position of the last key.
  ///   - old: the segments of its key path.
  ///   - new: the segments of its new key path.
  func changes(ofKeyAt offset: Int, from old: [String], to new: [String]) -> [(offset: Int, name: String)]? {
    guard let chain = chains[offset], old.count == new.count else { return nil }
    var changes: [(offset: Int, name: String)] = []
    for (index, (segment, other)) in zip(old, new).enumerated() where segment != other {
      // The top of the file may have a key for its language, and its path may have the first segments.
      let position = chain.count - (old.count - index)
      guard chain.indices.contains(position), let key = chain[position] else { return nil }
      let isLast = index == old.count - 1
      let name = isLast ? format?.renamed(key.name, from: segment, to: other) : key.name == segment ? other : nil
      guard let name else { return nil }
      changes.append((key.offset, name))
    }
    return changes
  }
}
