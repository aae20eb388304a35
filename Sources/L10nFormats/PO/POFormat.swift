import L10nAllLanguages
import L10nMessages
import L10nText

/// PO files of GNU gettext, `ko.po`: the translations of original texts to one language; and their templates.
struct POFormat: AppleTableFormat {
  let id = FormatID.po
  let syntaxRule = RuleID.stringsSyntax
  let fileExtensions = [POFile.fileExtension, POFile.templateExtension]
  let example = "msgid \"text\" msgstr \"text\""
  let isForBundlesOnly = true
  let hasTableKeys = true
  let exampleFolder = "ko/\(POFile.categoryFolder)"
  let folders: (any LanguageFolderNaming)? = nil
  let hasFoldersOfTags = true
  let hasKeysOfXcode = false
  let hasOriginalTexts = true
  let keepsStates = true
  let refusesOtherLanguages = false
  var isTemplate = false

  func format(ofFile name: String, in dialect: FileDialect?) -> any BundleFormat {
    POFormat(isTemplate: POFile.isTemplate(name))
  }

  func isBelowLanguage(folder: String) -> Bool { folder == POFile.categoryFolder }

  func namespace(in folders: [String], name: String) -> [String] { POFile.namespace(folders, domain: name) }

  func name(ofLanguage language: String) -> String { POSIXLocale.name(of: language) }

  func syntax(of map: SourceMap) -> MessageSyntax? { map == .poPrintf ? .printf : .verbatim }

  func read(_ bytes: [UInt8]) -> BundleDocument {
    var document = POReader.read(bytes)
    guard isTemplate else { return document }
    document.root = document.root.map { DocumentNode(offset: $0.offset, content: .mapping(document.sources)) }
    document.language = nil
    return document
  }

  let separator = Array("\n".utf8)

  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? {
    POReader.keyedText(of: bytes, repeated: repeated)
  }

  func writing(_ strings: [AppleTableString], to bytes: [UInt8], source: String) -> AppleTableString.Written? {
    POWriter.writing(strings, to: bytes, isTemplate: isTemplate)
  }

  /// Returns the translations of a file without its original texts, which code and other languages use as keys.
  func editableTexts(in bytes: [UInt8]) -> [any EditableText] { isTemplate ? [] : POText.translations(in: bytes) }

  func editableKeys(in bytes: [UInt8]) -> [any EditableText] { POText.keys(in: bytes) }

  /// A key that gettext's tools would write in other lines keeps its own, and others get the lines of these tools.
  func edits(
    renaming key: any EditableText, to new: String, in bytes: [UInt8], lines: LineTable, habits: KeyHabits
  ) -> [TextEdit]? {
    let editor = key.editor(in: bytes, lines: lines)
    let rewriting = editor.replacing(key.text, with: key.text).first
    if let rewriting, TextEdit.apply(rewriting, to: bytes, in: 0..<bytes.count) == bytes {
      return editor.replacing(key.text, with: new).first
    }
    let whole = TextReplacement(range: 0..<key.text.utf8.count, replacement: new)
    return editor.changes([whole], besides: [])?.map(\.edit)
  }

  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile {
    POFormatting.formatted(bytes, by: order)
  }

  func translation(of template: [UInt8], to language: String) -> [UInt8]? {
    POTemplate.translation(of: template, to: language)
  }

  func marking(_ marks: [String: Bool], in bytes: [UInt8]) -> [UInt8]? {
    isTemplate ? nil : POWriter.marking(marks, in: bytes)
  }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    EscapedPlaces(source, as: POStringReader.self).scalars(toOffset: offset)
  }
}

extension SourceMap {
  /// A text without conversions.
  static let poText = SourceMap(format: .po, form: 0, isQuoted: true, isNull: false)
  /// A text with the conversions of C.
  static let poPrintf = SourceMap(format: .po, form: 1, isQuoted: true, isNull: false)
}
