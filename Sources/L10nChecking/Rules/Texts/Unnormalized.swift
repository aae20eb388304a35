import L10nCatalog
import L10nText

/// `unnormalized`: text that looks the same as other text, but has different bytes.
struct Unnormalized: WordingRule {
  let id = RuleID.unnormalized
  let defaultSeverity = Severity.warning
  let traits = TextTraits.beyondASCII
  var isFixable: Bool { true }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard let change = CanonicalComposition.change(in: wording.text.text), !Self.isUsual(change) else { return }
    let composed = String(String.UnicodeScalarView(change.new))
    reporter.report(
      id, OtherForm(characters: change.old, composed: composed, isDecomposed: change.old.count > change.new.count),
      at: wording.spot(at: change.range.lowerBound), of: wording.subject,
      fix: wording.fix(change.range, with: composed))
  }

  /// Returns a Boolean value indicating whether only composition exclusions and the order of marks differ.
  private static func isUsual(_ change: CanonicalComposition.Change) -> Bool {
    if isReordering(change) { return true }
    let expanded = change.old.map { CanonicalComposition.composed(String($0)).unicodeScalars }
    guard expanded.contains(where: { $0.count > 1 }) else { return false }
    let text = String(String.UnicodeScalarView(expanded.joined()))
    return CanonicalComposition.change(in: text).map(isReordering) ?? true
  }

  private static func isReordering(_ change: CanonicalComposition.Change) -> Bool {
    change.old.count == change.new.count && change.old.sorted() == change.new.sorted()
  }
}

/// Characters that aren't in Unicode's form C.
private struct OtherForm: Facts {
  var characters: [Unicode.Scalar]
  var composed: String
  var isDecomposed: Bool

  /// The first characters, by their codes.
  private var codes: String {
    let shown = 2
    return characters.prefix(shown).map(CharacterName.code).joined(separator: " ")
      + (characters.count > shown ? " …" : "")
  }

  /// The beginning of the correct characters.
  private var expected: String {
    let limit = 20
    return composed.prefix(limit) + (composed.count > limit ? "…" : "")
  }

  var values: KeyValuePairs<FactName, String?> { [.character: codes, .expected: expected] }
  var sentence: String {
    let what = isDecomposed ? "the text is decomposed here" : "this character is not in its usual form"
    return "\(what) (\(codes)); write it in Unicode's form C, '\(expected)'"
  }
}
