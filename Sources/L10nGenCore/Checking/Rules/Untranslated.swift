import L10nLanguage

/// `untranslated`: the source's text where a translation should be.
struct Untranslated: WordingRule {
  let id = RuleID.untranslated
  let defaultSeverity = Severity.info
  let greatestSeverity = Severity.warning
  let traits: TextTraits = .text
  var summary: String {
    "a text is the same as in the source language"
  }
  var explanation: String {
    """
    A name or a word may be the same in both languages, so that this is only worth knowing; from three words on it is a \
    warning, since phrases hardly are, unless they are in capitals as names are. Two Han characters count as a word.

    Only words count: no markup, placeholders, numbers, addresses of web pages and mail, file names, keys and formats \
    such as '%Y-%m-%d', nor units, abbreviations and products' names ('km', 'GB', 'SQLite'). Languages that are one but \
    for region or script (en-GB and en, zh-Hant and zh-Hans) share texts. 'translatable: false' in the metadata expects \
    it.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "empty: 주변에 매장이 없어요\n", "en.yml": "empty: 주변에 매장이 없어요\n"],
      finding: "this is the text in ko, not translated; translate it",
      fixed: ["ko.yml": "empty: 주변에 매장이 없어요\n", "en.yml": "empty: No stores nearby\n"])
  }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard let source = wording.source, wording.text.text.isSame(as: source.text),
      wording.owner.message.metadata.isTranslatable, !wording.language.isVariant(of: wording.owner.source.tag)
    else { return }
    let words = WordCount(wording.patternText)
    guard words.total > 0, !Self.isSetting(wording.text) else { return }
    reporter.report(
      id, SourceText(source: wording.owner.source.name),
      at: .place(wording.text.place), of: wording.subject, severity: words.arePhrase ? .warning : nil)
  }

  /// Whether it is a truth value, which Rails keeps among texts.
  private static func isSetting(_ text: BundleText) -> Bool {
    !text.map.isQuoted && ["true", "false"].contains(text.text.lowercased())
  }
}

/// The text of the source.
private struct SourceText: Facts {
  var source: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String { "this is the text in \(source), not translated; translate it" }
}

extension String {
  /// Whether both are the same bytes; texts that only Unicode takes for equal were typed anew.
  fileprivate func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}

extension CheckedLanguage {
  /// Whether both are one language in two regions or scripts.
  fileprivate func isVariant(of source: LanguageTag) -> Bool {
    source.language == tag.language || source.canonicalized().language == tag.canonicalized().language
  }
}

/// How many words somebody would have to translate in a text.
private struct WordCount {
  /// Those of scripts without capitals; two Han characters are one.
  private var uncased = 0
  /// Those that begin with a capital, as names do, and titles.
  private var capitalized = 0
  private var lowercase = 0
  /// Single letters that are words among others: "a store".
  private var articles = 0
  /// Those in capitals only: abbreviations mostly.
  private var inCapitals = 0

  /// From how many words on a text is hardly the same in two languages.
  private static let phrase = 3

  init(_ text: PatternText) {
    for text in text.all { count(text.bytes) }
  }

  var total: Int {
    let words = uncased + capitalized + lowercase
    return words == 0 && inCapitals > 1 ? inCapitals : words
  }

  /// Whether they are a phrase. Where all or all but one begin with a capital they may be somebody's name.
  var arePhrase: Bool {
    if uncased >= Self.phrase { return true }
    return lowercase > 0 && lowercase + articles > 1 && capitalized + lowercase + articles >= Self.phrase
  }

  private mutating func count(_ bytes: [UInt8]) {
    var bytes = bytes
    for tag in MarkupTag.tags(in: bytes) {
      bytes.replaceSubrange(tag.range, with: repeatElement(0x20, count: tag.range.count))
    }
    for part in bytes.split(separator: PatternText.hole) {
      let text = String(decoding: part, as: UTF8.self).unicodeScalars
      for token in text.split(whereSeparator: \.properties.isWhitespace) { count(token) }
    }
  }

  /// Counts what stands between two spaces: nothing where it is made for machines.
  private mutating func count(_ token: Substring.UnicodeScalarView) {
    var core = token
    while let first = core.first, !first.isWordPart { core.removeFirst() }
    while let last = core.last, !last.isWordPart { core.removeLast() }
    guard let first = core.first, core.contains(where: \.properties.isAlphabetic) else { return }
    let han = core.count { $0.properties.isIdeographic }
    if han > 0 {
      uncased += (han + 1) / 2
      return
    }
    // A web address, a file, a key, a format, a product's number.
    guard let start = token.first, !Self.codeSigns.contains(start),
      core.allSatisfy({ $0.properties.isAlphabetic || $0.isMark || Self.joiners.contains($0) })
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

  /// What formats, entities, variables and symbols begin with.
  private static let codeSigns = Set("%&$:~".unicodeScalars)

  /// What may stand within a word: apostrophes, hyphens, and the slash of "and/or".
  private static let joiners = Set("'’-‐‑·/".unicodeScalars)
}

extension Substring.UnicodeScalarView {
  /// Whether it can be read out as a word; units and abbreviations often can't.
  fileprivate var hasVowel: Bool {
    contains { $0.isASCII ? "aeiouyAEIOUY".unicodeScalars.contains($0) : !Self.micro.contains($0) }
  }

  /// What stands for "micro" in units: the sign of its own, and the Greek letter.
  private static var micro: [Unicode.Scalar] { ["\u{B5}", "\u{3BC}"] }

  /// Whether a capital stands within, as in products' names and in code; behind a hyphen or an apostrophe a word begins.
  fileprivate var hasInnerCapital: Bool {
    zip(self, dropFirst()).contains { $0.properties.isAlphabetic && $1.properties.isUppercase }
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
