/// Merges two versions of a file that come from a third, key by key.
///
/// Each side's changes of single texts are taken, wherever in the file they are. Where both changed one text in different
/// ways, both versions are written between conflict markers. The keys keep our order; new ones of the other side
/// follow the key that they follow there.
struct KeyedMerge {
  /// The key paths of the texts that both sides changed.
  private(set) var conflicts: [[String]] = []
  private let format: any BundleFormat

  init(_ format: any BundleFormat) {
    self.format = format
  }

  /// A merged text.
  enum Merged {
    case text(KeyedText)
    indirect case mapping(head: Part, entries: [Merged], tail: Part)
    /// The versions of both sides, one of which may have removed the text.
    case conflict(ours: KeyedText?, theirs: KeyedText?)
  }

  /// A part of a text that isn't below a key of its own.
  enum Part {
    case text([UInt8])
    case conflict(ours: [UInt8], theirs: [UInt8])
  }

  /// Merges the texts of a key, each of which may be missing; returns `nil` if the key is removed.
  mutating func merge(base: KeyedText?, ours: KeyedText?, theirs: KeyedText?, path: [String] = []) -> Merged? {
    if theirs == base || ours == theirs { return ours.map(Merged.text) }
    guard let ours, let theirs, let ourEntries = ours.entries, let theirEntries = theirs.entries,
      base == nil || base?.entries != nil, base.map(ours.isIdentical) != true,
      format.areMergeable(path, [base, ours, theirs].compactMap { $0 })
    else {
      if ours == base { return theirs.map(Merged.text) }
      conflicts.append(path)
      return .conflict(ours: ours, theirs: theirs)
    }
    let head = part(base: base?.head, ours: ours.head, theirs: theirs.head, path)
    let entries = merge(base: base?.entries ?? [], ours: ourEntries, theirs: theirEntries, path)
    var tail = part(base: base?.tail, ours: ours.tail, theirs: theirs.tail, path)
    // An empty mapping ends with other space than one with entries.
    if case .text = tail, entries.isEmpty != ourEntries.isEmpty, entries.isEmpty == theirEntries.isEmpty,
      ours.tail.isSame(as: theirs.tail)
    {
      tail = .text(theirs.tail)
    } else if entries.isEmpty, !ourEntries.isEmpty, !theirEntries.isEmpty, case .text(let text) = tail {
      tail = .text(format.endOfEmpty(text))
    }
    return .mapping(head: head, entries: entries, tail: tail)
  }

  private mutating func part(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], _ path: [String]) -> Part {
    if theirs == base || ours.isSame(as: theirs) { return .text(ours) }
    if ours == base { return .text(theirs) }
    conflicts.append(path)
    return .conflict(ours: ours, theirs: theirs)
  }

  private mutating func merge(
    base: [KeyedText], ours: [KeyedText], theirs: [KeyedText], _ path: [String]
  ) -> [Merged] {
    let (baseByKey, ourByKey, theirByKey) = (base.byKey, ours.byKey, theirs.byKey)
    var merged: [String: Merged] = [:]
    for key in Set(ourByKey.keys).union(theirByKey.keys).union(baseByKey.keys).sorted(by: KeyOrder.precedes) {
      merged[key] = merge(base: baseByKey[key], ours: ourByKey[key], theirs: theirByKey[key], path: path + [key])
    }
    return keys(ours: ours.map(\.key), theirs: theirs.map(\.key), path).compactMap { merged[$0] }
  }

  /// The keys of both sides, in our order.
  private func keys(ours: [String], theirs: [String], _ path: [String]) -> [String] {
    let known = Set(ours)
    let added = theirs.filter { !known.contains($0) }
    if let placed = format.keys(path, adding: added, to: ours) { return placed }
    /// The new keys behind each of ours, or behind the start.
    var followers: [String?: [String]] = [:]
    var last: String?
    for key in theirs {
      if known.contains(key) { last = key } else { followers[last, default: []].append(key) }
    }
    return (followers[nil] ?? []) + ours.flatMap { [$0] + (followers[$0] ?? []) }
  }
}

extension [KeyedText] {
  fileprivate var byKey: [String: KeyedText] {
    Dictionary(map { ($0.key, $0) }) { first, _ in first }
  }
}

extension [UInt8] {
  /// Returns a Boolean value indicating whether two parts differ in nothing but spaces and line ends.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    filter { $0 > UInt8(ascii: " ") } == other.filter { $0 > UInt8(ascii: " ") }
  }
}
