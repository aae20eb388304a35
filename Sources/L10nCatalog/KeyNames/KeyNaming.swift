import L10nFormats
import L10nMessages
import L10nText

/// Derives key paths for the keys of one table. The result depends only on the keys and texts, not on their order in a
/// file.
///
/// A key such as `store.title_1` is its own path. A sentence is named by the first words of its text in the source
/// language, as many as are needed to differ from others.
package struct KeyNaming {
  /// A key, and the parts that its name may be composed of.
  struct Key {
    let key: String
    /// The path that the key spells, or `nil` if it isn't composed of names.
    let path: Path?
    /// A Boolean value indicating whether the key is spelled exactly as that path, without arguments after it.
    let isSpelledAsPath: Bool
    /// The words of the text, or `nil` to use those of a key that is a name.
    var words: [String]?
    /// The kinds of the text's arguments, which distinguish texts with the same words: `string`, `int`.
    var kinds: [String]
    /// A Boolean value indicating whether the source language has the key, so that there is an accessor for it.
    var isInSource = true

    /// - Parameter name: a part of the key that is a name for it.
    init(_ key: String, name: String, isKeyPath: Bool) {
      self.key = key
      path = KeyNaming.identifierPath(name).map(Path.init)
      isSpelledAsPath = isKeyPath
      kinds = []
    }

    init(_ key: String, words: [String]? = nil, kinds: [String] = []) {
      self.key = key
      let segments = key.utf8.count > KeyNaming.longestPath ? nil : KeyNaming.identifierPath(key)
      path = segments.map(Path.init)
      isSpelledAsPath = segments.map { $0.reduce($0.count - 1) { $0 + $1.utf8.count } == key.utf8.count } ?? false
      self.words = words
      self.kinds = kinds
    }

    /// The words of its name. A key that is a name needs them only if that name is taken.
    fileprivate var wordsOfName: [String] {
      words ?? path.map { [$0.segments.joined(separator: "_").lowercased()] } ?? []
    }
  }

  /// The length of the longest key that can be its own path, in UTF-8 bytes. Longer ones are named like sentences,
  /// because key paths have a limit.
  static let longestPath = 512
  /// The last segment of a key that is also a namespace of other keys.
  package static let selfSegment = NestedMapping.selfKey
  /// The numbers of words to try, in order.
  static let lengths = [4, 5, 6, 8, 10]

  private var paths: [String: [String]] = [:]
  /// The forms of paths that are taken.
  private var taken: Set<String> = []
  /// The segments of the namespaces above them, by form. Those that have the same names in Swift, such as `Pay` and
  /// `pay`, are one.
  private var namespaces: [String: [String]] = [:]
  private var hasOtherSpellings = false
  /// The namespace that was added last; the next path is usually in it, too.
  private var latestNamespace = ""
  private var latestSpelling: [String] = []
  /// The namespace that was last found to be free, including those above it.
  private var freeNamespace = ""
  /// The next number for names that end in one.
  private var numbers: [String: Int] = [:]

  /// Returns a path for each key.
  ///
  /// - Parameters:
  ///   - names: the paths that people chose, by key.
  ///   - others: the forms of other tables' namespaces next to the keys.
  static func paths(
    of keys: [Key], names: [String: KeyNames.Name], besides others: Set<String> = []
  ) -> [String: [String]] {
    var naming = KeyNaming(capacity: keys.count)
    naming.taken.formUnion(others)
    let sorted = keys.indices.sorted { KeyOrder.precedes(keys[$0].key, keys[$1].key) }
    // A name is kept for a key that the table doesn't have, because another branch may have it.
    for (_, name) in names.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) { naming.reserve(Path(name.path)) }
    for index in sorted {
      if let name = names[keys[index].key] { naming.paths[keys[index].key] = name.path }
    }
    let unnamed = names.isEmpty ? sorted : sorted.filter { names[keys[$0].key] == nil }
    // A key that only translations have must not take the name of a source key, which code uses.
    for isInSource in [true, false] {
      naming.add(unnamed.lazy.map { keys[$0] }.filter { $0.isInSource == isInSource })
    }
    return naming.paths
  }

  /// Names keys, which must be sorted.
  private mutating func add(_ keys: [Key]) {
    for key in keys {
      if let path = key.path { addNamespaces(of: path) }
    }
    var sentences = keys.filter { $0.path == nil }
    for key in keys {
      guard var path = key.path else { continue }
      if let namespace = namespaces[path.form] {
        path = Path(namespace + [Self.selfSegment])
      } else if hasOtherSpellings {
        path = respelled(path)
      }
      if isTaken(path) {
        sentences.append(key)
      } else {
        take(path, for: key.key)
      }
    }
    nameByWords(sentences.sorted { KeyOrder.precedes($0.key, $1.key) })
  }

  private init(capacity: Int) {
    paths.reserveCapacity(capacity)
    taken.reserveCapacity(capacity)
  }

  /// Returns the path that a key spells, or `nil` if it isn't composed of names.
  package static func identifierPath(_ key: String) -> [String]? {
    if let segments = identifiers(in: key[...]) { return segments }
    let name = withoutArguments(key)
    return name.endIndex == key.endIndex ? nil : identifiers(in: name)
  }

  /// Returns the names between the dots of a text, or `nil` if one isn't ASCII: a word in another script is a one-word
  /// sentence, whose name in code should be in Latin script.
  private static func identifiers(in text: Substring) -> [String]? {
    text.withBytes { text in
      var segments: [String] = []
      var start = 0
      for end in 0...text.count {
        guard end == text.count || text[end] == UInt8(ascii: ".") else {
          guard isOfIdentifier(text[end]) else { return nil }
          continue
        }
        guard end > start, text[end - 1] != UInt8(ascii: ":") else { return nil }
        segments.append(String(decoding: text[start..<end], as: UTF8.self))
        start = end + 1
      }
      return segments
    }
  }

  /// Returns a key without the arguments that often follow its name: `followers %lld %@`, `followers.%lld`.
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

  /// Returns a Boolean value indicating whether the text after a percent sign is a conversion: `@`, `lld`, `1$@`,
  /// `.2f`.
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

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
    default: false
    }
  }

  // MARK: Names that are taken

  private mutating func isTaken(_ path: Path) -> Bool {
    if taken.contains(path.form) || namespaces[path.form] != nil { return true }
    // A path that is a namespace won't be taken later.
    if path.isIn(freeNamespace) { return false }
    let namespaces = path.namespaces
    if namespaces.contains(where: taken.contains) { return true }
    freeNamespace = namespaces.last ?? ""
    return false
  }

  private mutating func take(_ path: Path, for key: String) {
    paths[key] = path.segments
    reserve(path)
  }

  private mutating func reserve(_ path: Path) {
    taken.insert(path.form)
    addNamespaces(of: path)
  }

  private mutating func addNamespaces(of path: Path) {
    guard !path.isIn(latestNamespace) || !path.isSpelled(in: latestSpelling) else { return }
    let spelling = Array(path.segments.dropLast())
    latestSpelling = spelling
    var segments: [String] = []
    for (form, segment) in zip(path.namespaces, spelling) {
      segments = namespaces[form] ?? segments + [segment]
      namespaces[form] = segments
      latestNamespace = form
    }
    if spelling.isEmpty { latestNamespace = "" }
    if !segments.elementsEqual(spelling) { hasOtherSpellings = true }
  }

  /// Returns a path with its namespace as it was first spelled.
  private func respelled(_ path: Path) -> Path {
    guard let form = path.namespaces.last, let last = path.segments.last,
      let segments = namespaces[form], !segments.elementsEqual(path.segments.dropLast())
    else { return path }
    return Path(segments + [last])
  }

  // MARK: Sentences

  private mutating func nameByWords(_ keys: [Key]) {
    // A text that has exactly these words keeps the short name, even if longer texts begin with them.
    for key in keys where key.kinds.isEmpty {
      let words = key.wordsOfName
      guard (1...Self.lengths[0]).contains(words.count) else { continue }
      let path = Path([words.joined(separator: "_")])
      if !isTaken(path) { take(path, for: key.key) }
    }
    for key in keys where paths[key.key] == nil { nameByWords(key) }
  }

  private mutating func nameByWords(_ key: Key) {
    let own = key.wordsOfName
    let words = own.isEmpty ? (key.kinds.isEmpty ? ["text"] : []) : own
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
