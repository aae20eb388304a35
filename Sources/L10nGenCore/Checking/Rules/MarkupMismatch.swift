import L10nLanguage

/// `markup-mismatch`: tags that would be shown or would swallow text.
struct MarkupMismatch: WordingRule {
  let id = RuleID.markupMismatch
  let defaultSeverity = Severity.warning
  let greatestSeverity = Severity.error
  let traits: TextTraits = .markup
  var summary: String {
    "a text's tags differ from the source text's, or don't close"
  }
  var explanation: String {
    """
    An app that renders tags knows those of the source: a link that lost its tag can't be followed, and a tag that \
    isn't closed formats the rest of the screen or is shown as it stands, which is an error.

    Names are compared, whatever their order and attributes, and each branch of a plural or a select by itself; a branch \
    for one number ('=0') may do without. Formatting may come more or less often, emphasis may be of another kind, \
    Korean, Chinese and Japanese may do without italics, and lines may break elsewhere. Lone tags in the source are text \
    ('<file>', '<header>'), and so are '<3', 'a < b', '<me@example.com>' and comments. A translation may leave open what \
    its source does.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "terms: \"<a>약관</a>에 동의\"\n", "en.yml": "terms: Agree to the terms\n"],
      finding: "'<a>' of the text in ko is missing; put it around the same words",
      fixed: ["ko.yml": "terms: \"<a>약관</a>에 동의\"\n", "en.yml": "terms: Agree to <a>the terms</a>\n"])
  }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard wording.message.isSound else { return }
    let text = TaggedText(wording.patternText)
    guard let source = wording.sourcePatternText.map({ TaggedText($0) }) else {
      guard wording.isSource else { return }
      // Without a source to compare with, only what HTML knows and what has another like it is surely a tag.
      let lone = text.loneNames
      return report(text.faults { $0.isHTML && !lone.contains($0.name) }, of: wording, &reporter)
    }
    let (paired, open) = (source.pairedNames, source.openNames)
    let isTag = { (tag: MarkupTag) in (tag.isHTML || paired.contains(tag.name)) && !open.contains(tag.name) }
    let faults = text.faults(among: isTag)
    guard faults.isEmpty else { return report(faults, of: wording, &reporter) }
    let difference = difference(text, source, isTag, in: wording) ?? emphasis(text, source, isTag, in: wording)
    guard let difference else { return }
    reporter.report(
      id, difference.words, at: wording.spot(at: difference.offset), of: wording.subject,
      related: wording.owner.relatedSource)
  }

  private func report(_ faults: [TaggedText.Fault], of wording: Wording, _ reporter: inout Reporter) {
    for fault in faults.prefix(CheckedText.findingLimit) {
      reporter.report(id, fault.words, at: wording.spot(at: fault.offset), of: wording.subject, grade: .error)
    }
  }

  /// What is wrong with a text whose tags all close, and where.
  private typealias Mismatch = (words: String, offset: Int)

  /// A difference in tags that do more than emphasize and break lines.
  private func difference(
    _ text: TaggedText, _ source: TaggedText, _ isTag: (MarkupTag) -> Bool, in wording: Wording
  ) -> Mismatch? {
    guard let expected = source.possibilities(isTag), let found = text.possibilities(isTag) else { return nil }
    let wanted = expected.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: max) }
    let written = found.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: max) }
    let extra = written.keys.filter { written[$0, default: 0] > wanted[$0, default: 0] }.sorted()
    let missing = wanted.keys.filter { wanted[$0, default: 0] > written[$0, default: 0] }.sorted()
    let language = wording.owner.source.name
    if let name = extra.first {
      let surplus = wanted[name] == nil ? "isn't in" : "stands here more often than in"
      let advice =
        missing.isEmpty ? "; remove it" : ", which has \(QuotedList.and(missing.map { "<\($0)>" })); write that"
      return ("'<\(name)>' \(surplus) the text in \(language)\(advice)", text.offset { $0.key == name })
    }
    if let name = missing.first {
      let words =
        written[name] == nil
        ? "'<\(name)>' of the text in \(language) is missing"
        : "'<\(name)>' stands here less often than in the text in "
          + language
      return (words + "; put it around the same words", 0)
    }
    guard !found.allSatisfy({ $0.fits(expected) }) else { return nil }
    return ("the branches don't have the tags that those of the text in \(language) have; write the same in each", 0)
  }

  /// A difference in tags that emphasize, or break lines. Where the app renders one of those, it surely does the others.
  private func emphasis(
    _ text: TaggedText, _ source: TaggedText, _ isTag: (MarkupTag) -> Bool, in wording: Wording
  ) -> Mismatch? {
    let written = text.allTags.filter(isTag)
    let wanted = source.allTags.filter(isTag)
    let language = wording.owner.source.name
    if let extra = written.first(where: { $0.emphasis != nil || $0.isLineBreak }) {
      guard !wanted.contains(where: { $0.emphasis != nil || $0.isFormatting }) else { return nil }
      return ("'\(extra.shown)' isn't in the text in \(language); remove it", text.offset { $0.key == extra.key })
    }
    let hasItalics = !["ko", "zh", "ja"].contains(wording.language.tag.language)
    let missing = wanted.first { $0.kind == .opening && ($0.emphasis == .bold || $0.emphasis == .italic && hasItalics) }
    return missing.map { ("'\($0.shown)' of the text in \(language) is missing; put it around the same words", 0) }
  }
}

/// A text with its tags, and those of its branches.
private struct TaggedText {
  let text: PatternText
  let tags: [MarkupTag]
  let choices: [[(isExact: Bool, text: TaggedText)]]

  init(_ text: PatternText) {
    self.text = text
    tags = MarkupTag.tags(in: text.bytes)
    choices = text.choices.map { $0.map { ($0.isExact, TaggedText($0.text)) } }
  }

  private var branches: [TaggedText] { choices.flatMap { $0.map(\.text) } }

  var allTags: [MarkupTag] { tags + branches.flatMap(\.allTags) }

  /// The names that are surely tags, since they come in pairs or close themselves.
  var pairedNames: Set<String> {
    let closed = Set(tags.filter { $0.kind == .closing }.map(\.name))
    let paired = tags.filter { $0.kind == .selfClosing || $0.kind == .opening && closed.contains($0.name) }.map(\.name)
    return branches.reduce(into: Set(paired)) { $0.formUnion($1.pairedNames) }
  }

  /// The names that are not opened as often as they are closed.
  var openNames: Set<String> {
    var depths: [String: Int] = [:]
    for tag in tags where !tag.isVoid && !tag.hasOptionalEnd && tag.kind != .selfClosing {
      depths[tag.name, default: 0] += tag.kind == .opening ? 1 : -1
    }
    return branches.reduce(into: Set(depths.filter { $0.value != 0 }.keys)) { $0.formUnion($1.openNames) }
  }

  /// The names that are only opened, as a text about tags has them, or only closed, as a part of a text has them. Of two
  /// without attributes, the second was to close.
  var loneNames: Set<String> {
    let byName = Dictionary(grouping: allTags, by: \.name)
    return Set(
      byName.filter { name, tags in
        let closings = tags.count { $0.kind == .closing }
        let bare = tags.count { $0.kind == .opening && $0.range.count == name.utf8.count + 2 }
        return closings == tags.count || closings == 0 && bare < 2
      }.keys)
  }

  /// Where the first of such tags stands in the bundle's text; its beginning where there is none.
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

extension TaggedText {
  struct Fault {
    var words: String
    var offset: Int
  }

  /// The first tag of each text that has no partner where it should be.
  func faults(among isTag: (MarkupTag) -> Bool) -> [Fault] {
    let own = tags.filter(isTag)
    return (Self.fault(in: own).map { [Fault(words: $0.words, offset: text.offset(at: $0.offset))] } ?? [])
      + branches.flatMap { $0.faults(among: isTag) }
  }

  private static func fault(in tags: [MarkupTag]) -> Fault? {
    // An app's own '<link>…</link>' isn't HTML's, which has no end.
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
          return Fault(words: "'\(tag.shown)' closes nothing; remove it, or open it", offset: tag.range.lowerBound)
        }
        if last.name == tag.name { continue }
        if open.contains(where: { $0.name == tag.name }) {
          return Fault(
            words: "'\(last.shown)' isn't closed before '\(tag.shown)'; write '</\(last.name)>' there",
            offset: last.range.lowerBound)
        }
        return Fault(
          words: "'\(tag.shown)' closes nothing; '\(last.shown)' is open here, which '</\(last.name)>' closes",
          offset: tag.range.lowerBound)
      }
    }
    return open.first { !$0.hasOptionalEnd }.map { tag in
      let isRepeated = open.filter { $0.name == tag.name }.count > 1
      // Of two that are both opened, the second is the one that was to close.
      let last = isRepeated ? open.last { $0.name == tag.name } ?? tag : tag
      return Fault(
        words: "'\(last.shown)' is never closed; write '</\(last.name)>'\(isRepeated ? " in its place" : "")",
        offset: last.range.lowerBound)
    }
  }
}

// MARK: - What the text may come to

extension TaggedText {
  /// The tags that one choice of branches writes.
  struct Possibility: Hashable {
    var counts: [String: Int] = [:]
    /// Whether a branch for one number is among them.
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

    /// With formatting counted once, however often it comes.
    fileprivate mutating func count(_ tag: MarkupTag) {
      counts[tag.key] = tag.isFormatting ? 1 : counts[tag.key, default: 0] + 1
    }
  }

  /// All that the text may come to, by whatever branches are chosen; nil where that is too much to compare.
  func possibilities(_ isTag: (MarkupTag) -> Bool) -> Set<Possibility>? {
    var own = Possibility()
    // All tags close, so that one of a pair is enough.
    for tag in tags where tag.kind != .closing && tag.emphasis == nil && !tag.isLineBreak && isTag(tag) {
      own.count(tag)
    }
    var all: Set<Possibility> = [own]
    for choice in choices {
      var chosen: Set<Possibility> = []
      for (isExact, branch) in choice {
        guard let parts = branch.possibilities(isTag) else { return nil }
        for var part in parts {
          part.isExact = part.isExact || isExact
          for possibility in all { chosen.insert(possibility.joined(part)) }
        }
        guard chosen.count <= 64 else { return nil }
      }
      if !chosen.isEmpty { all = chosen }
    }
    return all
  }
}
