import L10nText

/// The number of words to translate in a text.
struct WordCount {
  /// The words of scripts without capitals; two Han characters count as one word.
  private var uncased = 0
  /// The words that begin with a capital, as in names and titles.
  private var capitalized = 0
  private var lowercase = 0
  /// Single letters that are words: "a store".
  private var articles = 0
  /// The words in capitals only, mostly abbreviations.
  private var inCapitals = 0

  /// The number of words from which a text is hardly ever the same in two languages.
  private static let phrase = 3

  init(_ text: PatternText) {
    for text in text.all { count(text.bytes) }
  }

  var total: Int {
    let words = uncased + capitalized + lowercase
    return words == 0 && inCapitals > 1 ? inCapitals : words
  }

  /// A Boolean value indicating whether they are a phrase. If all or all except one begin with a capital, they may be a
  /// person's name.
  var arePhrase: Bool {
    if uncased >= Self.phrase { return true }
    return lowercase > 0 && lowercase + articles > 1 && capitalized + lowercase + articles >= Self.phrase
  }

  /// A Boolean value indicating whether they may be a name, or a word that several languages share: one word, or only
  /// capitalized words.
  var mayBeName: Bool { uncased + capitalized + lowercase <= 1 || uncased + lowercase == 0 }

  private mutating func count(_ bytes: [UInt8]) {
    for part in MarkupTag.blanked(in: bytes).split(separator: PatternText.hole) {
      let text = String(decoding: part, as: UTF8.self).unicodeScalars
      for token in text.split(whereSeparator: \.properties.isWhitespace) { count(token) }
    }
  }

  /// Counts the text between two spaces, unless it is meant for machines.
  private mutating func count(_ token: Substring.UnicodeScalarView) {
    var core = token
    while let first = core.first, !first.isWordPart { core.removeFirst() }
    while let last = core.last, !last.isWordPart { core.removeLast() }
    guard let first = core.first, core.contains(where: \.isLetter) else { return }
    let han = core.count { $0.properties.isIdeographic }
    if han > 0 {
      uncased += (han + 1) / 2
      return
    }
    // A web address, a file or its extension, a key, a format, a product's number, or an abbreviation.
    let isExtension = token.first == "." && token.dropFirst().first?.isLetter == true
    guard let start = token.first, !Self.codeSigns.contains(start), !isExtension,
      !Self.sharedAbbreviations.contains(String(core)),
      core.allSatisfy({ $0.isLetter || $0.isMark || Self.joiners.contains($0) })
    else { return }
    if !first.properties.isUppercase, !first.properties.isLowercase {
      uncased += 1
    } else if !core.contains(where: \.properties.isLowercase) {
      if core.count > 1, core.hasVowel { inCapitals += 1 }
    } else if core.count == 1 {
      articles += 1
    } else if core.hasVowel, Set(core).count > 1, !core.hasInnerCapital {
      if first.properties.isUppercase { capitalized += 1 } else { lowercase += 1 }
    }
  }

  /// The first characters of formats, entities, variables and symbols.
  private static let codeSigns = Set("%&$:~".unicodeScalars)

  /// Abbreviations that many languages write alike.
  private static let sharedAbbreviations: Set = ["etc"]

  /// Characters that may be inside a word: apostrophes, hyphens, and the slash of "and/or".
  private static let joiners = Set("'’-‐‑·/".unicodeScalars)
}

extension Substring.UnicodeScalarView {
  /// A Boolean value indicating whether it can be read as a word; units and abbreviations often can't.
  fileprivate var hasVowel: Bool {
    contains { $0.isASCII ? "aeiouyAEIOUY".unicodeScalars.contains($0) : !Self.micro.contains($0) }
  }

  /// The characters for "micro" in units: the separate sign, and the Greek letter.
  private static var micro: [Unicode.Scalar] { ["\u{B5}", "\u{3BC}"] }

  /// A Boolean value indicating whether it has a capital inside, as in product names and code; after a hyphen or an
  /// apostrophe, a new word begins.
  fileprivate var hasInnerCapital: Bool {
    zip(self, dropFirst()).contains { $0.isLetter && $1.properties.isUppercase }
  }
}

extension Unicode.Scalar {
  fileprivate var isWordPart: Bool { isWordCharacter || isMark }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
