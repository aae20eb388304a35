import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `markup-mismatch`: tags that would be shown, or would hide text.
struct MarkupMismatch: WordingRule {
  let id = RuleID.markupMismatch
  let defaultSeverity = Severity.warning
  let greatestSeverity = Severity.error
  let traits: TextTraits = .markup

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard wording.message.isSound else { return }
    let text = TagSequence(wording.patternText)
    guard let source = wording.sourcePatternText.map({ TagSequence($0) }) else {
      guard wording.isSource else { return }
      // Without a source to compare with, only HTML's names that occur more than once certainly are tags.
      let lone = text.loneNames
      return report(text.faults { $0.isHTML && !lone.contains($0.name) }, of: wording, &reporter)
    }
    let isTag = isTag(in: text, of: source)
    if let slip = misspelledTag(in: text, of: source) {
      return reporter.report(
        id, MisspelledTag(tag: slip.tag.shown, meant: slip.meant, source: wording.owner.source.name),
        at: wording.spot(at: slip.offset), of: wording.subject, related: wording.owner.relatedSource)
    }
    let faults = text.faults(closedNames: source.closedNames, among: isTag)
    guard faults.isEmpty else { return report(faults, of: wording, &reporter) }
    guard let difference = difference(text, source, in: wording), !suitsOtherForm(text, of: wording) else { return }
    reporter.report(
      id, UnequalTags(difference: difference.facts, source: wording.owner.source.name),
      at: wording.spot(at: difference.offset), of: wording.subject, related: wording.owner.relatedSource)
  }

  /// Returns the first tag of a translation that is similar to one of the source's that the translation has less often.
  private func misspelledTag(
    in text: TagSequence, of source: TagSequence
  ) -> (tag: MarkupTag, meant: String, offset: Int)? {
    let (tags, sourceTags) = (text.allTags, source.allTags)
    let known = Set(sourceTags.map(\.name))
    guard let tag = tags.first(where: { !known.contains($0.name) && !$0.isHTML }) else { return nil }
    let missing = sourceTags.filter { wanted in
      wanted.kind == tag.kind && source.pairedNames.contains(wanted.name)
        && tags.count { $0.key == wanted.key } < sourceTags.count { $0.key == wanted.key }
    }
    guard let name = NearestName.suggestion(for: tag.name, among: missing.map(\.name)),
      let meant = missing.first(where: { $0.name == name })
    else { return nil }
    return (tag, meant.shown, text.offset { $0 == tag })
  }

  /// Returns a predicate for the tags of a translation: HTML's tags and those that are paired in the source, unless the
  /// source leaves them open or the translation only mentions them.
  private func isTag(in text: TagSequence, of source: TagSequence) -> (MarkupTag) -> Bool {
    let (paired, open, mentioned) = (source.pairedNames, source.openNames, text.mentionedNames)
    return { tag in
      (tag.isHTML || paired.contains(tag.name)) && !open.contains(tag.name) && !mentioned.contains(tag.name)
    }
  }

  /// Returns a Boolean value indicating whether a form of a plural map has the tags of another form of the source's
  /// plural map. The numbers of a form depend on the language: English has `an item` for one, where Russian needs the
  /// number for 21.
  private func suitsOtherForm(_ text: TagSequence, of wording: Wording) -> Bool {
    guard case .pluralMap(let variants) = wording.message.message, variants[wording.textIndex].category != .other,
      let source = wording.owner.message.source, case .pluralMap(let forms) = source.message
    else { return false }
    return forms.indices.contains { form in
      form != wording.sourceIndex
        && difference(text, TagSequence(PatternText(source.pattern(ofText: form))), in: wording) == nil
    }
  }

  private func report(_ faults: [TagSequence.Fault], of wording: Wording, _ reporter: inout Reporter) {
    for fault in faults.prefix(CheckedText.findingLimit) {
      reporter.report(id, fault.facts, at: wording.spot(at: fault.offset), of: wording.subject, severity: .error)
    }
  }

  /// A difference between the tags of a balanced text and those of the source, with its offset.
  private typealias Mismatch = (facts: UnequalTags.Difference, offset: Int)

  private func difference(_ text: TagSequence, _ source: TagSequence, in wording: Wording) -> Mismatch? {
    let isTag = isTag(in: text, of: source)
    return difference(text, source, isTag) ?? emphasis(text, source, isTag, in: wording)
  }

  /// Returns a difference in tags that do more than emphasize and break lines.
  private func difference(
    _ text: TagSequence, _ source: TagSequence, _ isTag: (MarkupTag) -> Bool
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

  /// Returns a difference in tags that emphasize or break lines. If the app renders one of them, it certainly renders
  /// the others.
  private func emphasis(
    _ text: TagSequence, _ source: TagSequence, _ isTag: (MarkupTag) -> Bool, in wording: Wording
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
