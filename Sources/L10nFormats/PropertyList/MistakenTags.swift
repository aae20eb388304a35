import L10nText

/// The tags of a property list that aren't allowed at their positions: those inside a `<string>` or a `<key>`, and
/// those that are never closed or opened. Each loses only the text around it, and without them the rest of the file can
/// be read.
struct MistakenTags {
  /// The mistakes in the order of the file.
  private(set) var mistakes: [MistakenCharacters.Mistake] = []
  /// The file with spaces instead of these tags, of the same length in bytes.
  private(set) var repaired: [UInt8]
  private var index = 0
  /// The end of the previous tag.
  private var lastEnd = 0
  /// The text that is open.
  private var leaf: Tag?

  /// A start or end tag.
  private struct Tag {
    var name: String
    var isEnd: Bool
    var isEmpty: Bool
    var range: Range<Int>
  }

  /// Finds the mistakes in a file. Every `<` and `&` must begin a tag or a reference.
  init(in bytes: [UInt8]) {
    repaired = bytes
    while let start = repaired[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      if let end = section("<![CDATA[", "]]>") ?? section("<?", "?>") {
        index = end
      } else if let end = section("<!--", "-->") {
        if leaf != nil {
          note(start, Self.commentInText)
          blank(start..<end)
        }
        index = end
      } else {
        let tag = tag()
        take(tag)
        index = tag.range.upperBound
        lastEnd = index
      }
    }
  }

  static let commentInText = "Apple's systems refuse a comment inside a string; move it above the key"

  /// The elements that begin or end an entry. One of them inside a text means that the text is never closed.
  private static let structure = texts.union(["plist", "dict", "array"])
  private static let texts = PropertyListReader.leaves.union(["key"])

  private mutating func take(_ tag: Tag) {
    let isOfText = Self.texts.contains(tag.name)
    guard let leaf else {
      if !tag.isEnd, !tag.isEmpty, isOfText { self.leaf = tag }
      if tag.isEnd, isOfText {
        note(tag.range.lowerBound, "no <\(tag.name)> is open here; write '<\(tag.name)>' before the text")
        blank(lastEnd..<tag.range.upperBound)
      }
      return
    }
    if tag.isEnd, tag.name == leaf.name {
      self.leaf = nil
    } else if !Self.structure.contains(tag.name) {
      note(tag.range.lowerBound, Self.tagInText(leaf.name))
      blank(tag.range)
    } else if tag.isEnd, isOfText {
      self.leaf = nil
      note(tag.range.lowerBound, "this end tag doesn't match the open <\(leaf.name)>; write '</\(leaf.name)>'")
      blank(leaf.range.lowerBound..<tag.range.upperBound)
    } else {
      self.leaf = nil
      note(leaf.range.lowerBound, "this <\(leaf.name)> is never closed; write '</\(leaf.name)>' at its end")
      blank(leaf.range.lowerBound..<tag.range.lowerBound)
      take(tag)
    }
  }

  private mutating func note(_ index: Int, _ explanation: String) {
    mistakes.append(.init(index: index, explanation: explanation))
  }

  static func tagInText(_ name: String) -> String {
    "a <\(name)> can't contain other elements; write '&lt;' for the '<' of a tag, or remove the tag"
  }

  /// Replaces a range by spaces, keeping its line breaks.
  private mutating func blank(_ range: Range<Int>) {
    for index in range where repaired[index] > UInt8(ascii: " ") { repaired[index] = UInt8(ascii: " ") }
  }

  /// Returns the end of a part of the file in which a `<` is text, or `nil` if the part isn't one.
  private func section(_ start: String, _ end: String) -> Int? {
    guard repaired[index...].starts(with: start.utf8) else { return nil }
    var next = index + start.utf8.count
    while next < repaired.count {
      if repaired[next...].starts(with: end.utf8) { return next + end.utf8.count }
      next += 1
    }
    return next
  }

  /// Returns the tag that begins here, whose attributes may have a `>` in quotes.
  private func tag() -> Tag {
    var end = index + 1
    var quote: UInt8?
    while end < repaired.count, quote != nil || repaired[end] != UInt8(ascii: ">") {
      if repaired[end] == quote {
        quote = nil
      } else if quote == nil, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(repaired[end]) {
        quote = repaired[end]
      }
      end += 1
    }
    let range = index..<min(end + 1, repaired.count)
    let isEnd = repaired[index...].dropFirst().first == UInt8(ascii: "/")
    let name = repaired[range].dropFirst(isEnd ? 2 : 1).prefix {
      $0.isASCIILetter || $0.isASCIIDigit || "-_.:".utf8.contains($0)
    }
    return Tag(
      name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
      isEmpty: repaired[range].suffix(2).elementsEqual("/>".utf8), range: range)
  }
}
