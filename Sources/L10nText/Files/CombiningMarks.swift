/// Finds runs of combining marks that are longer than in any real text (UAX #15, section 13, "Stream-Safe Text Format",
/// allows thirty).
///
/// Swift compares strings by canonical equivalence, for which it sorts each run of marks. This takes quadratic time in
/// the run's length, here and in every app.
package enum CombiningMarks {
  /// The number of marks that may follow each other.
  static let limit = 100
  package static let problem = "more than \(limit) combining marks in a row; remove the ones that can't be seen"

  /// Returns a Boolean value indicating whether a text has a longer run.
  package static func areTooMany(in text: String) -> Bool {
    // Each mark takes at least two bytes, and hardly any text is that long.
    guard text.utf8.count > limit * 2 else { return false }
    var run = 0
    for scalar in text.unicodeScalars {
      if scalar.value < 0x300 || scalar.properties.canonicalCombiningClass == .notReordered {
        run = 0
      } else {
        run += 1
        if run > limit { return true }
      }
    }
    return false
  }
}
