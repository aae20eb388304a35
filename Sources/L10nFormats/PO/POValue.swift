import L10nLanguage
import L10nMessages

/// A message as the texts of a PO entry, with the conversions of C.
struct POValue {
  /// The texts by the category that they are for; `other` alone for a message without a plural.
  let texts: [PluralCategory: String]
  let isPlural: Bool
  /// A Boolean value indicating whether percent signs in its texts begin conversions.
  let isFormat: Bool

  /// - Parameter keepsObjects: a Boolean value indicating whether `%@` stays, as in Objective-C.
  /// - Throws: the reason why an entry can't hold the message.
  init(
    of text: AppleTableString.Text, _ string: AppleTableString, keepsObjects: Bool = false
  ) throws(AppleTextWriter.Inexpressible) {
    guard !text.isList else {
      throw .init(reason: "gettext has no lists; write one message for each item")
    }
    func written(_ text: String) -> String { keepsObjects ? text : Self.withStringsOfC(text) }
    if let verbatim = text.verbatim {
      texts = [.other: written(verbatim)]
      isPlural = false
      isFormat = !string.arguments.isEmpty
      return
    }
    if let variants = text.verbatimPlural {
      texts = Dictionary(variants.map { ($0.category, $0.text) }) { first, _ in first }
      isPlural = true
      isFormat = !string.arguments.isEmpty
      return
    }
    let writer = AppleTextWriter(string.arguments)
    isFormat = !string.arguments.isEmpty
    switch try PluralTexts(text.patterns.first ?? MessagePattern(), for: Self.owner) {
    case .text(let pattern):
      // Without conversions, a percent sign needs no escape.
      let isPlain = string.arguments.isEmpty && pattern.isPlainText
      texts = [.other: isPlain ? MessageSyntax.verbatim.print(pattern).text : written(try writer.written(pattern))]
      isPlural = false
    case .plural(let argument, let variants):
      let number = try writer.number(of: argument)
      var texts: [PluralCategory: String] = [:]
      for (category, pattern) in variants { texts[category] = written(try writer.written(pattern, number: number)) }
      self.texts = texts
      isPlural = true
    }
  }

  private static let owner = PluralTexts.Owner(entry: "a PO entry", name: "gettext")

  var other: String { texts[.other] ?? "" }

  /// Returns a text with `%s` instead of Foundation's `%@`.
  private static func withStringsOfC(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for case .placeholder(let hole) in MessageSyntax.printf.parse(text).pattern.elements {
      if case .conversion(let conversion) = hole.format, conversion.specifier == .object, !hole.range.isEmpty {
        bytes[hole.range.upperBound - 1] = UInt8(ascii: "s")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the texts of the plural forms of a file.
  ///
  /// - Parameter categories: the category of each form, or `nil` for a form that no category is for.
  /// - Throws: the reason why the forms can't hold the texts.
  func forms(
    _ categories: [PluralCategory?]
  ) throws(AppleTextWriter.Inexpressible) -> [String] {
    for (category, text) in texts.sorted(by: { $0.key < $1.key }) where !categories.contains(category) && text != other
    {
      throw .init(
        reason:
          "the file's plural forms have none for '\(category.rawValue)'; write the text of 'other' there, or change "
          + "'Plural-Forms'")
    }
    return categories.map { $0.flatMap { texts[$0] } ?? other }
  }
}
