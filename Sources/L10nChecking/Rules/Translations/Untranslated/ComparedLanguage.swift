import L10nCatalog
import L10nMessages
import L10nFormats
import L10nLanguage
import L10nText

/// A language's texts, compared with the source's.
struct ComparedLanguage {
  /// Its index in the catalog.
  let index: Int
  /// A Boolean value indicating whether it has the source's script, so that both may share words.
  let sharesScript: Bool
  /// A Boolean value indicating whether both are written with Chinese characters, in which many words are the same.
  let sharesHan: Bool
  /// The number of texts that have a counterpart in the source.
  private(set) var total = 0
  /// The texts that are the same as the source's, and have words to translate.
  var same: [SameText] = []

  init(index: Int, sharesScript: Bool, sharesHan: Bool) {
    self.index = index
    self.sharesScript = sharesScript
    self.sharesHan = sharesHan
  }

  struct SameText {
    var message: Int
    /// The index of the source's text.
    var sourceText: Int
    var place: Place
    var isPhrase: Bool
    var mayBeName: Bool
  }

  /// A Boolean value indicating whether it was filled with the source's texts.
  var isFilled: Bool { same.count >= Self.fewest && same.count * 100 >= total * Self.percentage }

  /// The number of texts below which they are reported one by one.
  private static let fewest = 10

  /// The percentage of same texts. Translated languages that share names and loanwords with the source have fewer.
  private static let percentage = 30

  mutating func compare(
    _ translation: LocalizedMessage, of message: Int, with source: LocalizedMessage, _ words: inout SourceWords
  ) {
    for text in 0..<translation.stored.count where !translation.stored[text].isEmpty {
      guard let counterpart = source.stored.counterpartIndex(of: text, in: translation.stored) else { continue }
      total += 1
      guard translation.isCopy(text, of: source) else { continue }
      let words = words.count(inText: counterpart)
      let written = translation.message[text]
      guard words.total > 0, !written.isSetting, !written.isCopyright, !written.namesKeys,
        !(sharesHan && written.isShortInHan)
      else { continue }
      same.append(
        SameText(
          message: message, sourceText: counterpart, place: written.place, isPhrase: words.arePhrase,
          mayBeName: words.mayBeName))
    }
  }
}

/// The words of a source's texts, each text counted once for all languages that have it.
struct SourceWords {
  private let source: LocalizedMessage
  private var counts: [Int: WordCount] = [:]

  init(of source: LocalizedMessage) {
    self.source = source
  }

  mutating func count(inText text: Int) -> WordCount {
    if let known = counts[text] { return known }
    let count = WordCount(PatternText(source.pattern(ofText: text)))
    counts[text] = count
    return count
  }
}

extension BundleText {
  /// A Boolean value indicating whether it names keys of a keyboard, such as `Shift-Space`: they are labeled in Latin
  /// letters.
  fileprivate var namesKeys: Bool {
    let words = Set(BorrowedWords.words(of: text))
    return !words.isDisjoint(with: Self.keys) && words.isSubset(of: Self.keys.union(Self.otherKeys))
  }

  private static let keys: Set<Substring> = [
    "alt", "backspace", "capslock", "command", "control", "ctrl", "esc", "fn", "option", "shift",
  ]

  /// The names of keys that are also other words.
  private static let otherKeys: Set<Substring> = [
    "caps", "delete", "enter", "escape", "lock", "return", "space", "tab",
  ]

  /// A Boolean value indicating whether its letters are a few Chinese characters.
  fileprivate var isShortInHan: Bool {
    let letters = text.unicodeScalars.filter(\.isLetter)
    return letters.count <= 8 && letters.allSatisfy(\.properties.isIdeographic)
  }

  /// A Boolean value indicating whether it states who has the copyright, which has the same form in all languages.
  fileprivate var isCopyright: Bool {
    let text = text.lowercased()
    return ["©", "(c)", "copyright ©", "copyright (c)"].contains(where: text.hasPrefix)
  }

  /// A Boolean value indicating whether it is a truth value, which Rails keeps among texts.
  fileprivate var isSetting: Bool { !map.isQuoted && ["true", "false"].contains(text.lowercased()) }
}
