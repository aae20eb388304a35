import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// A placeholder in Swift's or Foundation's syntax, in a source text with another syntax: `%@`, `%d`, `%1$@`, `\(name)`
/// or `${name}`. It is text there, and users would see it.
struct ForeignPlaceholder {
  var written: String
  /// A Boolean value indicating whether only the sign before the braces is text, because these are a placeholder.
  var isOnlySign = false
  /// The same in the text's syntax, with a name to replace if it has none.
  var replacement: String
  /// The position in the text, in UTF-8 bytes.
  var offset: Int
}

extension LocalizedMessage {
  /// Returns the placeholders of Swift and Foundation in one of the texts, if it has another syntax.
  func foreignPlaceholders(inText index: Int) -> [ForeignPlaceholder] {
    guard syntax.namesArguments, isSound, stored[index].withBytes({ $0.contains(where: Self.mayBegin) })
    else { return [] }
    var found: [ForeignPlaceholder] = []
    for part in PatternText(pattern(ofText: index)).all where found.count < CheckedText.findingLimit {
      found += ForeignPlaceholderSearch(part, syntax).placeholders()
    }
    return Array(found.prefix(CheckedText.findingLimit))
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "$")
  }
}

/// Searches one text, without its branches, for placeholders of Swift and Foundation.
private struct ForeignPlaceholderSearch {
  private let text: PatternText
  private let bytes: [UInt8]
  private let syntax: MessageSyntax

  init(_ text: PatternText, _ syntax: MessageSyntax) {
    self.text = text
    bytes = text.bytes
    self.syntax = syntax
  }

  func placeholders() -> [ForeignPlaceholder] {
    let isDateFormat = hasDateFormat
    var holes = text.holes.makeIterator()
    var found: [ForeignPlaceholder] = []
    var index = 0
    while index < bytes.count {
      var match: (end: Int, replacement: String)?
      switch bytes[index] {
      case UInt8(ascii: "%"): if !isDateFormat { match = conversion(at: index) }
      case UInt8(ascii: "\\"): match = interpolation(at: index)
      case UInt8(ascii: "$"): match = variable(at: index)
      case PatternText.hole:
        let hole = holes.next()
        // `${name}` contains a placeholder of ICU's, before which the sign may belong to an amount.
        if index > 0, bytes[index - 1] == UInt8(ascii: "$"), case .placeholder(let placeholder)? = hole,
          placeholder.format == .plain, placeholder.argument != SystemVariables.applicationName,
          !Self.isNumbered(placeholder.argument),
          !PlaceholderLookalikeSearch.isMoney(placeholder.argument),
          !hasDigitOrLetter(at: index - 2)
        {
          found.append(
            ForeignPlaceholder(
              written: "${\(placeholder.argument)}", isOnlySign: true, replacement: named(placeholder.argument),
              offset: text.offset(at: index - 1)))
        }
      default: break
      }
      if let match {
        found.append(
          ForeignPlaceholder(
            written: String(decoding: bytes[index..<match.end], as: UTF8.self), replacement: match.replacement,
            offset: text.offset(at: index)))
      }
      index = max(index + 1, match?.end ?? 0)
    }
    return found
  }

  /// Returns a Boolean value indicating whether the argument's name comes from its number in a table.
  private static func isNumbered(_ name: String) -> Bool {
    Int(name.drop { !$0.isNumber }).map { PatternArgument.name(atPosition: $0) == name } ?? false
  }

  private func named(_ name: String) -> String { syntax.placeholder(named: name) ?? "{\(name)}" }

  /// Matches `%@`, `%d`, `%1$lld` and `%.1f`, unless the sign may be a percent sign before a word.
  private func conversion(at start: Int) -> (end: Int, replacement: String)? {
    guard !hasDigitOrLetter(at: start - 1), start == 0 || bytes[start - 1] != UInt8(ascii: "%") else { return nil }
    var index = start + 1
    while byte(index).isASCIIDigit { index += 1 }
    if byte(index) == UInt8(ascii: "$"), index > start + 1 { index += 1 }
    while byte(index).isASCIIDigit || byte(index) == UInt8(ascii: ".") { index += 1 }
    while byte(index) == UInt8(ascii: "l") || byte(index) == UInt8(ascii: "h") || byte(index) == UInt8(ascii: "z") {
      index += 1
    }
    switch byte(index) {
    case UInt8(ascii: "@"): return (index + 1, named("name"))
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"):
      guard !hasDigitOrLetter(at: index + 1) else { return nil }
      let isFraction = byte(index) == UInt8(ascii: "f")
      let name = isFraction ? "value" : "count"
      let replacement =
        syntax.hasPluralsInTexts && syntax.localizesPlainNumbers
        ? "{\(name), number\(isFraction ? "" : ", integer")}" : named(name)
      return (index + 1, replacement)
    default: return nil
    }
  }

  /// Matches `\(name)`.
  private func interpolation(at start: Int) -> (end: Int, replacement: String)? {
    guard byte(start + 1) == UInt8(ascii: "("), let (name, end) = name(at: start + 2), byte(end) == UInt8(ascii: ")")
    else { return nil }
    return (end + 1, named(name))
  }

  /// Matches `${name}` if braces are text.
  private func variable(at start: Int) -> (end: Int, replacement: String)? {
    guard byte(start + 1) == UInt8(ascii: "{"), let (name, end) = name(at: start + 2), byte(end) == UInt8(ascii: "}"),
      name != SystemVariables.applicationName
    else { return nil }
    return (end + 1, named(name))
  }

  /// Returns the last part of a name such as `user.name`, and the index after it.
  private func name(at start: Int) -> (String, Int)? {
    guard byte(start).isASCIILetter || byte(start) == UInt8(ascii: "_") else { return nil }
    var end = start
    while end - start < 100,
      hasDigitOrLetter(at: end) || byte(end) == UInt8(ascii: "_") || byte(end) == UInt8(ascii: ".")
    {
      end += 1
    }
    let parts = bytes[start..<end].split(separator: UInt8(ascii: "."))
    return parts.last.map { (String(decoding: $0, as: UTF8.self), end) }
  }

  /// A Boolean value indicating whether the text is a format of dates: `%Y-%m-%d`.
  private var hasDateFormat: Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "%") && "YmHMSByAIpbj".utf8.contains($1) }
  }

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private func hasDigitOrLetter(at index: Int) -> Bool { byte(index).isASCIIDigit || byte(index).isASCIILetter }
}
