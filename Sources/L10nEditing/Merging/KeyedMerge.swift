import L10nFormats

/// A three-way merge of a file, key by key.
///
/// Changes of single texts are taken from both sides, wherever they are in the file. If both sides changed a text in
/// different ways, both versions are written between conflict markers. The keys keep our order, and each new key of the
/// other side follows the same key as in their version. Entries with the same key are paired in order: the first entry
/// of a version with the first of the others, and so on.
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

  /// A part of a text that doesn't belong to a key of its own.
  enum Part {
    case text([UInt8])
    case conflict(ours: [UInt8], theirs: [UInt8])
  }

  /// Merges the texts of a key, each of which may be missing. Returns `nil` if the key is removed.
  mutating func merge(base: KeyedText?, ours: KeyedText?, theirs: KeyedText?, path: [String] = []) -> Merged? {
    if theirs == base || ours == theirs { return ours.map(Merged.text) }
    guard let ours, let theirs, let ourEntries = ours.entries, let theirEntries = theirs.entries,
      base == nil || base?.entries != nil, base.map(ours.isIdentical) != true,
      format.areMergeable(path, [base, ours, theirs].compactMap { $0 })
    else {
      if ours == base { return theirs.map(Merged.text) }
      return conflict(ours: ours, theirs: theirs, path)
    }
    let head = part(base: base?.head, ours: ours.head, theirs: theirs.head, path)
    let entries = merge(base: base?.entries ?? [], ours: ourEntries, theirs: theirEntries, path)
    var tail = part(base: base?.tail, ours: ours.tail, theirs: theirs.tail, path)
    // The space at the end of an empty mapping differs from that of one with entries.
    if case .text = tail, entries.isEmpty != ourEntries.isEmpty, entries.isEmpty == theirEntries.isEmpty,
      ours.tail.isSame(as: theirs.tail)
    {
      tail = .text(theirs.tail)
    } else if entries.isEmpty, !ourEntries.isEmpty, !theirEntries.isEmpty, case .text(let text) = tail {
      tail = .text(format.endOfEmpty(text))
    }
    return .mapping(head: head, entries: entries, tail: tail)
  }

  private mutating func conflict(ours: KeyedText?, theirs: KeyedText?, _ path: [String]) -> Merged {
    // A key with several entries is listed once.
    if conflicts.last != path { conflicts.append(path) }
    return .conflict(ours: ours, theirs: theirs)
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
    let (baseEntries, ourEntries, theirEntries) = (base.byOccurrence, ours.byOccurrence, theirs.byOccurrence)
    let doubtful = KeyOccurrence.doubtfulKeys(base: base, ours: ours, theirs: theirs)
    var merged: [KeyOccurrence: Merged] = [:]
    for occurrence in Set(ourEntries.keys).union(theirEntries.keys).union(baseEntries.keys).sorted() {
      let (ours, theirs) = (ourEntries[occurrence], theirEntries[occurrence])
      let path = path + [occurrence.key]
      merged[occurrence] =
        doubtful.contains(occurrence.key) && ours != theirs
        ? conflict(ours: ours, theirs: theirs, path)
        : merge(base: baseEntries[occurrence], ours: ours, theirs: theirs, path: path)
    }
    return keys(ours: .init(ours.map(\.key)), theirs: .init(theirs.map(\.key)), path).compactMap { merged[$0] }
  }

  /// Returns the keys of both sides, in our order.
  private func keys(ours: [KeyOccurrence], theirs: [KeyOccurrence], _ path: [String]) -> [KeyOccurrence] {
    let known = Set(ours)
    let added = theirs.filter { !known.contains($0) }
    if let placed = format.keys(path, adding: added.map(\.key), to: ours.map(\.key)) { return .init(placed) }
    /// The new keys that follow each of ours; `nil` for those at the start.
    var followers: [KeyOccurrence?: [KeyOccurrence]] = [:]
    var last: KeyOccurrence?
    for key in theirs {
      if known.contains(key) { last = key } else { followers[last, default: []].append(key) }
    }
    let keys = (followers[nil] ?? []) + ours.flatMap { [$0] + (followers[$0] ?? []) }
    // The entries of one key keep their order, because it decides which of them is used.
    return .init(keys.map(\.key))
  }
}

extension [KeyedText] {
  fileprivate var byOccurrence: [KeyOccurrence: KeyedText] {
    Dictionary(uniqueKeysWithValues: zip([KeyOccurrence](map(\.key)), self))
  }
}

extension [UInt8] {
  /// Returns a Boolean value indicating whether two parts differ only in spaces and line endings.
  fileprivate func isSame(as other: [UInt8]) -> Bool {
    filter { $0 > UInt8(ascii: " ") } == other.filter { $0 > UInt8(ascii: " ") }
  }
}
