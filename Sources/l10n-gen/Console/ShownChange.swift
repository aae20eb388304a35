import L10nChecking
import L10nText

/// A text before and after a fix, shortened to the surroundings of the change, and with invisible characters made
/// visible.
struct ShownChange {
  let before: String
  let after: String

  /// The number of characters that are shown on each side of the change, and the limit for the change itself.
  private static let context = 12
  private static let limit = 60

  init(_ fixed: FixedFinding) {
    let bytes = Array(fixed.text.utf8)
    let range = fixed.fix.range.clamped(to: 0..<bytes.count)
    let head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).unicodeScalars
    let old = String(decoding: bytes[range], as: UTF8.self)
    let tail = String(decoding: bytes[range.upperBound...], as: UTF8.self).unicodeScalars
    let lead = (head.count > Self.context ? "…" : "") + Self.visible(String(head.suffix(Self.context)))
    let end = Self.visible(String(tail.prefix(Self.context))) + (tail.count > Self.context ? "…" : "")
    // Texts that Unicode treats as equivalent look the same.
    let looksSame = old == fixed.fix.replacement
    before = lead + Self.shortened(Self.visible(old, inFull: looksSame)) + end
    after = lead + Self.shortened(Self.visible(fixed.fix.replacement)) + end
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return text }
    return String(scalars.prefix(limit / 2)) + "…" + String(scalars.suffix(limit / 2))
  }

  private static func visible(_ text: String, inFull: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if inFull && !scalar.isASCII || isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII || scalar.properties.generalCategory == .control else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
