import L10nCatalog
import L10nText

/// `control-character`: invisible characters that don't belong in a text.
struct ControlCharacter: WordingRule, BundleProblemRule {
  let id = RuleID.controlCharacter
  let defaultSeverity = Severity.warning
  let greatestSeverity = Severity.error
  let traits = TextTraits.invisible
  var isFixable: Bool { true }

  package func join(_ rules: inout CalledRules) {
    rules.wordingRules.append((traits, self))
    rules.problemRules.append(self)
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    guard case .repeatedMark = problem.kind else { return }
    let mark: Unicode.Scalar = "\u{FEFF}"
    let fix = Fix(
      scalar: problem.place, range: 0..<UTF8.width(mark), replacement: "", effect: .byteOrderMarkRemoval)
    reporter.report(
      id, InvisibleCharacter(character: mark, problem: .needless), at: .place(problem.place),
      of: .other(key: nil, language: problem.language), fix: fix)
  }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard Self.suspects.firstOffset(in: wording.text.text) != nil else { return }
    let scalars = OffsetScalars(wording.text.text)
    let suspicion = InvisibleCharacters(scalars, of: wording, among: Self.suspects)
    var index = 0
    var findings = 0
    /// The characters that are reported once, because the whole text needs a look.
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
      // Several of the same in a row are one thing to fix.
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

/// An invisible character that doesn't belong in a text.
private struct InvisibleCharacter: Facts {
  var character: Unicode.Scalar
  var problem: InvisibleCharacters.Problem

  var values: KeyValuePairs<FactName, String?> {
    [.character: CharacterName.code(character), .problem: problem.rawValue]
  }
  var sentence: String {
    let name = CharacterName.described(character)
    return switch problem {
    case .needless: "invisible character: \(name); delete it"
    case .filler: "invisible character: \(name); write a space, or delete it"
    case .otherEncoding:
      "\(name) likely comes from another encoding; write the character that was meant"
    case .lost: "a character was lost here and replaced by \(name); write the original one"
    case .space: "\(name) isn't in the source; write a space"
    case .lineBreak: "\(name) isn't a line break on every system; write a line feed"
    case .doubledLineBreak: "\(name) isn't a line break on every system; delete it"
    case .override: "\(name) reverses the text after it; delete it"
    case .needlessDirection: "\(name) has no effect in this text; delete it"
    case .unpairedDirection: "\(name) has no counterpart in this text; delete it"
    }
  }
}
