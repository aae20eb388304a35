import L10nMessages
import L10nText

/// Apple's `.strings` files: the keys and texts of a table in one language (Core Foundation's old-style property lists).
struct StringsFormat: AppleTableFormat {
  let id = FormatID.strings
  let syntaxRule = RuleID.stringsSyntax
  let fileExtensions = ["strings"]
  let example = #""key" = "text";"#
  let isForBundlesOnly = true
  let hasTableKeys = true
  let companionExtension: String? = "stringsdict"

  func syntax(of map: SourceMap) -> MessageSyntax? { .printf }

  func read(_ bytes: [UInt8]) -> BundleDocument {
    PropertyListReader.isPropertyList(bytes)
      ? PropertyListReader.read(bytes, .stringsElement) : StringsReader.read(bytes)
  }

  let separator = Array("\n".utf8)

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    PropertyListReader.isPropertyList(bytes)
      ? PropertyListReader.keyedText(of: bytes, repeated: repeated)
      : StringsReader.keyedText(of: bytes, repeated: repeated)
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    PropertyListReader.isPropertyList(bytes)
      ? StringsPropertyListWriter.writing(strings, to: bytes) : StringsWriter.writing(strings, to: bytes)
  }

  /// Returns the strings of a file without its keys, which code and other languages use to identify messages.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    PropertyListReader.isPropertyList(bytes)
      ? PropertyListText.texts(in: read(bytes)) : StringsText.values(in: bytes)
  }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] {
    PropertyListReader.isPropertyList(bytes) ? PropertyListText.keys(in: read(bytes)) : StringsText.keys(in: bytes)
  }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    PropertyListReader.isPropertyList(bytes)
      ? PropertyListFormatting.formatted(bytes, by: order) : StringsFormatting.formatted(bytes, by: order)
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    (map == .stringsElement
      ? EscapedPlaces(source, as: XMLStringReader.self) : EscapedPlaces(source, as: StringsStringReader.self))
      .scalars(toOffset: offset)
  }
}

extension SourceMap {
  /// A string in quotes.
  static let stringsQuoted = SourceMap(format: .strings, form: 0, isQuoted: true, isNull: false)
  /// A word without quotes, which is also a text.
  static let stringsWord = SourceMap(format: .strings, form: 1, isQuoted: true, isNull: false)
  /// A text between `<string>` and its end tag, if the file is a property list in XML.
  static let stringsElement = SourceMap(format: .strings, form: 2, isQuoted: true, isNull: false)
}
