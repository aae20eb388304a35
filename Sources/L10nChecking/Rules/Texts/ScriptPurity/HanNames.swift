import L10nCatalog

/// The words of a text in Han characters that are names, and so are written in any script.
struct HanNames {
  private let scalars: OffsetScalars
  /// The text of the source, unless it is Chinese; otherwise `nil`.
  private var source: TextSearch?
  /// The last word that was checked. Each is checked once, even if it has many characters.
  private var word: (range: Range<Int>, isName: Bool) = (0..<0, false)

  init(of wording: Wording, _ scalars: OffsetScalars) {
    self.scalars = scalars
    source = wording.owner.source.hanScript == nil ? wording.source.map { TextSearch(in: $0.text) } : nil
  }

  /// Returns a Boolean value indicating whether the character at an index belongs to a name. Indexes must be passed in
  /// order.
  mutating func hold(_ index: Int) -> Bool {
    if !word.range.contains(index) {
      let range = range(around: index)
      word = (range, isName(String(String.UnicodeScalarView(scalars[range]))))
    }
    return word.isName
  }

  /// Returns the range of the Han characters around an index.
  func range(around index: Int) -> Range<Int> {
    var (start, end) = (index, index + 1)
    while scalars[start - 1]?.properties.isIdeographic == true { start -= 1 }
    while scalars[end]?.properties.isIdeographic == true { end += 1 }
    return start..<end
  }

  private mutating func isName(_ word: String) -> Bool {
    Self.endonyms.contains { $0.isIn(word) } || source?.hasFound(word) == true
  }

  /// Names of languages in their own script, as in lists of languages.
  private static let endonyms = ["日本語", "繁體中文", "正體中文", "简体中文"].map(SoughtText.init)
}
