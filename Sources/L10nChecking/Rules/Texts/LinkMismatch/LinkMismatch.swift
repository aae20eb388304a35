import L10nCatalog
import L10nMessages
import L10nText

/// `link-mismatch`: a link of the source that a translation lacks or writes differently.
struct LinkMismatch: WordingRule {
  let id = RuleID.linkMismatch
  let defaultSeverity = Severity.warning
  let traits: TextTraits = .linkSign

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard wording.message.isSound, let original = wording.source, WrittenLink.mayOccur(in: original.text),
      let source = wording.sourcePatternText
    else { return }
    let wanted = source.all.flatMap { WrittenLink.links(in: $0) }
    guard !wanted.isEmpty else { return }
    let found = wording.patternText.all.flatMap { text in
      WrittenLink.links(in: text).map { (link: $0, offset: text.offset(at: $0.range.lowerBound)) }
    }
    let written = LinkSet(found.map(\.link), in: wording.language, of: wording.owner.source)
    var search = TextSearch(in: wording.text.text)
    let missing = wanted.filter { link in
      if written.hasTranslation(of: link) { return false }
      // An address without its scheme may not be recognized as one.
      return link.kind != .address || written.hasWay(to: link) || !search.hasFound(link.host + link.rest)
    }
    guard !missing.isEmpty, !source.givesExample, !wording.patternText.givesExample,
      !wording.areLinksLocalized(wanted)
    else { return }
    let originals = LinkSet(wanted, in: wording.language, of: wording.owner.source)
    let extra = found.filter { !originals.hasOriginal(of: $0.link) }
    reporter.report(
      id,
      UnequalLinks(
        found: extra.map(\.link.written).uniqued, expected: missing.map(\.written).uniqued,
        source: wording.owner.source.name),
      at: wording.spot(at: extra.first?.offset ?? 0), of: wording.subject, related: wording.owner.relatedSource)
  }
}

extension Wording {
  /// Returns a Boolean value indicating whether translations replace links of the source by different ones. If the
  /// source's link was changed, all translations have the same old one.
  fileprivate func areLinksLocalized(_ wanted: [WrittenLink]) -> Bool {
    guard let sourceIndex else { return false }
    if let known = owner.localizedLinks[sourceIndex] { return known }
    let result = hasSeveralReplacements(of: wanted)
    owner.localizedLinks[sourceIndex] = result
    return result
  }

  private func hasSeveralReplacements(of wanted: [WrittenLink]) -> Bool {
    var replacements: Set<Set<WrittenLink.Destination>> = []
    for index in owner.message.texts.indices.dropFirst() {
      guard let translation = owner.message.texts[index], translation.isSound,
        translation.stored.count > textIndex
      else { continue }
      let found = PatternText(translation.pattern(ofText: textIndex)).all.flatMap { WrittenLink.links(in: $0) }
      guard !found.isEmpty else { continue }
      let originals = LinkSet(wanted, in: owner.languages[index], of: owner.source)
      let own = Set(found.filter { !originals.hasOriginal(of: $0) }.map(\.destination))
      if !own.isEmpty { replacements.insert(own) }
      if replacements.count > 1 { return true }
    }
    return false
  }
}

/// Links of a source that its translation doesn't have.
private struct UnequalLinks: Facts {
  /// Links that only the translation has.
  var found: [String]
  var expected: [String]
  var source: String

  var values: KeyValuePairs<FactName, String?> {
    [.found: found.isEmpty ? nil : found.joined(separator: " "), .expected: expected.joined(separator: " ")]
  }
  var sentence: String {
    let isOne = expected.count == 1
    return found.count == expected.count
      ? "this text has \(QuotedList.and(found)), but \(source) has \(QuotedList.and(expected)); "
        + "write the same link\(isOne ? "" : "s")"
      : "the text in \(source) has \(QuotedList.and(expected)), but this one doesn't; add \(isOne ? "it" : "them")"
  }
}

extension [String] {
  /// The strings in order, each once.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
