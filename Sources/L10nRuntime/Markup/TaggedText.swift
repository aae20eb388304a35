/// A string with tags, parsed: `Agree to <a>the terms</a>`.
final class TaggedText {
  /// A part of the text with the tags around it, the outermost first.
  struct Part: Equatable {
    var text: String
    var tags: [String]
  }

  private(set) var parts: [Part] = []
  private var open: [String] = []
  private var text = ""

  /// Parses a string.
  ///
  /// A tag that is never closed reaches to the end, and a closing tag without an opening one is left out.
  /// - Parameter isTag: returns a Boolean value indicating whether a name is a tag's; anything else in angle brackets
  ///   is text.
  init(_ string: String, isTag: (String) -> Bool) {
    var scalars: [Unicode.Scalar] = []
    for scalar in string.unicodeScalars { scalars.append(scalar) }
    var index = 0
    while index < scalars.count {
      if scalars[index] == "<", let tag = Tag(scalars, at: index), tag.name == "br" || isTag(tag.name) {
        enter(tag)
        index = tag.end
      } else if scalars[index] == "&", let reference = CharacterReference(scalars, at: index) {
        text.unicodeScalars.append(reference.scalar)
        index = reference.end
      } else {
        text.unicodeScalars.append(ArgumentMarking.unmarked(scalars[index]))
        index += 1
      }
    }
    finishPart()
  }

  private func enter(_ tag: Tag) {
    if tag.name == "br" { return text.append("\n") }
    switch tag.kind {
    case .selfClosing: break
    case .opening:
      finishPart()
      open.append(tag.name)
    case .closing:
      guard let opening = open.lastIndex(of: tag.name) else { return }
      finishPart()
      open.remove(at: opening)
    }
  }

  private func finishPart() {
    guard !text.isEmpty else { return }
    parts.append(Part(text: text, tags: open))
    text = ""
  }
}

/// A tag: `<b>`, `</b>`, `<br/>`, `<a href="…">`.
private struct Tag {
  enum Kind {
    case opening, closing, selfClosing
  }

  /// The name in lower case.
  let name: String
  let kind: Kind
  /// The index after its `>`.
  let end: Int

  /// Parses the tag that begins at a `<`; returns `nil` if that is text.
  init?(_ scalars: [Unicode.Scalar], at start: Int) {
    var index = start + 1
    let isClosing = index < scalars.count && scalars[index] == "/"
    if isClosing { index += 1 }
    var name = ""
    while index < scalars.count, Self.isName(scalars[index], isFirst: name.isEmpty) {
      name.unicodeScalars.append(scalars[index])
      index += 1
    }
    guard !name.isEmpty, index < scalars.count, Self.endsName(scalars[index]) else { return nil }
    var quote: Unicode.Scalar?
    while index < scalars.count, scalars[index] != ">" || quote != nil {
      if scalars[index] == "<", quote == nil { return nil }
      if scalars[index] == quote {
        quote = nil
      } else if quote == nil, scalars[index] == "\"" || scalars[index] == "'" {
        quote = scalars[index]
      }
      index += 1
    }
    guard index < scalars.count else { return nil }
    self.name = name.lowercased()
    kind = isClosing ? .closing : scalars[index - 1] == "/" ? .selfClosing : .opening
    end = index + 1
  }

  private static func endsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ">", "/", " ", "\n", "\t": true
    default: false
    }
  }

  private static func isName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    case "0"..."9", "-", "_": !isFirst
    default: false
    }
  }
}

/// A character written by its name or number (HTML Living Standard, "Character references"): `&amp;`, `&#160;`.
private struct CharacterReference {
  let scalar: Unicode.Scalar
  /// The index after its `;`.
  let end: Int

  private static let longest = 8

  /// Parses the reference that begins at a `&`; returns `nil` if that is text.
  init?(_ scalars: [Unicode.Scalar], at start: Int) {
    guard let length = scalars[(start + 1)...].prefix(Self.longest + 1).firstIndex(of: ";") else { return nil }
    var name = ""
    for scalar in scalars[(start + 1)..<length] { name.unicodeScalars.append(scalar) }
    guard let scalar = Self.scalar(name) else { return nil }
    self.scalar = scalar
    end = length + 1
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#") else { return nil }
    let number = name.dropFirst()
    let isHexadecimal = number.utf8.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = number.dropFirst(isHexadecimal ? 1 : 0)
    return UInt64(digits: digits, radix: isHexadecimal ? 16 : 10).flatMap { UInt32(exactly: $0) }
      .flatMap(Unicode.Scalar.init)
  }
}
