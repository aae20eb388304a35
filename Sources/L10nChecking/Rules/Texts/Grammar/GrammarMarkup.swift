import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `grammar-markup`: markup for grammar agreement that Foundation shows or ignores.
struct GrammarMarkupRule: WordingRule {
  let id = RuleID.grammarMarkup
  let defaultSeverity = Severity.warning
  let greatestSeverity = Severity.error
  let traits: TextTraits = .placeholderSign

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard GrammarMarkup.mayBe(in: wording.text.text), wording.message.isSound else { return }
    var left = CheckedText.findingLimit
    for text in wording.patternText.all where left > 0 {
      for (mistake, offset) in mistakes(in: text, of: wording.owner, limit: left) {
        left -= 1
        reporter.report(
          id, GrammarMistake(mistake), at: wording.spot(at: text.offset(at: offset)), of: wording.subject,
          severity: mistake.isShown ? .error : nil)
      }
    }
  }

  /// Returns the first mistakes in a text with their positions in its bytes.
  private func mistakes(
    in text: PatternText, of message: CheckedMessage, limit: Int
  ) -> ArraySlice<(GrammarMistake.Kind, Int)> {
    let markup = GrammarMarkup(text.bytes, hole: PatternText.hole)
    var mistakes = markup.faults.prefix(limit).map { (GrammarMistake.Kind.fault($0.fault), $0.offset) }
    for span in markup.spans where mistakes.count < limit {
      let (attributes, unread) = GrammarMarkup.attributes(of: span, in: text.bytes)
      if let unread {
        mistakes.append((.unreadable, unread))
      } else if attributes.isEmpty {
        mistakes.append((.fault(.noAttributes), span.range.lowerBound))
      }
      for attribute in attributes {
        if let mistake = mistake(in: attribute, of: message) { mistakes.append(mistake) }
      }
    }
    return mistakes.prefix(limit)
  }

  private func mistake(
    in attribute: GrammarAttribute, of message: CheckedMessage
  ) -> (GrammarMistake.Kind, Int)? {
    let invalid = (GrammarMistake.Kind.value(of: attribute.name), attribute.valueOffset)
    switch (attribute.name, attribute.value) {
    case ("inflect", .truth(true)), ("formatNumber", .truth(true)): return nil
    case ("inflect", .object(let members)), ("morphology", .object(let members)),
      ("assumedFallbackInflection", .object(let members)):
      return members.lazy.compactMap { Morphology.mistake(in: $0) }.first
    case ("inflect", _), ("formatNumber", _), ("morphology", _), ("assumedFallbackInflection", _): return invalid
    case ("agreeWithArgument", .number(let position)):
      let positions = message.argumentPositions
      return positions.contains(position) || message.message.source == nil
        ? nil : (.noArgument(position, among: positions.sorted()), attribute.valueOffset)
    case ("agreeWithConcept", .number(1...)), ("referentConcept", .number(1...)): return nil
    case ("agreeWithArgument", _), ("agreeWithConcept", _), ("referentConcept", _): return invalid
    default:
      if Morphology.values[attribute.name] != nil { return (.outsideMorphology(attribute.name), attribute.nameOffset) }
      // Other names may be attributes of the app's own.
      return NearestName.suggestion(for: attribute.name, among: GrammarMarkup.attributeNames).flatMap { meant in
        meant == attribute.name ? nil : (.misspelled(attribute.name, meant: meant), attribute.nameOffset)
      }
    }
  }
}

/// The grammatical properties that `morphology` can have (Apple, "Morphology").
private enum Morphology {
  /// The values of each property, or none if Apple doesn't document how they are written.
  static let values: [String: [String]] = [
    "grammaticalGender": ["feminine", "masculine", "neuter"],
    "partOfSpeech": [
      "abbreviation", "adjective", "adposition", "adverb", "conjunction", "determiner", "interjection", "letter",
      "noun", "numeral", "particle", "preposition", "pronoun", "verb",
    ],
    "number": [], "grammaticalCase": [], "grammaticalPerson": [], "determination": [], "pronounType": [],
    "definiteness": [],
  ]

  static func mistake(in member: GrammarAttribute) -> (GrammarMistake.Kind, Int)? {
    guard let values = values[member.name] else {
      return NearestName.suggestion(for: member.name, among: Self.values.keys).map {
        (.misspelled(member.name, meant: $0), member.nameOffset)
      }
    }
    guard case .text(let value) = member.value else { return (.value(of: member.name), member.valueOffset) }
    return values.isEmpty || values.contains(value)
      ? nil : (.unknownValue(value, of: member.name, among: values), member.valueOffset)
  }
}
