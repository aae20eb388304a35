extension ArgumentFormat {
  /// Reads a format from the words after an argument's name, or returns `nil` if they aren't one.
  ///
  /// | words | format |
  /// |---|---|
  /// | | ``localized`` |
  /// | `plain` | ``verbatim`` |
  /// | `number`, `integer`, `percent`, `spellout`, `ordinal`, `currency USD`, with options after them | ``number(_:)`` |
  /// | `date long`, `time ::jmm` | ``date(_:)``, ``time(_:)`` |
  /// | `list and`, `date relative` and others | ``styled(_:)``, described at ``ArgumentStyle/init(reading:)`` |
  /// | `%-5.2f` | ``conversion(_:)``, with flags in the order `-+0#'` and without a length |
  init?(reading words: [String]) {
    let options = words.dropFirst()
    switch words.first {
    case nil: self = .localized
    case "plain" where options.isEmpty: self = .verbatim
    case "date" where options.first == "relative", "list", "interval", "bytes", "duration":
      guard let style = ArgumentStyle(reading: words) else { return nil }
      self = .styled(style)
    case "date":
      guard let style = DateStyle(reading: options) else { return nil }
      self = .date(style)
    case "time":
      guard let style = DateStyle(reading: options) else { return nil }
      self = .time(style)
    case let word? where word.utf8.first == UInt8(ascii: "%"):
      guard options.isEmpty, let conversion = PrintfConversion(reading: Substring(word.utf8.dropFirst())) else {
        return nil
      }
      self = .conversion(conversion)
    default:
      guard let format = NumberFormat(reading: words[...]) else { return nil }
      self = .number(format)
    }
  }
}

extension DateStyle {
  /// Reads a style from the words after `date` or `time`, or returns `nil` if they aren't one.
  init?(reading words: ArraySlice<String>) {
    guard words.count == 1, let word = words.first else { return nil }
    switch word {
    case "short": self = .short
    case "medium": self = .medium
    case "long": self = .long
    case "full": self = .full
    default:
      guard word.hasPrefix("::"), word.utf8.count > 2, Self.areFields(word.utf8.dropFirst(2)) else { return nil }
      self = .skeleton(String(word.dropFirst(2)))
    }
  }

  private static func areFields(_ letters: Substring.UTF8View) -> Bool {
    var (previous, length): (UInt8?, Int) = (nil, 0)
    for letter in letters {
      length = letter == previous ? length + 1 : 1
      previous = letter
      guard fields.utf8.contains(letter), length <= longestField else { return false }
    }
    return true
  }
}

extension PrintfConversion {
  fileprivate init?(reading word: Substring) {
    var rest = word
    guard let letter = rest.popLast(), let (specifier, isUppercase) = Self.specifier(letter) else { return nil }
    self.init(specifier, isUppercase: isUppercase)
    while let flag = rest.first.flatMap(Self.flag) {
      flags = Flags(rawValue: flags.rawValue | flag.rawValue)
      rest.removeFirst()
    }
    let parts = rest.parts(separatedBy: UInt8(ascii: "."), atMost: 2)
    if let first = parts.first, !first.isEmpty {
      guard let width = Int(digits: first, limit: Self.greatestWidth) else { return nil }
      self.width = width
    }
    if parts.count == 2 {
      guard let precision = Int(digits: parts[1], limit: Self.greatestWidth) else { return nil }
      self.precision = precision
    }
  }

  private static func flag(_ sign: Character) -> Flags? {
    switch sign {
    case "-": .leftAligned
    case "+": .signed
    case "0": .zeroPadded
    case "#": .alternative
    case "'": .grouped
    default: nil
    }
  }

  private static func specifier(_ letter: Character) -> (Specifier, isUppercase: Bool)? {
    switch letter {
    case "@": (.object, false)
    case "s": (.string, false)
    case "c": (.character, false)
    case "d": (.decimal, false)
    case "u": (.unsigned, false)
    case "x", "X": (.hexadecimal, letter == "X")
    case "o": (.octal, false)
    case "b", "B": (.binary, letter == "B")
    case "p": (.pointer, false)
    case "f", "F": (.fixed, letter == "F")
    case "e", "E": (.scientific, letter == "E")
    case "g", "G": (.general, letter == "G")
    case "a", "A": (.hexadecimalFloat, letter == "A")
    default: nil
    }
  }
}

extension Double {
  /// Reads a number that is finite.
  init?(finite text: Substring) {
    guard let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}
