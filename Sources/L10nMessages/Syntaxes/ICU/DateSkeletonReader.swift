import L10nLanguage

/// Reads the skeleton of a date or time style, which consists of letters for fields (TR35 part 4, "Date Field Symbol
/// Table").
struct DateSkeletonReader {
  private(set) var log: MessageProblemLog

  init(log: MessageProblemLog) {
    self.log = log
  }

  /// Returns the style of a skeleton without its `::`. Other characters than fields are reported and left out.
  ///
  /// - Parameter range: the range of the skeleton including its `::`.
  mutating func read(_ skeleton: Substring, at range: Range<Int>) -> DateStyle {
    var fields = ""
    var (offset, run) = (range.lowerBound + 2, 0)
    var (previous, hasPunctuation): (Unicode.Scalar?, Bool) = (nil, false)
    for scalar in skeleton.unicodeScalars {
      let scalarRange = offset..<offset + UTF8.width(scalar)
      offset = scalarRange.upperBound
      run = scalar == previous ? run + 1 : 1
      previous = scalar
      if Self.fields.contains(scalar) {
        fields.unicodeScalars.append(scalar)
        if run == DateStyle.longestField + 1 {
          log.error("A date field can have at most \(DateStyle.longestField) letters `\(scalar)`", at: scalarRange)
        }
      } else if scalar.properties.isAlphabetic {
        log.error("`\(scalar)` is not a date field that Foundation can format", at: scalarRange)
      } else if !PatternSyntax.isWhiteSpace(scalar) {
        hasPunctuation = true
      }
    }
    if hasPunctuation && !fields.isEmpty {
      log.warning("The language chooses order and punctuation itself; `::\(fields)` means the same", at: range)
    }
    guard !fields.isEmpty else {
      log.error("A skeleton names the fields to show, as in `::yMMMd`", at: range)
      return .medium
    }
    return .skeleton(fields)
  }

  /// The letters of fields.
  static let fields = Set(DateStyle.fields.unicodeScalars)
}
