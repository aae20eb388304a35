/// A text with its tags, and the texts of its branches.
struct TagSequence {
  let text: PatternText
  let tags: [MarkupTag]
  let choices: [[(isExact: Bool, text: TagSequence)]]

  init(_ text: PatternText) {
    self.text = text
    tags = MarkupTag.tags(in: text.bytes)
    choices = text.choices.map { $0.map { ($0.isExact, TagSequence($0.text)) } }
  }

  private var branches: [TagSequence] { choices.flatMap { $0.map(\.text) } }

  var allTags: [MarkupTag] { tags + branches.flatMap(\.allTags) }

  /// The names that certainly are tags, since they are paired or close themselves.
  var pairedNames: Set<String> {
    let closed = Set(tags.filter { $0.kind == .closing }.map(\.name))
    let paired = tags.filter { $0.kind == .selfClosing || $0.kind == .opening && closed.contains($0.name) }.map(\.name)
    return branches.reduce(into: Set(paired)) { $0.formUnion($1.pairedNames) }
  }

  /// The names that aren't opened as often as they are closed.
  var openNames: Set<String> {
    var depths: [String: Int] = [:]
    for tag in tags where !tag.isVoid && !tag.hasOptionalEnd && tag.kind != .selfClosing {
      depths[tag.name, default: 0] += tag.kind == .opening ? 1 : -1
    }
    return branches.reduce(into: Set(depths.filter { $0.value != 0 }.keys)) { $0.formUnion($1.openNames) }
  }

  /// The names that are only opened, as in a text about tags, or only closed, as in a part of a text. If there are two
  /// without attributes, the second was meant to close.
  var loneNames: Set<String> {
    let byName = Dictionary(grouping: allTags, by: \.name)
    return Set(
      byName.filter { name, tags in
        let closings = tags.count { $0.kind == .closing }
        let bare = tags.count { $0.kind == .opening && $0.range.count == name.utf8.count + 2 }
        return closings == tags.count || closings == 0 && bare < 2
      }.keys)
  }

  /// The names that a text about HTML only mentions: never closed, and each time called a tag, `the <head> tag`, or
  /// quoted.
  var mentionedNames: Set<String> {
    let byName = Dictionary(grouping: ownTagsWithText, by: \.tag.name)
    return Set(
      byName.filter { _, uses in
        uses.allSatisfy { $0.tag.kind != .closing && $0.text.mentions($0.tag) }
      }.keys)
  }

  private var ownTagsWithText: [(tag: MarkupTag, text: TagSequence)] {
    tags.map { ($0, self) } + branches.flatMap(\.ownTagsWithText)
  }

  /// Returns a Boolean value indicating whether the words around a tag mention it.
  private func mentions(_ tag: MarkupTag) -> Bool {
    // Only as much as the longest word and quote: a text may have very many tags.
    let before = String(decoding: text.bytes[..<tag.range.lowerBound].suffix(8), as: UTF8.self)
    let after = text.bytes[tag.range.upperBound...]
    if let open = before.last, let close = String(decoding: after.prefix(8), as: UTF8.self).first,
      Self.quotes[open] == close
    {
      return true
    }
    let next = String(decoding: after.drop { $0 == UInt8(ascii: " ") }.prefix(16), as: UTF8.self).lowercased()
    return Self.wordsForTags.contains { next.hasPrefix($0) }
  }

  private static let quotes: [Character: Character] = [
    "`": "`", "'": "'", "\"": "\"", "“": "”", "‘": "’", "「": "」", "『": "』", "«": "»", "„": "“",
  ]
  /// "Tag" and "element" in languages that write them after the name.
  private static let wordsForTags = ["tag", "element", "标签", "標籤", "标记", "標記", "元素", "태그", "요소", "タグ", "要素"]

  /// Returns the position of the first matching tag in the bundle's text, or its beginning if there is none.
  func offset(of isMeant: (MarkupTag) -> Bool) -> Int {
    firstOffset(of: isMeant) ?? 0
  }

  private func firstOffset(of isMeant: (MarkupTag) -> Bool) -> Int? {
    if let tag = tags.first(where: isMeant) { return text.offset(at: tag.range.lowerBound) }
    for branch in branches {
      if let offset = branch.firstOffset(of: isMeant) { return offset }
    }
    return nil
  }
}

// MARK: - Balance

extension TagSequence {
  struct Fault {
    var facts: UnbalancedTag
    var offset: Int
  }

  /// Returns the first tag of each text that has no partner where it should be.
  ///
  /// - Parameter closedNames: the tags that the source closes, even if HTML doesn't require their ends.
  func faults(closedNames: Set<String> = [], among isTag: (MarkupTag) -> Bool) -> [Fault] {
    let own = tags.filter(isTag)
    let fault = Self.fault(in: own, closedNames)
    return (fault.map { [Fault(facts: $0.facts, offset: text.offset(at: $0.offset))] } ?? [])
      + branches.flatMap { $0.faults(closedNames: closedNames, among: isTag) }
  }

