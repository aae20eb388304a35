/// The keywords of a listing, with the characters between them.
struct KeywordList {
  /// A keyword without the spaces around it.
  struct Keyword {
    /// In UTF-8 bytes of the list.
    var range: Range<Int>
    var text: String
  }

  private(set) var keywords: [Keyword] = []
  /// The spaces next to commas, in UTF-8 bytes.
  private(set) var spaces: [Range<Int>] = []
  private let text: String

  /// - Parameter text: the keywords, separated by commas of any script.
  init(_ text: String) {
    self.text = text
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while true {
      let end = scalars[start...].firstIndex(where: Self.isComma) ?? scalars.endIndex
      add(scalars[start..<end], isFirst: start == scalars.startIndex, isLast: end == scalars.endIndex)
      guard end != scalars.endIndex else { return }
      start = scalars.index(after: end)
    }
  }

  private mutating func add(_ piece: Substring.UnicodeScalarView, isFirst: Bool, isLast: Bool) {
    let before = piece.prefix(while: Self.isSpace)
    let rest = piece[before.endIndex...]
    let keyword = rest[..<(rest.lastIndex { !Self.isSpace($0) }.map(rest.index(after:)) ?? rest.startIndex)]
    if !before.isEmpty, !isFirst { spaces.append(range(before.startIndex, before.endIndex)) }
    if keyword.endIndex != rest.endIndex, !isLast { spaces.append(range(keyword.endIndex, rest.endIndex)) }
    guard !keyword.isEmpty else { return }
    keywords.append(Keyword(range: range(keyword.startIndex, keyword.endIndex), text: String(keyword)))
  }

  private func range(_ start: String.Index, _ end: String.Index) -> Range<Int> {
    text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end)
  }

  private static func isComma(_ scalar: Unicode.Scalar) -> Bool { scalar == "," || scalar == "，" || scalar == "、" }
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{3000}"
  }

  /// The keywords that are also earlier in the list, whatever their case.
  var repeated: [Keyword] {
    var seen: Set<[UInt8]> = []
    return keywords.filter { !seen.insert(Array($0.text.lowercased().utf8)).inserted }
  }

  /// The part of the text from the first space next to a comma to the last one, and the same part without these spaces;
  /// `nil` if there are none.
  var spaced: (range: Range<Int>, tight: String)? {
    guard let first = spaces.first, let last = spaces.last else { return nil }
    let bytes = Array(text.utf8)
    let kept = zip(spaces, spaces.dropFirst()).map { bytes[$0.upperBound..<$1.lowerBound] }
    return (first.lowerBound..<last.upperBound, String(decoding: kept.joined(), as: UTF8.self))
  }
}
