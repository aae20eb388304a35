import L10nLanguage

/// A date pattern such as `yyyy-MM-dd`, the predecessor of skeletons (TR35 part 4, "Date Format Patterns").
enum DatePattern {
  /// Returns the skeleton of the pattern's fields, including `::`, or `nil` if the text isn't a pattern, or Foundation
  /// can't format one of its fields. With a skeleton, the order, the punctuation and the words are the language's own.
  static func skeleton(of pattern: String) -> String? {
    var fields: [(letter: Unicode.Scalar, count: Int)] = []
    var isQuoted = false
    var previous: Unicode.Scalar?
    var namesUnits = false
    for scalar in pattern.unicodeScalars {
      if scalar == "'" {
        isQuoted.toggle()
      } else if isQuoted || !scalar.isASCII {
        // '년' and '月' show that numbers have units, as in the language's own format with the month's name.
        namesUnits = namesUnits || "년월年月".unicodeScalars.contains(scalar)
      } else if DateSkeletonReader.fields.contains(scalar) {
        if scalar == previous, !fields.isEmpty {
          fields[fields.count - 1].count += 1
        } else {
          guard !fields.contains(where: { $0.letter == scalar }) else { return nil }
          fields.append((scalar, 1))
        }
      } else if scalar.properties.isAlphabetic {
        return nil
      }
      previous = scalar
    }
    guard !isQuoted, !fields.isEmpty, fields.allSatisfy({ $0.count <= DateStyle.longestField }) else {
      return nil
    }
    let has12Hours = fields.contains { $0.letter == "h" || $0.letter == "K" }
    var skeleton = "::"
    for (letter, count) in fields where !(letter == "a" && has12Hours) {
      // Years have four digits anyway.
      let isYear = letter == "y" && count != 2
      let isUnitOfMonth = namesUnits && "ML".unicodeScalars.contains(letter) && count < 3
      skeleton += String(repeating: String(letter), count: isYear ? 1 : isUnitOfMonth ? 3 : count)
    }
    return skeleton
  }
}
