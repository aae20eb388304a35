import L10nText

/// Changes a text of an Android resource file in place. The tags around its placeholders stay where they are.
struct AndroidTextEditor: TextEditor {
  let text: String
  let bytes: [UInt8]
  /// The byte at which it begins.
  let start: Int

  let refusal =
    "the string can't be written in another way here; write it between <string> and </string>, without CDATA"

  /// A Boolean value indicating whether a text can be written here: an empty element, `<string/>`, has no place for one.
  private var isEditable: Bool { !bytes[..<start].suffix(2).elementsEqual("/>".utf8) }

  private var extent: AndroidStringExtent { AndroidStringExtent(of: bytes[start...]) }

  func changes(_ replacements: [TextReplacement], besides made: [TextChange]) -> [TextChange]? {
    guard isEditable else { return nil }
    let extent = extent
    let places = EscapedPlaces(bytes[start...], as: AndroidStringReader.self)
    let old = Array(text.utf8)
    let space = UInt8(ascii: " ")
    let changes =
      made
      + replacements.flatMap { replacement in
        let range = replacement.range
        let surroundings = AndroidString.Surroundings(
          isAtStart: range.lowerBound == 0,
          isAfterSpace: range.lowerBound == 0 || old[range.lowerBound - 1] == space,
          isBeforeSpace: range.upperBound >= old.count || old[range.upperBound] == space,
          keepsTags: extent.isStyled)
        return places.changes([replacement]) { AndroidString.escaped($0, surroundings) }
      }
    let wanted = TextReplacement.apply(changes.map(\.replacement), to: text)
    let edits = changes.map(\.edit)
    guard !edits.haveOverlap else { return nil }
    return isRead(TextEdit.apply(edits, to: bytes, in: start..<extent.end), as: wanted) ? changes : nil
  }

  func replacing(_ text: String, with new: String) -> [[TextEdit]] {
    guard isEditable else { return [] }
    let extent = extent
    let content = bytes[start..<extent.end]
    let written = AndroidContent(content, isStyled: extent.isStyled).spellings(of: new)
    return written.filter { isRead($0, as: Array(new.utf8)) }
      .map { [TextEdit(range: start..<extent.end, replacement: $0)] }
  }

  /// Returns a Boolean value indicating whether a content of the element is read as a text.
  private func isRead(_ content: [UInt8], as text: [UInt8]) -> Bool {
    guard AndroidReference(of: content[...]) == nil,
      AndroidStringReader.text(of: content[...])?.utf8.elementsEqual(text) == true || content.isEmpty && text.isEmpty
    else { return false }
    return XMLEventReader.read(Array("<string>".utf8) + content + Array("</string>".utf8)) { _ in true } == nil
  }
}

/// The content of an element with a text, for texts that are written in the same way.
struct AndroidContent {
  private let isInSection: Bool
  private let isStyled: Bool
  /// The parts between tags of other namespaces, such as `<xliff:g>`, with these tags.
  private var marked: [(text: String, start: String, end: String)] = []

  init(_ content: ArraySlice<UInt8>, isStyled: Bool) {
    self.isStyled = isStyled
    let inner = content.drop { $0 <= UInt8(ascii: " ") }
    isInSection = inner.starts(with: XMLMark.sectionStart)
    guard !isInSection else { return }
    var index = content.startIndex
    while let start = content[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard case .tag(let tag) = XMLMark(in: content, at: start), !tag.isInline, !tag.isEnd, !tag.isEmpty,
        let next = content[tag.range.upperBound...].firstIndex(of: UInt8(ascii: "<")),
        case .tag(let end) = XMLMark(in: content, at: next), end.isEnd, !end.isInline
      else {
        index = start + 1
        continue
      }
      if let text = AndroidStringReader.text(of: content[tag.range.upperBound..<next]), !text.isEmpty {
        marked.append(
          (
            text, String(decoding: content[tag.range], as: UTF8.self),
            String(decoding: content[end.range], as: UTF8.self)
          ))
      }
      index = end.range.upperBound
    }
  }

  /// Returns the ways to write another text, the most similar one first.
  func spellings(of text: String) -> [[UInt8]] {
    var ways: [String] = []
    if isInSection {
      let inner = AndroidString.escaped(text, .init(isInSection: true))
      ways.append("<![CDATA[\(inner)]]>")
    }
    if isStyled { ways.append(written(text, keepsTags: true)) }
    ways.append(written(text, keepsTags: false))
    ways.append(AndroidString.escaped(text))
    return ways.map { Array($0.utf8) }
  }

  private func written(_ text: String, keepsTags: Bool) -> String {
    var places: [(range: Range<String.Index>, start: String, end: String)] = []
    for mark in marked {
      let place = text.ranges(of: mark.text).first { range in !places.contains { $0.range.overlaps(range) } }
      if let place { places.append((place, mark.start, mark.end)) }
    }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    var written = ""
    var index = text.startIndex
    func escaped(_ range: Range<String.Index>) -> String {
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return AndroidString.escaped(
        String(text[range]),
        .init(
          isAtStart: range.lowerBound == text.startIndex, isAfterSpace: before == " ", isBeforeSpace: after == " ",
          keepsTags: keepsTags))
    }
    for place in places {
      written += escaped(index..<place.range.lowerBound) + place.start + escaped(place.range) + place.end
      index = place.range.upperBound
    }
    return written + escaped(index..<text.endIndex)
  }
}
