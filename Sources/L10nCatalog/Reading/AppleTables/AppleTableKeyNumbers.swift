import L10nFormats

/// The numbers that the keys of a table have in a catalog's key tree.
struct AppleTableKeyNumbers {
  /// The key paths without the table's namespace.
  let paths: [String: [String]]
  private var keys: KeyNumbers
  /// The numbers in the tree, by the keys' numbers in the table.
  private var numbers: [Number] = []

  enum Number {
    case number(Int)
    /// The key path is too long, starting with a segment.
    case tooLong(segment: String)
  }

  /// - Parameters:
  ///   - keys: the keys of the table.
  ///   - paths: their paths.
  ///   - namespace: the segments above their paths.
  ///   - tree: the tree that the key paths are added to.
  init(of keys: KeyNumbers, paths: [String: [String]], namespace: [String], in tree: inout KeyTree) {
    self.keys = keys
    self.paths = paths
    numbers.reserveCapacity(keys.keys.count)
    // The namespaces of the last key, which usually contain the next ones, too; the first is the tree's root.
    var namespaces = [Namespace(segment: "", number: KeyTree.root)]
    for key in keys.keys {
      let path = paths[key] ?? [key]
      let whole = namespace.isEmpty ? path : namespace + path
      numbers.append(Self.number(of: whole, &namespaces, in: &tree))
    }
  }

  /// Begins another round: the table's first key is expected next.
  mutating func restart() { keys.restart() }

  /// Returns the number of a key of the table.
  mutating func number(of key: String) -> Number {
    let index = keys.number(of: key)
    return index < numbers.count ? numbers[index] : .tooLong(segment: key)
  }

  private struct Namespace {
    var segment: String
    var number: Int
    /// The position among its keys at which the next one is searched for first.
    var position = 0
  }

  private static func number(
    of path: [String], _ namespaces: inout [Namespace], in tree: inout KeyTree
  ) -> Number {
    let shared = zip(namespaces.dropFirst(), path.dropLast()).prefix { $0.segment == $1 }.count
    namespaces.removeSubrange((shared + 1)...)
    for segment in path[shared...] {
      let last = namespaces.count - 1
      let found = tree.number(of: segment, below: namespaces[last].number, at: &namespaces[last].position)
      guard let number = found else { return .tooLong(segment: segment) }
      guard namespaces.count < path.count else { return .number(number) }
      namespaces.append(Namespace(segment: segment, number: number))
    }
    return .number(namespaces[namespaces.count - 1].number)
  }
}
