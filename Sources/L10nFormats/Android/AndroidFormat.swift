import L10nMessages
import L10nText

/// Android's resource files with strings, plurals and arrays of strings, `values-ko/strings.xml`: a table in one
/// language, as the folder says.
struct AndroidFormat: AppleTableFormat {
  let id = FormatID.android
  let syntaxRule = RuleID.stringsSyntax
  let fileExtensions = ["xml"]
  let example = "<resources> <string name=\"key\">text</string> </resources>"
  let isForBundlesOnly = true
  let hasTableKeys = true
  let exampleFolder = "values-ko"
  let folders: (any LanguageFolderNaming)? = AndroidFolders()
  let hasKeysOfXcode = false
  let hasConversionsOfApple = false
  let saysLanguageInFolder = true
  /// Code finds a resource by its name alone, in whichever file of the folder it is.
  let tableName: String? = AndroidFolder.tableName
  /// A Boolean value indicating whether the file's strings are translated unless they say something else.
  var isTranslatable = true

  var takesNewKeys: Bool { isTranslatable }

  /// Returns the format of a file. Like aapt2, it takes the strings of `donottranslate.xml` for those of all languages.
  func format(ofFile name: String, in dialect: FileDialect?) -> any BundleFormat {
    var format = self
    format.isTranslatable = !name.lowercased().filter(\.isLetter).contains("donottranslate")
    return format
  }

  /// Returns a Boolean value indicating whether a file has strings. Resources of any kind may be in files of any name; one
  /// that is called after strings has them, even if it is empty or broken.
  func hasMessages(_ bytes: [UInt8], inFile name: String) -> Bool {
    let name = name.lowercased()
    if ["string", "plural", "array"].contains(where: name.contains) { return true }
    return AndroidResource.Kind.openings.contains { bytes.contains($0) }
  }

  /// Returns a Boolean value indicating whether a file is in a folder of values for all devices. Those for some, such as
  /// `values-night` and `values-ko-land`, have only the values that differ there.
  func hasTranslations(at path: [String]) -> Bool {
    path.dropLast().last.map { $0 == AndroidFolder.base || AndroidFolder.language(of: $0) != nil } ?? false
  }

  func isOfTests(_ path: String) -> Bool { AndroidFolder.isOfTests(path) }

  func accepts(key: String) -> Bool { AndroidResource.isName(key) }

  /// Returns the key if it can be a name, or else the key path as one.
  func key(_ key: String, of path: [String]) -> String {
    AndroidResource.isPortable(key) ? key : AndroidResource.name(of: path)
  }

  func nameInCode(ofKey key: String) -> String { key.replacing(".", with: "_") }

  func syntax(of map: SourceMap) -> MessageSyntax? { .printf }

  func read(_ bytes: [UInt8]) -> BundleDocument { AndroidReader.read(bytes, isTranslatable: isTranslatable) }

  let separator = Array("\n".utf8)

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    AndroidReader.keyedText(of: bytes, repeated: repeated)
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    AndroidWriter.writing(strings, to: bytes)
  }

  /// Returns the texts of a file without its names, which code and other languages use to identify messages.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText] { AndroidText.texts(in: read(bytes)) }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] { AndroidName.names(in: read(bytes)) }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    AndroidFormatting.formatted(bytes, by: order)
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    // An empty element has no text to look for.
    text.isEmpty ? 0 : EscapedPlaces(source, as: AndroidStringReader.self).scalars(toOffset: offset)
  }
}

extension SourceMap {
  /// A text between `<string>` or `<item>` and its end tag.
  static let androidText = SourceMap(format: .android, form: 0, isQuoted: true, isNull: false)
}
