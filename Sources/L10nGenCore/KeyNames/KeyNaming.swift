/// Derives key paths for the keys of one table. The result depends on the keys and texts alone, not on their order in a
/// file.
///
/// A key such as `store.title_1` is its own path. A sentence is named by the first words of its text in the source
/// language, as many as it takes to differ from others.
struct KeyNaming {
  /// A key and what its name may be made of.
  struct Key {
    var key: String
    /// The words of the text.
    var words: [String]
    /// The kinds of the text's arguments, which distinguish texts of the same words: `string`, `int`.
    var kinds: [String]
  }

  /// The last segment of a key that is also a namespace of other keys.
  static let selfSegment = "self"
  /// The numbers of words that are tried, one after another.
  private static let lengths = [4, 5, 6, 8, 10]

  private var paths: [String: [String]] = [:]
  /// What is taken: key paths in the form in which Swift's names would be equal, and the namespaces above them.
  private var taken: Set<[String]> = []
  private var namespaces: Set<[String]> = []
  /// The number that a name gets next, for names that end in one.
  private var numbers: [String: Int] = [:]

  /// Returns a path for each key.
  ///
  /// - Parameter names: the paths that people chose, by key.
  static func paths(of keys: [Key], names: [String: KeyNames.Name]) -> [String: [String]] {
    var naming = KeyNaming()
    let sorted = keys.sorted { KeyOrder.precedes($0.key, $1.key) }
    for key in sorted {
      if let name = names[key.key] { naming.take(name.path, for: key.key) }
    }
    let unnamed = sorted.filter { names[$0.key] == nil }
    let identifiers = unnamed.compactMap { key in identifierPath(key.key).map { (key: key.key, path: $0) } }
    for (_, path) in identifiers { naming.noteNamespaces(of: path) }
    for (key, path) in identifiers {
      let path = naming.namespaces.contains(naming.form(path)) ? path + [selfSegment] : path
      if !naming.isTaken(path) { naming.take(path, for: key) }
    }
    let sentences = unnamed.filter { naming.paths[$0.key] == nil }
    // A text of exactly the words keeps the short name, whatever longer texts begin with them.
    for key in sentences where (1...lengths[0]).contains(key.words.count) && key.kinds.isEmpty {
      let path = [key.words.joined(separator: "_")]
      if !naming.isTaken(path) { naming.take(path, for: key.key) }
    }
    for key in sentences where naming.paths[key.key] == nil { naming.nameByWords(key) }
    return naming.paths
  }

  /// The path that a key is by itself, or `nil` if it isn't made of names.
  static func identifierPath(_ key: String) -> [String]? {
    // Keys often have their arguments behind them: 'followers %lld %@', 'followers.%lld'.
    var name = key[...]
    if key.utf8.contains(UInt8(ascii: "%")),
      let arguments = key.firstMatch(of: /(?:[ .]%(?:\d+\$)?(?:l{0,2}[diu]|[.\d]*l?f|@))+$/)
    {
      name = key[..<arguments.range.lowerBound]
    }
    let segments = name.split(separator: ".", omittingEmptySubsequences: false)
    guard segments.allSatisfy(isIdentifier) else { return nil }
    return segments.map(String.init)
  }

  /// Only in ASCII: a word in another script is a sentence of one word, which code would rather have in Latin script.
  private static func isIdentifier(_ segment: Substring) -> Bool {
    segment.utf8.last.map { $0 != UInt8(ascii: ":") } == true
      && segment.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
        default: false
        }
      }
  }

  // MARK: Names that are taken

  private func form(_ path: [String]) -> [String] { path.map { CamelCase.lower($0) } }

  private func isTaken(_ path: [String]) -> Bool {
    let form = form(path)
    if taken.contains(form) || namespaces.contains(form) { return true }
    return path.indices.dropLast().contains { taken.contains(Array(form[...$0])) }
  }

  private mutating func take(_ path: [String], for key: String) {
    paths[key] = path
    taken.insert(form(path))
    noteNamespaces(of: path)
  }

  private mutating func noteNamespaces(of path: [String]) {
    let form = form(path)
    for index in form.indices.dropLast() { namespaces.insert(Array(form[...index])) }
  }

  // MARK: Sentences

  private mutating func nameByWords(_ key: Key) {
    let words = key.words.isEmpty ? (key.kinds.isEmpty ? ["text"] : []) : key.words
    var candidates: [[String]] = []
    for length in Self.lengths where !words.isEmpty {
      candidates.append(Array(words.prefix(length)))
      if length >= words.count { break }
    }
    candidates.append((candidates.last ?? []) + key.kinds)
    for candidate in candidates {
      let path = [candidate.joined(separator: "_")]
      if !path[0].isEmpty, !isTaken(path) { return take(path, for: key.key) }
    }
    let longest = candidates[candidates.count - 1].joined(separator: "_")
    var number = numbers[longest] ?? 2
    while isTaken(["\(longest)_\(number)"]) { number += 1 }
    numbers[longest] = number + 1
    take(["\(longest)_\(number)"], for: key.key)
  }
}
