import L10nText

/// A tag of HTML or of the app's own in a text.
package struct MarkupTag: Hashable {
  package enum Kind: Hashable {
    case opening, closing, selfClosing
  }

  package var name: String
  package var kind: Kind
  /// Its range in the bytes that were searched.
  package var range: Range<Int>

  /// A Boolean value indicating whether HTML has an element of this name (HTML Living Standard, "The elements of HTML",
  /// with the obsolete ones that apps still render).
  var isHTML: Bool { Self.elements.contains(name) }

  /// A Boolean value indicating whether the element has no end: `<br>`.
  package var isVoid: Bool { Self.voidElements.contains(name) }

  /// A Boolean value indicating whether HTML allows to omit its end tag.
  var hasOptionalEnd: Bool { Self.elementsWithOptionalEnd.contains(name) }

  /// A Boolean value indicating whether it only formats its content, so that a language may use it as often as its
  /// words need.
  var isFormatting: Bool { emphasis != nil || Self.formattingElements.contains(name) }

  /// A Boolean value indicating whether it may be left out: each language breaks lines and paragraphs differently.
  var isLineBreak: Bool { ["br", "wbr", "p"].contains(name) }

  /// A kind of emphasis.
  enum Emphasis {
    case bold, italic
  }

  /// The emphasis that the tag expresses, if that is its only effect. Italics in one script are bold or quotes in
  /// another.
  var emphasis: Emphasis? {
    switch name {
    case "b", "strong", "u", "mark", "bold", "ins": .bold
    case "i", "em", "cite", "dfn", "var", "italic": .italic
    default: nil
    }
  }

  /// The name under which the tag is counted: `<br>` and `<br/>` are the same.
  var key: String {
    switch kind {
    case .opening: name
    case .closing: "/" + name
    case .selfClosing: isVoid ? name : name + "/"
    }
  }

  /// The form shown in a finding, without attributes.
  var shown: String { "<\(key)>" }

  /// The tag that closes it.
  package var closing: String { "</\(name)>" }
}

// MARK: - Finding tags

extension MarkupTag {
  /// Returns the tags of a text, but not what only looks like one: `a < b`, `<3`, `<me@example.com>`, `<https://…>`, a
  /// comment, and Ruby's `%<n>`.
  package static func tags(in bytes: [UInt8]) -> [MarkupTag] {
    var tags: [MarkupTag] = []
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      if bytes[index...].starts(with: "!--".utf8) {
        index = endOfComment(in: bytes, from: index)
      } else if let tag = tag(in: bytes, at: open) {
        if tag.isHTML || open == 0 || bytes[open - 1] != UInt8(ascii: "%") { tags.append(tag) }
        index = tag.range.upperBound
      }
    }
    return tags
  }

  /// Returns the bytes of a text with its tags replaced by spaces, so that positions don't change.
  static func blanked(in bytes: [UInt8]) -> [UInt8] {
    var blanked = bytes
    for tag in tags(in: bytes) {
      blanked.replaceSubrange(tag.range, with: repeatElement(0x20, count: tag.range.count))
    }
    return blanked
  }

  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while let close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      if close >= start + 5, bytes[close - 1] == UInt8(ascii: "-"), bytes[close - 2] == UInt8(ascii: "-") {
        return close + 1
      }
      index = close + 1
    }
    return bytes.count
  }

  private static func tag(in bytes: [UInt8], at open: Int) -> MarkupTag? {
    var index = open + 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let start = index
    guard index < bytes.count, bytes[index].isASCIILetter else { return nil }
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let close = endOfAttributes(in: bytes, from: index) else { return nil }
    let isSelfClosing = bytes[close - 1] == UInt8(ascii: "/")
    // `<Link>` is a component of the app, `<LINK>` is HTML.
    let folded = name == name.uppercased() ? name.lowercased() : name
    return MarkupTag(
      name: elements.contains(folded) ? folded : name,
      kind: isClosing ? .closing : isSelfClosing ? .selfClosing : .opening, range: open..<close + 1)
  }

  /// Returns the index of the `>` that ends a tag, starting after its name.
  private static func endOfAttributes(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    var quote: UInt8?
    // No real tag is longer, and every `<` is tested.
    let limit = min(bytes.count, start + 1_000)
    while index < limit {
      let byte = bytes[index]
      if index == start, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/"), !isSpace(byte) { return nil }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "<") {
        return nil
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), bytes[index - 1] == UInt8(ascii: "=") {
        quote = byte
      } else if byte == UInt8(ascii: "/"), index == start, index + 1 < limit, bytes[index + 1] != UInt8(ascii: ">") {
        return nil
      }
      index += 1
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-_.:".utf8.contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

// MARK: - The elements of HTML

extension MarkupTag {
  private static let voidElements = words("area base br col embed hr img input link meta param source track wbr")
  private static let elementsWithOptionalEnd = words("p li dt dd tr td th thead tbody option")
  private static let formattingElements = words(
    "s code kbd samp small big sub sup tt del q span p br wbr hr li font pre nobr")
  private static let elements = words(
    """
    a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code \
    col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form \
    h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li link main map mark menu meta meter \
    nav nobr noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search \
    section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot \
    th thead time title tr track tt u ul var video wbr
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
