import L10nText

/// The markup that a `<` begins in a well-formed XML file.
enum XMLMark {
  /// A comment or a processing instruction, with the index after it.
  case comment(Int)
  /// A CDATA section, with the index at which its text begins.
  case section(Int)
  case tag(Tag)

  struct Tag {
    var range: Range<Int>
    var name: Range<Int>
    var isEnd: Bool
    var isEmpty: Bool
    /// A Boolean value indicating whether it is in no namespace of its own, as the tags that style a text.
    var isInline: Bool
  }

  static let sectionStart = Array("<![CDATA[".utf8)
  static let sectionEnd = Array("]]>".utf8)

  /// - Parameter start: the index of the `<`.
  init(in bytes: ArraySlice<UInt8>, at start: Int) {
    if bytes[start...].starts(with: Self.sectionStart) {
      self = .section(start + Self.sectionStart.count)
    } else if bytes[start...].starts(with: "<!--".utf8) {
      self = .comment(Self.end(of: "-->", in: bytes, from: start + 4))
    } else if bytes[start...].starts(with: "<?".utf8) {
      self = .comment(Self.end(of: "?>", in: bytes, from: start + 2))
    } else {
      self = .tag(Tag(in: bytes, at: start))
    }
  }

  private static func end(of mark: String, in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, !bytes[index...].starts(with: mark.utf8) { index += 1 }
    return min(index + mark.utf8.count, bytes.endIndex)
  }
}

extension XMLMark {
  /// Returns the ranges of the comments at the beginning of a part of a file, and the index of what follows them.
  static func comments(_ bytes: [UInt8]) -> (ranges: [Range<Int>], key: Int) {
    var ranges: [Range<Int>] = []
    var index = 0
    while true {
      index = bytes[index...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
      guard bytes[index...].starts(with: "<!--".utf8), let end = bytes[index...].firstRange(of: Array("-->".utf8))
      else { return (ranges, index) }
      ranges.append(index..<end.upperBound)
      index = end.upperBound
    }
  }
}

extension XMLMark.Tag {
  /// Reads the tag at an index, whose attributes may have a `>` in quotes.
  init(in bytes: ArraySlice<UInt8>, at start: Int) {
    var end = start + 1
    isEnd = end < bytes.endIndex && bytes[end] == UInt8(ascii: "/")
    if isEnd { end += 1 }
    let nameStart = min(end, bytes.endIndex)
    while end < bytes.endIndex, bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "/")
    {
      end += 1
    }
    name = nameStart..<max(nameStart, min(end, bytes.endIndex))
    isInline = !bytes[name].contains(UInt8(ascii: ":"))
    var quote: UInt8?
    while end < bytes.endIndex, quote != nil || bytes[end] != UInt8(ascii: ">") {
      if bytes[end] == quote {
        quote = nil
      } else if quote == nil, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
        quote = bytes[end]
      }
      end += 1
    }
    range = start..<min(end + 1, bytes.endIndex)
    isEmpty = bytes[range].suffix(2).elementsEqual("/>".utf8)
  }

  /// Returns the range of an attribute's value, without its quotes, or `nil` if the tag doesn't have the attribute.
  func value(of attribute: String, in bytes: [UInt8]) -> Range<Int>? {
    var index = name.upperBound
    while index < range.upperBound {
      while index < range.upperBound, bytes[index] <= UInt8(ascii: " ") { index += 1 }
      let start = index
      while index < range.upperBound, bytes[index] > UInt8(ascii: " "), bytes[index] != UInt8(ascii: "=") { index += 1 }
      let name = bytes[start..<index]
      while index < range.upperBound, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") {
        index += 1
      }
      guard index < range.upperBound, let end = bytes[(index + 1)..<range.upperBound].firstIndex(of: bytes[index])
      else { return nil }
      if name.elementsEqual(attribute.utf8) { return index + 1..<end }
      index = end + 1
    }
    return nil
  }
}
