import L10nCatalog
import L10nLanguage
import L10nMessages

/// Text that was meant as a placeholder, but has another syntax or an input method's full-width characters, so that
/// users would see it.
struct PlaceholderLookalike {
  /// The argument that is meant; `nil` in printf's syntax if it isn't numbered.
  var name: String?
  /// The range in the text, in UTF-8 bytes.
  var range: Range<Int>
  /// The written characters.
  var written: String
  /// The characters that should be written.
  var replacement: String

  /// Returns a Boolean value indicating whether it may have been meant as a placeholder of an argument.
  func mayMean(_ argument: String) -> Bool { name == nil || name == argument }

  /// A Boolean value indicating whether it is a conversion in Foundation's formats, which allow a space among the
  /// flags: `% @` shows the same as `%@`, but `% 1 $ @` doesn't show the same as `%1$@`.
  var isConversion: Bool {
    name == nil && written.utf8.allSatisfy { $0 < 0x80 } && written.contains(" ") && !written.contains(" $")
  }
}

extension CheckedText {
  /// Returns the lookalikes in one of the texts, which are those that 'placeholder-delimiter' reports.
  func lookalikes(in textIndex: Int) -> [PlaceholderLookalike] {
    guard let text = text.text(at: textIndex), text.text.mayHaveLookalike(owner.syntax) else { return [] }
    let placeholders = uses.all(in: textIndex).filter { $0.isWritten && !$0.range.isEmpty }
    return PlaceholderLookalikeSearch(
      owner, language, isSource: isSource, placeholders: placeholders.map { ($0.name, $0.range) }, in: text.text
    ).found
  }

  /// The lookalikes in all of the texts.
  var lookalikes: [PlaceholderLookalike] {
    (0..<text.message.count).flatMap { lookalikes(in: $0) }
  }
}

extension Wording {
  /// The lookalikes in the text.
  var lookalikes: [PlaceholderLookalike] {
    guard text.text.mayHaveLookalike(owner.syntax) else { return [] }
    return PlaceholderLookalikeSearch(
      owner, language, isSource: isSource, placeholders: pattern.placeholders, in: text.text
    ).found
  }
}

extension String {
  /// Returns a Boolean value indicating whether a text has characters with which a lookalike begins, other than in
  /// correct placeholders, or a full-width sign in braces. Most texts don't.
  fileprivate func mayHaveLookalike(_ syntax: MessageSyntax) -> Bool {
    withBytes { bytes in
      var (previous, beforePrevious): (UInt8, UInt8) = (0, 0)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "$"):
          return true
        case UInt8(ascii: "%"):
          if !syntax.marksPlaceholdersByPercentSign { return true }
        case UInt8(ascii: "{"):
          if syntax.marksPlaceholdersByPercentSign ? previous != UInt8(ascii: "%") : previous == byte { return true }
        default:
          // Chinese has full-width punctuation, but not full-width percent signs, digits, letters and braces.
          if beforePrevious == 0xEF,
            previous == 0xBD || previous == 0xBC && (byte == 0x85 || (0x90...0x99).contains(byte) || byte >= 0xA0)
          {
            return true
          }
          if previous == UInt8(ascii: "{"), byte == UInt8(ascii: " ") { return true }
          if previous == UInt8(ascii: "%"),
            syntax.readsByArguments ? byte != 0x25 : byte == UInt8(ascii: " ") || byte >= 0x80
          {
            return true
          }
        }
        (beforePrevious, previous) = (previous, byte)
      }
      return false
    }
  }
}

extension MessagePattern {
  /// The placeholders of the pattern and its branches, in order.
  ///
  /// The parsers' limit on nested choices limits the recursion.
  var placeholders: [(name: String, range: Range<Int>)] {
    elements.flatMap { element -> [(name: String, range: Range<Int>)] in
      switch element {
      case .text, .pluralNumber, .particle: []
      case .placeholder(let hole): [(hole.argument, hole.range)]
      case .plural(let choice): choice.branches.flatMap(\.pattern.placeholders)
      case .select(let choice): choice.branches.flatMap(\.pattern.placeholders)
      }
    }
  }
}
