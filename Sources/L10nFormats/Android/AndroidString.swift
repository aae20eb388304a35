import L10nText

/// Writes texts of Android resource files.
package enum AndroidString {
  /// Returns a text as written between tags, with any tags in it as text.
  package static func escaped(_ text: String) -> String { escaped(text, Surroundings()) }

  /// The place of a part of a text.
  struct Surroundings {
    /// A Boolean value indicating whether the text begins with the part.
    var isAtStart = true
    /// A Boolean value indicating whether a space, or the beginning of the text, is before it.
    var isAfterSpace = true
    /// A Boolean value indicating whether a space, or the end of the text, follows it.
    var isBeforeSpace = true
    /// A Boolean value indicating whether it is in a CDATA section.
    var isInSection = false
    /// A Boolean value indicating whether tags in it are tags of the file.
    var keepsTags = false
  }

  /// Returns a part of a text as written.
  static func escaped(_ text: String, _ surroundings: Surroundings) -> String {
    let bytes = Array(text.utf8)[...]
    var written = ""
    var isAfterSpace = surroundings.isAfterSpace
    var index = 0
    while index < bytes.count {
      if surroundings.keepsTags, bytes[index] == UInt8(ascii: "<") {
        let tag = XMLMark.Tag(in: bytes, at: index)
        written += String(decoding: bytes[tag.range], as: UTF8.self)
        index = tag.range.upperBound
        isAfterSpace = false
        continue
      }
      guard let character = XMLCharacter(in: bytes, at: index, isInSection: false, hasMarkup: false),
        let scalar = character.scalar
      else { break }
      index = character.range.upperBound
      let isBeforeSpace = index < bytes.count ? bytes[index] == UInt8(ascii: " ") : surroundings.isBeforeSpace
      if scalar == "'", JavaFormat.groupsDigits(at: character.range.lowerBound, in: bytes) {
        written += ","
      } else if scalar == " ", !isAfterSpace, !isBeforeSpace || index < bytes.count {
        written += " "
      } else {
        let isFirst = surroundings.isAtStart && character.range.lowerBound == 0
        written += spelling(of: scalar, isFirst: isFirst, isInSection: surroundings.isInSection)
      }
      isAfterSpace = scalar == " "
    }
    return written
  }

  private static func spelling(of scalar: Unicode.Scalar, isFirst: Bool, isInSection: Bool) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "'": "\\'"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\t": "\\t"
    case "@" where isFirst, "?" where isFirst: "\\\(scalar)"
    case "&" where !isInSection: "&amp;"
    case "<" where !isInSection: "&lt;"
    case ">" where !isInSection: "&gt;"
    // XML can't contain most of these, and white space would collapse.
    case "\0"..."\u{20}", "\u{FFFE}", "\u{FFFF}":
      "\\u" + "000\(String(scalar.value, radix: 16, uppercase: true))".suffix(4)
    default: String(scalar)
    }
  }
}
