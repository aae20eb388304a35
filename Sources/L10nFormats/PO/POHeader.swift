import L10nAllLanguages
import L10nLanguage
import L10nText

/// The fields of a PO file's header, the translation of the empty text.
struct POHeader {
  private let text: String
  private let places: EscapedPlaces

  struct Field {
    var value: String
    /// The index of the value's first byte in the file.
    var index: Int
    /// The offset of the value in the header's text, in UTF-8 bytes.
    fileprivate var offset: Int
  }

  /// Returns `nil` for an entry with a mistake in its text.
  init?(_ entry: POEntry, in bytes: [UInt8]) {
    guard let string = entry.translations.first?.text, let text = string.text else { return nil }
    self.text = text
    places = EscapedPlaces(bytes[string.range], as: POStringReader.self)
  }

  /// Returns a field, or `nil` if the header doesn't have it.
  func field(_ name: String) -> Field? {
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.lowercased().hasPrefix("\(name.lowercased()):") {
        let value = line.dropFirst(name.count + 1).drop { $0 == " " }
        let start = offset + line.utf8.count - value.utf8.count
        return Field(value: String(value), index: places.index(ofOffset: start), offset: start)
      }
      offset += line.utf8.count + 1
    }
    return nil
  }

  /// Returns the index in the file of a character of a field's value.
  ///
  /// - Parameter offset: in UTF-8 bytes of the value.
  func index(ofOffset offset: Int, in field: Field) -> Int { places.index(ofOffset: field.offset + offset) }

  /// The encoding that it names, or `nil` if it names none, or only that of a template.
  var charset: Field? {
    guard var field = field("Content-Type"), let range = field.value.firstRange(of: "charset=") else { return nil }
    let offset = field.value.utf8.distance(from: field.value.startIndex, to: range.upperBound)
    let name = field.value[range.upperBound...].prefix { !$0.isWhitespace && $0 != ";" }
    guard !name.isEmpty, name != "CHARSET" else { return nil }
    field = Field(value: String(name), index: index(ofOffset: offset, in: field), offset: field.offset + offset)
    return field
  }
}

extension POHeader {
  /// The language that the file names, or `nil` if it names none that is known.
  var language: LanguageTag? {
    field("Language").flatMap { LanguageTag(POSIXLocale.tag(of: $0.value)) }.flatMap { $0.hasLocaleData ? $0 : nil }
  }

  /// The category of each plural form, or `nil` if the header doesn't say the forms.
  var pluralCategories: [PluralCategory?]? {
    guard let value = field("Plural-Forms")?.value, let forms = try? POPluralForms(value) else { return nil }
    return POPluralCategories.categories(of: forms, language: language).categories
  }
}
