import L10nMessages
import L10nText

/// Text files of a store's listing: each is one text, which the store shows as it is.
struct ListingFormat: BundleFormat {
  let id = FormatID.listing
  let syntaxRule = RuleID.stringsSyntax
  let fileExtensions = ["txt"]
  let example = "the text"
  let isForBundlesOnly = true
  let isWholeText = true

  func syntax(of map: SourceMap) -> MessageSyntax? { .verbatim }

  /// Reads the text without the white space around it, which fastlane's `deliver` doesn't upload.
  func read(_ bytes: [UInt8]) -> BundleDocument {
    let illFormed = String(validating: bytes, as: UTF8.self) == nil ? IllFormedText(bytes) : nil
    let file = ListingFile(illFormed?.repaired ?? bytes)
    let root = DocumentNode(offset: file.offset, content: .text(DocumentText(text: file.text, map: .listing)))
    let document = BundleDocument(
      root: root, problems: [], repetitions: [], illFormed: nil, bytes: illFormed?.repaired ?? bytes)
    return illFormed?.document(document) ?? document
  }

  let separator: [UInt8] = []

  /// The files have no keys.
  func keyedText(of bytes: [UInt8], repeated: Bool) -> KeyedText? { nil }

  /// Returns a new file, or a file without text, with the text of an entry.
  func adding(
    _ entries: [KeyedEntry], under path: [String], to bytes: [UInt8], after neighbor: [String]
  ) -> [UInt8]? {
    guard entries.count == 1, case .message(.text(let text)) = entries[0].value, ListingFile(bytes).text.isEmpty
    else { return nil }
    return Array(text.utf8) + [UInt8(ascii: "\n")]
  }

  func editableTexts(in bytes: [UInt8]) -> [any EditableText] { [ListingFile(bytes)] }
  func editableKeys(in bytes: [UInt8]) -> [any EditableText] { [] }
  func formatted(_ bytes: [UInt8], by order: SourceOrder) -> FormattedFile { FormattedFile(bytes: bytes) }

  func distance(toOffset offset: Int, of text: String, _ map: SourceMap, in source: ArraySlice<UInt8>) -> Int {
    source.prefix(max(0, offset)).count { $0 & 0xC0 != 0x80 }
  }
}

extension SourceMap {
  /// The text of a file.
  static let listing = SourceMap(format: .listing, form: 0, isQuoted: true, isNull: false)
}
