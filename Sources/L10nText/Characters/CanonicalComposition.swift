/// Unicode's normalization form C (UAX #15), by the tables of one version of Unicode, so that the result is the same on
/// every machine.
package enum CanonicalComposition {
  /// Returns the text in form C.
  package static func composed(_ text: String) -> String {
    guard let scalars = changedScalars(of: text) else { return text }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A range that differs in form C.
  package struct Change: Equatable {
    /// The range in the text, in UTF-8 bytes.
    package var range: Range<Int>
    package var old: [Unicode.Scalar]
    package var new: [Unicode.Scalar]
  }

  /// Returns the range from the first difference between a text and its form C to the last, or `nil` if there is none.
  package static func change(in text: String) -> Change? {
    guard let new = changedScalars(of: text)?[...] else { return nil }
    let old = Array(text.unicodeScalars)[...]
    let start = zip(old, new).prefix { $0 == $1 }.count
    guard start < max(old.count, new.count) else { return nil }
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(limit).count
    let offset = old[..<start].reduce(0) { $0 + UTF8.width($1) }
    let changed = old[start..<old.count - end]
    let length = changed.reduce(0) { $0 + UTF8.width($1) }
    return Change(
      range: offset..<offset + length, old: Array(changed), new: Array(new[start..<new.count - end]))
  }

  /// Returns the scalars of form C, or `nil` if the text already has them.
  private static func changedScalars(of text: String) -> [Unicode.Scalar]? {
    // Both counts agree only if the string is all ASCII, which a string knows.
    guard text.utf8.count != text.utf16.count, doubtful.firstOffset(in: text) != nil else { return nil }
    let forms = NormalizationForms.shared
    return forms.isSurelyComposed(text.unicodeScalars) ? nil : forms.composed(text.unicodeScalars)
  }

  /// The characters that may make a string differ from its form C: a string without any of them is in form C.
  private static let doubtful = ScalarSet(ranges: NormalizationData.uncertain, NormalizationData.combiningClasses)
}
