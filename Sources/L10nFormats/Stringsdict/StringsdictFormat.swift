import L10nMessages
import L10nText

/// Apple's `.stringsdict` files: the plurals of a table in one language, whose other texts are in a `.strings` file.
struct StringsdictFormat: AppleTableFormat, ExchangeFormat {
  let id = FormatID.stringsdict
  let syntaxRule = RuleID.stringsSyntax
  let fileExtensions = ["stringsdict"]
  let example = "<plist version=\"1.0\"><dict> … </dict></plist>"
  let isForBundlesOnly = true
  let hasTableKeys = true
  let companionExtension: String? = "strings"
  let composition: SourceMap? = .stringsdictComposition

  func syntax(of map: SourceMap) -> MessageSyntax? {
    map == .stringsdictComposition ? .icu : .printf
  }

  func deviceArgument(of map: SourceMap) -> String? {
    map == .stringsdictComposition ? AppleTableComposition.deviceArgument : nil
  }

  func read(_ bytes: [UInt8]) -> BundleDocument {
    var document = PropertyListReader.read(bytes, .stringsdictString)
    for entry in document.root?.entries ?? [] {
      let (problems, doubts) = (document.problems.count, document.doubts.count)
      document.doubts.add(StringsdictValueReader.read(entry.value, &document.problems).doubts)
      document.problems.note(key: entry.key, from: problems)
      document.doubts.note(key: entry.key, from: doubts)
    }
    document.problems.sort { $0.offset < $1.offset }
    document.doubts.sort { $0.offset < $1.offset }
    return document
  }

  func value(of node: DocumentNode) -> AppleTableValue {
    // Its problems are already in the document.
    var problems: [DocumentProblem] = []
    return StringsdictValueReader.read(node, &problems)
  }

  let separator = Array("\n".utf8)

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    PropertyListReader.keyedText(of: bytes, repeated: repeated)
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    StringsdictWriter.writing(strings, to: bytes)
  }

  func parts(in bytes: [UInt8]) -> Translations? {
    let entries = PropertyListReader.read(bytes, .stringsdictString).root?.entries ?? []
    return entries.reduce(into: [:]) { parts, entry in
      parts[entry.key] = StringsdictUnits.texts(of: entry.value).mapValues { UnitText(text: $0.text) }
    }
  }

  func writing(parts translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]? {
    StringsdictUnitWriter.writing(translations, like: source, to: bytes)
  }

  /// Returns the texts of a file without its keys, which code and other languages use to identify messages.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText] {
    PropertyListText.texts(in: PropertyListReader.read(bytes, .stringsdictString))
  }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] {
    PropertyListText.keys(in: PropertyListReader.read(bytes, .stringsdictString))
  }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    PropertyListFormatting.formatted(bytes, by: order)
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    EscapedPlaces(source, as: XMLStringReader.self).scalars(toOffset: offset)
  }
}

extension SourceMap {
  /// A text between `<string>` and its end tag.
  static let stringsdictString = SourceMap(format: .stringsdict, form: 0, isQuoted: true, isNull: false)
  /// A message composed of several texts, in ICU's syntax.
  static let stringsdictComposition = SourceMap(format: .stringsdict, form: 1, isQuoted: true, isNull: false)
}
