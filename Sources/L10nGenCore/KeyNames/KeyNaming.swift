/// Derives key paths for the keys of one table. The result depends on the keys and texts alone, not on their order in a
/// file.
///
/// A key such as `store.title_1` is its own path. A sentence is named by the first words of its text in the source
/// language, as many as it takes to differ from others.
struct KeyNaming {
  /// A key and what its name may be made of.
  struct Key {
    let key: String
    /// The path that the key is by itself, or `nil` if it isn't made of names.
    let path: Path?
    /// A Boolean value indicating whether the key is spelled as that path, without arguments behind it.
    let isSpelledAsPath: Bool
    /// The words of the text.
    var words: [String]
    /// The kinds of the text's arguments, which distinguish texts of the same words: `string`, `int`.
    var kinds: [String]

    /// - Parameter words: the words of the text, or `nil` to take those of a key that is a name; such a key needs others
    ///   only if its name is taken.
    init(_ key: String, words: [String]? = nil, kinds: [String] = []) {
      self.key = key
      let segments = KeyNaming.identifierPath(key)
      path = segments.map(Path.init)
      isSpelledAsPath = segments.map { $0.reduce($0.count - 1) { $0 + $1.utf8.count } == key.utf8.count } ?? false
      self.words = words ?? segments.map { [$0.joined(separator: "_").lowercased()] } ?? []
      self.kinds = kinds
    }
  }

  /// A key path with the form in which Swift's names would be equal.
  struct Path {
    let segments: [String]
    /// The segments in camel case, with a separator between them that none has.
    let form: String
    /// The forms of the namespaces above it.
    let namespaces: [String]

    private static let separator = UInt8(ascii: "\u{1F}")

    init(_ segments: [String]) {
      let form = segments.map { CamelCase.lower($0) }.joined(separator: String(Unicode.Scalar(Self.separator)))
      self.segments = segments
      self.form = form
      namespaces = form.utf8.indices.lazy.filter { form.utf8[$0] == Self.separator }.map { String(form[..<$0]) }
    }
  }

  /// The last segment of a key that is also a namespace of other keys.
  static let selfSegment = "self"
  /// The numbers of words that are tried, one after another.
  private static let lengths = [4, 5, 6, 8, 10]

  private var paths: [String: [String]] = [:]
  /// The forms of paths that are taken, and of the namespaces above them.
  private var taken: Set<String> = []
  private var namespaces: Set<String> = []
  /// The namespaces that were added last; the next path is usually in them, too.
  private var latestNamespaces: [String] = []
  /// The number that a name gets next, for names that end in one.
  private var numbers: [String: Int] = [:]

  /// Returns a path for each key.
  ///
  /// - Parameter names: the paths that people chose, by key.
  static func paths(of keys: [Key], names: [String: KeyNames.Name]) -> [String: [String]] {
    var naming = KeyNaming()
    let sorted = keys.sorted { KeyOrder.precedes($0.key, $1.key) }
    for key in sorted {
      if let name = names[key.key] { naming.take(Path(name.path), for: key.key) }
    }
    let unnamed = sorted.filter { names[$0.key] == nil }
    let identifiers = unnamed.compactMap { key in key.path.map { (key: key.key, path: $0) } }
    for (_, path) in identifiers { naming.add(path.namespaces) }
    for (key, path) in identifiers {
      let path = naming.namespaces.contains(path.form) ? Path(path.segments + [selfSegment]) : path
      if !naming.isTaken(path) { naming.take(path, for: key) }
    }
    let sentences = unnamed.filter { naming.paths[$0.key] == nil }
    // A text of exactly the words keeps the short name, whatever longer texts begin with them.
    for key in sentences where (1...lengths[0]).contains(key.words.count) && key.kinds.isEmpty {
      let path = Path([key.words.joined(separator: "_")])
      if !naming.isTaken(path) { naming.take(path, for: key.key) }
    }
    for key in sentences where naming.paths[key.key] == nil { naming.nameByWords(key) }
    return naming.paths
  }

  /// Returns the path that a key is by itself, or `nil` if it isn't made of names.
  static func identifierPath(_ key: String) -> [String]? {
    let name = withoutArguments(key)
    let segments = name.split(separator: ".", omittingEmptySubsequences: false)
    guard segments.allSatisfy(isIdentifier) else { return nil }
    return segments.map(String.init)
  }

  /// Returns a key without the arguments that are often behind its name: `followers %lld %@`, `followers.%lld`.
  private static func withoutArguments(_ key: String) -> Substring {
    var name = key[...]
    while let percent = name.utf8.lastIndex(of: UInt8(ascii: "%")), percent > name.startIndex {
      let separator = name.utf8.index(before: percent)
      guard name.utf8[separator] == UInt8(ascii: " ") || name.utf8[separator] == UInt8(ascii: "."),
        isConversion(name.utf8[name.utf8.index(after: percent)...])
      else { break }
      name = name[..<separator]
    }
    return name
  }

  /// Returns a Boolean value indicating whether the text behind a percent sign is a conversion: `@`, `lld`, `1$@`, `.2f`.
  private static func isConversion(_ text: Substring.UTF8View) -> Bool {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var rest = text
    let position = rest.prefix(while: isDigit)
    if !position.isEmpty, rest.dropFirst(position.count).first == UInt8(ascii: "$") {
      rest = rest.dropFirst(position.count + 1)
    }
    guard let letter = rest.popLast() else { return false }
    switch letter {
    case UInt8(ascii: "@"): return rest.isEmpty
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
      return rest.count <= 2 && rest.allSatisfy { $0 == UInt8(ascii: "l") }
    case UInt8(ascii: "f"):
      if rest.last == UInt8(ascii: "l") { rest = rest.dropLast() }
      return rest.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
    default: return false
    }
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

  private func isTaken(_ path: Path) -> Bool {
    taken.contains(path.form) || namespaces.contains(path.form) || path.namespaces.contains(where: taken.contains)
  }

  private mutating func take(_ path: Path, for key: String) {
    paths[key] = path.segments
    taken.insert(path.form)
    add(path.namespaces)
  }

  private mutating func add(_ namespaces: [String]) {
    guard namespaces != latestNamespaces else { return }
    latestNamespaces = namespaces
    self.namespaces.formUnion(namespaces)
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
      let path = Path([candidate.joined(separator: "_")])
      if !path.form.isEmpty, !isTaken(path) { return take(path, for: key.key) }
    }
    let longest = candidates[candidates.count - 1].joined(separator: "_")
    var number = numbers[longest] ?? 2
    while isTaken(Path(["\(longest)_\(number)"])) { number += 1 }
    numbers[longest] = number + 1
    take(Path(["\(longest)_\(number)"]), for: key.key)
  }
}
