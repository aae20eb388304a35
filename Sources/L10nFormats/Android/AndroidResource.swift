import L10nLanguage
import L10nText

/// A resource with texts, while its file is being read.
struct AndroidResource {
  enum Kind: String {
    case string, plurals
    case array = "string-array"
  }

  /// The text of a string or of an item.
  struct Text {
    var node: DocumentNode
    /// The category of a plural's item, with the place where it is written.
    var category: (PluralCategory, offset: Int)?
  }

  let kind: Kind
  let tag: XMLMark.Tag
  /// The start of its name, in scalars from the start of the file.
  let nameOffset: Int
  var name: String?
  /// A Boolean value indicating whether it is only for one kind of device, beside another one with the same name.
  var isOfProduct = false
  var isTranslatable = true
  /// A Boolean value indicating whether aapt2 takes a string with several percent signs for a format.
  var isFormatted = true
  private var texts: [Text] = []

  init(kind: Kind, tag: XMLMark.Tag, nameOffset: Int) {
    self.kind = kind
    self.tag = tag
    self.nameOffset = nameOffset
  }

  var isList: Bool { kind != .string }

  mutating func add(_ text: Text) { texts.append(text) }

  /// Its value.
  var node: DocumentNode {
    let start = texts.first?.node.offset ?? nameOffset
    switch kind {
    case .string: return texts.first?.node ?? .unread(at: start)
    case .array: return DocumentNode(offset: start, content: .list(texts.map(\.node)))
    case .plurals:
      let entries = texts.compactMap { text in
        text.category.map { DocumentEntry(key: $0.0.rawValue, keyOffset: $0.offset, value: text.node) }
      }
      return DocumentNode(offset: start, content: .mapping(entries))
    }
  }
}

extension AndroidResource.Kind {
  /// The beginnings of the elements of all kinds.
  static let openings = ["<string", "<plurals", "type=\"string\""].map { Array($0.utf8) }

  /// Returns the kind of an element, or `nil` if it has no texts, as a color.
  init?(element: String, _ attributes: [String: String]) {
    if element == "item", attributes["type"] == "string" {
      self = .string
    } else {
      self.init(rawValue: element)
    }
  }
}

extension AndroidResource {
  /// Returns a Boolean value indicating whether aapt2 accepts a name.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0 == "." || $0 == "-" || $0.properties.isXIDContinue }
  }

  /// Returns a Boolean value indicating whether code can use a name: one of ASCII letters, digits, `_` and `.`.
  static func isPortable(_ name: String) -> Bool { !name.isEmpty && name.utf8.allSatisfy(isPortable) }

  /// Returns a name for a key path.
  static func name(of path: [String]) -> String {
    String(decoding: path.joined(separator: ".").utf8.map { isPortable($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  private static func isPortable(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
