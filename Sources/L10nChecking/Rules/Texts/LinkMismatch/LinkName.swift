/// The extent of names in links, which may have letters beyond ASCII: `https://mójdom.pl`, `имя@почта.рф`, `@användare`.
///
/// In Korean, Chinese and Japanese, a word may follow a link without a space. So a name that begins in ASCII continues
/// only in scripts with spaces between words, and the last part of a host is either ASCII or in another script.
enum LinkName {
  /// Returns the index after an account's or a mail server's name.
  static func end(in bytes: [UInt8], from start: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count {
      if isPart(bytes[index]) {
        index += 1
      } else if isSpacedLetter(bytes, at: index) {
        index += 2
      } else {
        break
      }
    }
    return index
  }

  /// Returns the index of the first byte of a name that ends before an index.
  static func start(in bytes: [UInt8], to end: Int, notBefore limit: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var index = end
    while index > limit {
      if isPart(bytes[index - 1]) {
        index -= 1
      } else if index - 2 >= limit, isSpacedLetter(bytes, at: index - 2) {
        index -= 2
      } else {
        break
      }
    }
    return index
  }

  /// Returns a Boolean value indicating whether a letter of Latin, Greek, Cyrillic or Armenian is at an index. These
  /// all take two bytes.
  private static func isSpacedLetter(_ bytes: [UInt8], at index: Int) -> Bool {
    (0xC3...0xD6).contains(bytes[index]) && letterWidth(bytes, at: index) == 2
  }

  /// Returns the number of bytes of the letter beyond ASCII at an index, or 0 if there is none.
  private static func letterWidth(_ bytes: [UInt8], at index: Int) -> Int {
    let width =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard width > 0, index + width <= bytes.count,
      let scalar = String(decoding: bytes[index..<index + width], as: UTF8.self).unicodeScalars.first
    else { return 0 }
    return scalar.properties.isAlphabetic ? width : 0
  }

  /// Returns the index after a host and its port.
  static func endOfHost(in bytes: [UInt8], from start: Int, limit: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var label = start
    while true {
      var index = label
      var foreign: Int?
      while index < limit, !"/?#.".utf8.contains(bytes[index]) {
        if isPart(bytes[index]) {
          index += 1
          continue
        }
        let width = letterWidth(bytes, at: index)
        guard width > 0 else { break }
        foreign = foreign ?? index
        index += width
      }
      let goesOn =
        index + 1 < limit && bytes[index] == UInt8(ascii: ".")
        && (isPart(bytes[index + 1]) && bytes[index + 1] != UInt8(ascii: ".") || letterWidth(bytes, at: index + 1) > 0)
      if !goesOn {
        // The caller handles a full stop at the end, which may be the sentence's.
        guard let foreign else {
          return min(index < limit && bytes[index] == UInt8(ascii: ".") ? index + 1 : index, limit)
        }
        return foreign == label && label > start ? min(index, limit) : foreign
      }
      label = index + 1
    }
  }
}
