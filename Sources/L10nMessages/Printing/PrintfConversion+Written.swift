import L10nLanguage

extension PrintfConversion {
  /// A Boolean value indicating whether the argument is written as plain text.
  var isPlainText: Bool {
    (specifier == .object || specifier == .string) && flags.isEmpty && width == nil && precision == nil
  }

  /// Returns the part after `%` and its position or name, or `nil` if the dialect doesn't have the conversion.
  func written(in dialect: PrintfConversionReader.Dialect) -> String? {
    guard let letter = letter(in: dialect) else { return nil }
    if dialect == .ruby, flags.contains(.grouped) { return nil }
    var text = ""
    for (flag, sign) in Self.signs where flags.contains(flag) { text += sign }
    if let width { text += String(width) }
    if let precision { text += ".\(precision)" }
    // Ruby doesn't need a length.
    if let length, dialect == .apple { text += length.letters }
    return text + (isUppercase ? letter.uppercased() : letter)
  }

  private static let signs: [(Flags, String)] = [
    (.leftAligned, "-"), (.signed, "+"), (.alternative, "#"), (.grouped, "'"), (.zeroPadded, "0"),
  ]

  private func letter(in dialect: PrintfConversionReader.Dialect) -> String? {
    switch (specifier, dialect) {
    case (.decimal, _): "d"
    case (.unsigned, _): "u"
    case (.hexadecimal, _): "x"
    case (.octal, _): "o"
    case (.fixed, _): isUppercase && dialect == .ruby ? nil : "f"
    case (.scientific, _): "e"
    case (.general, _): "g"
    case (.string, _): "s"
    case (.character, _): "c"
    case (.object, .apple): "@"
    case (.pointer, .apple): "p"
    case (.hexadecimalFloat, .apple): "a"
    case (.binary, .ruby): "b"
    case (.object, .ruby), (.pointer, .ruby), (.hexadecimalFloat, .ruby), (.binary, .apple): nil
    }
  }
}

extension PrintfConversion.Length {
  /// The letters before the specifier.
  fileprivate var letters: String {
    switch self {
    case .hh: "hh"
    case .h: "h"
    case .l: "l"
    case .ll: "ll"
    case .q: "q"
    case .L: "L"
    case .z: "z"
    case .t: "t"
    case .j: "j"
    }
  }
}
