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
    let difference = difference(text, source, isTag) ?? emphasis(text, source, isTag, in: wording)
    guard let difference else { return }
    reporter.report(
      id, UnequalTags(difference: difference.facts, source: wording.owner.source.name),
      at: wording.spot(at: difference.offset), of: wording.subject, related: wording.owner.relatedSource)
  }

  private func report(_ faults: [TaggedText.Fault], of wording: Wording, _ reporter: inout Reporter) {
    for fault in faults.prefix(CheckedText.findingLimit) {
      reporter.report(id, fault.facts, at: wording.spot(at: fault.offset), of: wording.subject, severity: .error)
    }
  }

  /// How a text whose tags all close differs from the source, and where.
  private typealias Mismatch = (facts: UnequalTags.Difference, offset: Int)

  /// A difference in tags that do more than emphasize and break lines.
  private func difference(
    _ text: TaggedText, _ source: TaggedText, _ isTag: (MarkupTag) -> Bool
  ) -> Mismatch? {
    guard let expected = source.possibilities(isTag), let found = text.possibilities(isTag) else { return nil }
    let wanted = expected.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: max) }
    let written = found.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: max) }
    let extra = written.keys.filter { written[$0, default: 0] > wanted[$0, default: 0] }.sorted()
    let missing = wanted.keys.filter { wanted[$0, default: 0] > written[$0, default: 0] }.sorted()
    if let name = extra.first {
      let missing = missing.map { "<\($0)>" }
      return (
        .extra("<\(name)>", isKnown: wanted[name] != nil, missing: missing), text.offset { $0.key == name }
      )
    }
    if let name = missing.first { return (.missing("<\(name)>", isKnown: written[name] != nil), 0) }
    return found.allSatisfy { $0.fits(expected) } ? nil : (.branches, 0)
  }

  /// A difference in tags that emphasize, or break lines. Where the app renders one of those, it surely does the others.
  private func emphasis(
    _ text: TaggedText, _ source: TaggedText, _ isTag: (MarkupTag) -> Bool, in wording: Wording
  ) -> Mismatch? {
    let written = text.allTags.filter(isTag)
    let wanted = source.allTags.filter(isTag)
    if let extra = written.first(where: { $0.emphasis != nil || $0.isLineBreak }) {
      guard !wanted.contains(where: { $0.emphasis != nil || $0.isFormatting }) else { return nil }
      return (.extra(extra.shown, isKnown: false, missing: []), text.offset { $0.key == extra.key })
    }
    let hasItalics = !["ko", "zh", "ja"].contains(wording.language.tag.language)
    let missing = wanted.first { $0.kind == .opening && ($0.emphasis == .bold || $0.emphasis == .italic && hasItalics) }
    return missing.map { (.missing($0.shown, isKnown: false), 0) }
  }
}
