import L10nText

/// The mark at the end of a text, if it can be compared with another text's.
struct TextEnd: Hashable {
  /// The kinds of marks that count as equal in all languages.
  enum Kind: Int, CaseIterable {
    case nothing, fullStop, question, exclamation, ellipsis, colon
  }

  let kind: Kind
  /// The mark as written; empty for ``Kind/nothing``.
  let mark: String
  /// The offset at which the mark is, or would be, in the bytes of the text.
  let offset: Int

  /// Returns the end of a text, or `nil` if the mark belongs to a part of the text: an abbreviation, or words in
  /// brackets or quotes; also after a comma, since a text continues after it. A comma also ends the opening of a
  /// letter, for which languages have other marks: `Hello,` is `您好：`.
  init?(of text: String) {
    var scalars = text.unicodeScalars[...]
    Self.dropTagsAndSpace(from: &scalars)
    let end = scalars.endIndex
    guard let last = scalars.last, !Self.closes(last), !Self.isComma(last) else { return nil }
    guard let kind = Self.kind(of: last) else {
      self.init(kind: .nothing, mark: "", offset: text.utf8.distance(from: text.startIndex, to: end))
      return
    }
    while let last = scalars.last, Self.kind(of: last) != nil { scalars.removeLast() }
    let marks = text.unicodeScalars[scalars.endIndex..<end]
    // '?!' is a question, and '..' counts as an ellipsis, as many people type one.
    let combined: Kind =
      marks.contains { Self.kind(of: $0) == .question }
      ? .question : kind == .fullStop && marks.count > 1 ? .ellipsis : kind
    guard combined != .fullStop || !Self.isAbbreviation(scalars) else { return nil }
    self.init(
      kind: combined, mark: String(marks),
      offset: text.utf8.distance(from: text.startIndex, to: scalars.endIndex))
  }

  private init(kind: Kind, mark: String, offset: Int) {
    self.kind = kind
    self.mark = mark
    self.offset = offset
  }
}

// MARK: - Marks

extension TextEnd.Kind {
  /// The mark that opens a question or an exclamation in Spanish and related languages, where its end may not be the
  /// end of the text: `¿Seguro? Se borrará`.
  private var opening: Character? {
    switch self {
    case .question: "¿"
    case .exclamation: "¡"
    default: nil
    }
  }

  /// Returns a Boolean value indicating whether a text has words between an opening mark of this kind and its closing one.
  func isMarkedWithin(_ text: String) -> Bool {
    guard let opening, let start = text.firstIndex(of: opening) else { return false }
    return text[start...].contains(self == .question ? "?" : "!")
  }
}

extension TextEnd {
  private static func kind(of scalar: Unicode.Scalar) -> Kind? {
    switch scalar {
    case ".", "。", "．", "｡", "।", "۔", "։", "።", "។", "။": .fullStop
    case "?", "？", "؟", "՞", "፧", "\u{37E}": .question
    case "!", "！", "՜": .exclamation
    case "…", "⋯": .ellipsis
    case ":", "：", "︰", "፥": .colon
    default: nil
    }
  }

  private static func isComma(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", "，", "、", "､", "،": true
    default: false
    }
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ")]}\"'*_`~|".unicodeScalars.contains(scalar) }
    if scalar.isOfHanOrHangul { return false }
    return switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: true
    default: false
    }
  }

  /// Removes white space, invisible characters and tags from the end.
  private static func dropTagsAndSpace(from scalars: inout Substring.UnicodeScalarView) {
    while let last = scalars.last {
      // Most texts end with a letter or a full stop, and reading properties takes longer.
      if last.isASCII ? last > " " && last != ">" : last.isOfHanOrHangul { return }
      if last.properties.isWhitespace || last.properties.isDefaultIgnorableCodePoint {
        scalars.removeLast()
      } else if last == ">", let open = scalars.lastIndex(of: "<") {
        let bytes = Array(String(scalars[open...]).utf8)
        guard MarkupTag.tags(in: bytes).first?.range == bytes.indices else { return }
        scalars = scalars[..<open]
      } else {
        return
      }
    }
  }

  /// Returns a Boolean value indicating whether the word before a full stop always has one: `etc.`, `a.m.`, `J. R.`.
  private static func isAbbreviation(_ scalars: Substring.UnicodeScalarView) -> Bool {
    var start = scalars.endIndex
    var (count, hasStop) = (0, false)
    while start > scalars.startIndex {
      let previous = scalars.index(before: start)
      let scalar = scalars[previous]
      guard scalar == "." || scalar.isLetter else { break }
      count += 1
      guard count <= longestAbbreviation else { return false }
      if scalar == "." { hasStop = true }
      start = previous
    }
    guard let last = scalars.last, count > 0 else { return false }
    return hasStop || count == 1 && last.isASCII || abbreviations.contains(String(scalars[start...]).lowercased())
  }

  private static let longestAbbreviation = 6
  private static let abbreviations: Set = [
    "etc", "min", "max", "sec", "inc", "ltd", "co", "corp", "approx", "dept", "vs", "no", "ft", "jr", "sr", "st", "dr",
    "mr", "mrs", "al", "usw", "ca", "bzw", "стр", "г",
  ]
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether it is a syllable of Hangul or one of the usual Han characters.
  fileprivate var isOfHanOrHangul: Bool {
    "\u{AC00}"..."\u{D7A3}" ~= self || "\u{4E00}"..."\u{9FFF}" ~= self
  }
}