  /// The names that are closed anywhere.
  var closedNames: Set<String> { Set(allTags.filter { $0.kind == .closing }.map(\.name)) }

  private static func fault(in tags: [MarkupTag], _ closedInSource: Set<String>) -> Fault? {
    // An app's own '<link>…</link>' isn't HTML's, which has no end tag.
    let closed = Set(tags.filter { $0.kind == .closing }.map(\.name))
    var open: [MarkupTag] = []
    for tag in tags {
      switch tag.kind {
      case .selfClosing: continue
      case .opening: if !tag.isVoid || closed.contains(tag.name) { open.append(tag) }
      case .closing:
        while let last = open.last, last.name != tag.name, last.hasOptionalEnd { open.removeLast() }
        guard let last = open.popLast() else {
          if tag.hasOptionalEnd { continue }
          return Fault(
            facts: UnbalancedTag(tag: tag.shown, problem: .closesNothing(open: nil)), offset: tag.range.lowerBound)
        }
        if last.name == tag.name { continue }
        if open.contains(where: { $0.name == tag.name }) {
          return Fault(
            facts: UnbalancedTag(tag: last.shown, problem: .openAt(tag.shown, closing: last.closing)),
            offset: last.range.lowerBound)
        }
        return Fault(
          facts: UnbalancedTag(tag: tag.shown, problem: .closesNothing(open: (last.shown, closing: last.closing))),
          offset: tag.range.lowerBound)
      }
    }
    // The last paragraph may omit its end tag only if no other has one.
    let last = Dictionary(tags.map { ($0.name, $0) }) { $1 }
    func needsEnd(_ tag: MarkupTag) -> Bool {
      guard tag.hasOptionalEnd else { return true }
      // Tested here for each tag, since the source may have as many in each of a thousand branches.
      return (closed.contains(tag.name) || closedInSource.contains(tag.name)) && last[tag.name] == tag
    }
    return open.first(where: needsEnd).map { tag in
      let isRepeated = open.filter { $0.name == tag.name }.count > 1
      // If two are opened, the second was meant to close.
      let last = isRepeated ? open.last { $0.name == tag.name } ?? tag : tag
      return Fault(
        facts: UnbalancedTag(
          tag: last.shown, problem: .neverClosed(closing: last.closing, isSecondOpening: isRepeated)),
        offset: last.range.lowerBound)
    }
  }
}

// MARK: - Possible results

extension TagSequence {
  /// The tags in the result of one choice of branches.
  struct Possibility: Hashable {
    var counts: [String: Int] = [:]
    /// A Boolean value indicating whether a branch for one number was chosen.
    var isExact = false

    func fits(_ expected: Set<Possibility>) -> Bool {
      expected.contains { possibility in
        isExact
          ? counts.allSatisfy { possibility.counts[$0.key, default: 0] >= $0.value }
          : possibility.counts == counts
      }
    }

    func joined(_ other: Possibility) -> Possibility {
      Possibility(counts: counts.merging(other.counts, uniquingKeysWith: +), isExact: isExact || other.isExact)
    }

    /// Counts a tag; formatting is counted once.
    fileprivate mutating func count(_ tag: MarkupTag) {
      counts[tag.key] = tag.isFormatting ? 1 : counts[tag.key, default: 0] + 1
    }
  }

  /// Returns all possible results, for any choice of branches, or `nil` if there are too many to compare.
  func possibilities(_ isTag: (MarkupTag) -> Bool) -> Set<Possibility>? {
    var countLimit = Self.countLimit
    return possibilities(isTag, &countLimit)
  }

  /// The limit of counts in all results, more than any real text has: a text may have thousands of choices and
  /// thousands of tags.
  private static let countLimit = 100_000

  private func possibilities(_ isTag: (MarkupTag) -> Bool, _ countLimit: inout Int) -> Set<Possibility>? {
    var own = Possibility()
    // All tags are closed, so counting one of each pair is enough.
    for tag in tags where tag.kind != .closing && tag.emphasis == nil && !tag.isLineBreak && isTag(tag) {
      own.count(tag)
    }
    var all: Set<Possibility> = [own]
    for choice in choices {
      var chosen: Set<Possibility> = []
      for (isExact, branch) in choice {
        guard let parts = branch.possibilities(isTag, &countLimit) else { return nil }
        for var part in parts {
          part.isExact = part.isExact || isExact
          for possibility in all {
            countLimit -= possibility.counts.count + part.counts.count
            chosen.insert(possibility.joined(part))
          }
          guard countLimit >= 0 else { return nil }
        }
        guard chosen.count <= 64 else { return nil }
      }
      if !chosen.isEmpty { all = chosen }
    }
    return all
  }
}
