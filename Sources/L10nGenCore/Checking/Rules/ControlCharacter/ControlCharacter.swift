/// `control-character`: characters that can't be seen and don't belong.
struct ControlCharacter: WordingRule {
  let id = RuleID.controlCharacter
  let defaultSeverity = Severity.warning
  let greatestSeverity = Severity.error
  var summary: String {
    "a text holds a control or another character that can't be seen"
  }
  var explanation: String {
    """
    Such characters come along when text is copied. They break words in two, are shown as boxes, or turn the order of \
    what follows around. Controls of writing direction that turn it, or aren't closed, are errors, and so is U+FFFD, which \
    stands where a character was lost.

    What the writing needs is fine: line breaks; tabs and the like that the source has, too; joiners in Arabic, Persian \
    and Indic words and in emoji; variation selectors behind what has variants; soft hyphens within words of an alphabet; \
    zero-width spaces in scripts without spaces and behind punctuation, where a line may then break; word joiners between \
    other characters; marks of direction where text runs from right to left, and isolates that are closed.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "save: \"저장\\u200B\"\n"],
      finding: "here stands what can't be seen, zero width space (U+200B); delete it",
      fixed: ["ko.yml": "save: 저장\n"])
  }
  let traits = TextTraits.invisible
  var isFixable: Bool { true }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard Self.suspects.firstOffset(in: wording.text.text) != nil else { return }
    let scalars = OffsetScalars(wording.text.text)
    let suspicion = InvisibleCharacters(scalars, of: wording)
    var index = 0
    var findings = 0
    /// Those of which one is told for all, since the whole text is to be looked at.
    var told: Set<Unicode.Scalar> = []
    while index < scalars.count, findings < CheckedText.findingLimit {
      guard let scalar = scalars[index], Self.suspects.contains(scalar), let objection = suspicion.objection(at: index)
      else {
        index += 1
        continue
      }
      guard objection.replacement != nil || told.insert(scalar).inserted else {
        index += 1
        continue
      }
      // The same several times over is one thing to mend.
      let end = scalars.firstIndex(from: index) { $0 != scalar } ?? scalars.count
      let range = scalars.offset(at: index)..<scalars.offset(at: end)
      reporter.report(
        id, InvisibleCharacter(character: scalar, problem: objection.problem), at: wording.spot(at: range.lowerBound),
        of: wording.subject, severity: objection.severity,
        fix: objection.replacement.map { wording.fix(range, with: $0) })
      findings += 1
      index = end
    }
  }

  private static let suspects = ScalarSet(
    ranges:
      "0-9 B-1F 7F-9F AD 61C 200B-200F 2028-202E 2060-206F 3164 FE00-FE0F FEFF FFA0 FFF9-FFFD E0001-E007F E0100-E01EF")
}

/// A character that can't be seen and doesn't belong in a text.
private struct InvisibleCharacter: Facts {
  var character: Unicode.Scalar
  var problem: InvisibleCharacters.Problem

  var values: KeyValuePairs<FactName, String?> {
    [.character: CharacterName.code(character), .problem: problem.rawValue]
  }
  var sentence: String {
    let name = CharacterName.described(character)
    return switch problem {
    case .needless: "here stands what can't be seen, \(name); delete it"
    case .filler: "here stands what can't be seen, \(name); write a space, or delete it"
    case .otherEncoding:
      "here stands \(name), likely from a text in another encoding; write the character that was meant"
    case .lost: "here a character was lost and \(name) put in its place; write the one that was meant"
    case .space: "here stands \(name), which the source doesn't have; write a space"
    case .lineBreak: "here stands \(name), which not every system takes for a line break; write a line feed"
    case .doubledLineBreak: "here stands \(name), which not every system takes for a line break; delete it"
    case .override: "\(name) turns the text behind it around; delete it"
    case .needlessDirection: "\(name) has no use in this text; delete it"
    case .unpairedDirection: "\(name) has no counterpart in this text; delete it"
    }
  }
}
