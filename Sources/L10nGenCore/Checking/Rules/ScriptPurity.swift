import L10nLanguage

/// `script-purity`: Chinese in the wrong characters.
struct ScriptPurity: WordingRule {
  let id = RuleID.scriptPurity
  let defaultSeverity = Severity.warning
  var summary: String {
    "a Traditional character in Simplified Chinese, or the reverse, or Hangul in Chinese"
  }
  var explanation: String {
    """
    Such characters are left over from a copied or converted text. The rule reports only characters that the other \
    script doesn't use: in Simplified Chinese everything in GB 2312 or the standard list of 2013 is fine, except for \
    後 and 於, and in Traditional Chinese everything in the first level of Big5. zh-HK, zh-MO and yue may also use \
    Hong Kong's own list of characters, such as 温 and 户. The language tag decides the script: zh, zh-CN and zh-SG \
    are Simplified, zh-TW, zh-HK and yue are Traditional.

    The rule ignores placeholders, addresses, tags, short quotes and parentheses, words that the source has in the \
    same form if it isn't Chinese, and languages' own names, such as 日本語 and 繁體中文. Hangul is also fine in quotes and \
    parentheses, and as a single word that is the whole text.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "report: 신고\n", "zh-Hans.yml": "report: 檢举\n"],
      finding: "this is Simplified Chinese with a Traditional character; write '检' for '檢'",
      fixed: ["ko.yml": "report: 신고\n", "zh-Hans.yml": "report: 检举\n"])
  }
  let traits = TextTraits.beyondASCII

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard let script = wording.language.hanScript, let foreign = wording.language.foreignHanCharacters else { return }
    let text = wording.text.text
    if foreign.firstOffset(in: text) != nil { checkHan(wording, script, foreign, &reporter) }
    if ScalarSet.hangul.firstOffset(in: text) != nil { checkHangul(wording, &reporter) }
  }

  // MARK: Han

  private func checkHan(
    _ wording: Wording, _ script: HanScript, _ foreign: ScalarSet, _ reporter: inout Reporter
  ) {
    let scalars = OffsetScalars(wording.text.text)
    let cited = CitedRanges(of: wording)
    let found = (0..<scalars.count).filter { index in
      guard let scalar = scalars[index], foreign.contains(scalar), !cited.contains(scalars.offset(at: index)) else {
        return false
      }
      return !isName(Self.word(around: index, in: scalars), wording)
    }
    guard let first = found.first else { return }
    var characters: [Unicode.Scalar] = []
    for scalar in found.compactMap({ scalars[$0] }) where !characters.contains(scalar) { characters.append(scalar) }
    reporter.report(
      id, ForeignCharacters(characters, in: script),
      at: wording.spot(at: scalars.offset(at: first)), of: wording.subject)
  }

  /// The Han characters around one of them.
  private static func word(around index: Int, in scalars: OffsetScalars) -> String {
    var range = index..<index + 1
    while scalars[range.lowerBound - 1]?.properties.isIdeographic == true {
      range = range.lowerBound - 1..<range.upperBound
    }
    while scalars[range.upperBound]?.properties.isIdeographic == true {
      range = range.lowerBound..<range.upperBound + 1
    }
    return String(String.UnicodeScalarView(scalars[range]))
  }

  /// Returns a Boolean value indicating whether a word is a name that is meant to be written so.
  private func isName(_ word: String, _ wording: Wording) -> Bool {
    if Self.endonyms.contains(where: word.contains) { return true }
    guard let source = wording.source?.text, source.contains(word) else { return false }
    return wording.owner.source.hanScript == nil
  }

  /// Names of languages in their own script, as lists of languages have them.
  private static let endonyms = ["日本語", "繁體中文", "正體中文", "简体中文"]

  // MARK: Hangul

  private func checkHangul(_ wording: Wording, _ reporter: inout Reporter) {
    let text = wording.text.text
    // Without a Han character it is not Chinese with Hangul in it, but untranslated, or a name.
    let isChinese = text.unicodeScalars.contains { $0.properties.isIdeographic }
    guard isChinese || text != wording.source?.text && text.contains(" ") else { return }
    let scalars = OffsetScalars(text)
    let cited = CitedRanges(of: wording)
    let first = (0..<scalars.count).first { index in
      scalars[index].map(ScalarSet.hangul.contains) == true && !cited.contains(scalars.offset(at: index))
    }
    guard let first else { return }
    let word = (first..<scalars.count).prefix { scalars[$0].map(ScalarSet.hangul.contains) == true }
    reporter.report(
      id, Hangul(word: String(String.UnicodeScalarView(scalars[first..<first + word.count]))),
      at: wording.spot(at: scalars.offset(at: first)), of: wording.subject)
  }
}

/// Characters of the other Chinese script.
private struct ForeignCharacters: Facts {
  let characters: [Unicode.Scalar]
  /// The script of the text.
  let script: HanScript
  /// The characters of the text's own script for the first of the characters.
  private let counterparts: [[Unicode.Scalar]]

  init(_ characters: [Unicode.Scalar], in script: HanScript) {
    self.characters = characters
    self.script = script
    counterparts = characters.prefix(CheckedText.findingLimit).map { script.other.counterparts(of: $0) }
  }

  var values: KeyValuePairs<FactName, String?> {
    [
      .problem: "han", .found: String(String.UnicodeScalarView(characters)),
      .expected: String(String.UnicodeScalarView(counterparts.compactMap(\.first))),
    ]
  }
  var sentence: String {
    let advice = zip(characters, counterparts).map { character, counterparts in
      "\(QuotedList.joined(counterparts.map { "'\($0)'" }, by: "or")) for '\(character)'"
    }
    let what = characters.count == 1 ? "a \(script.other.name) character" : "\(script.other.name) characters"
    return "this is \(script.name) Chinese with \(what); write \(QuotedList.joined(advice, by: "and"))"
  }
  var version1Quotation: String? { (counterparts.first?.first ?? characters.first).map { String($0) } }
}

/// Hangul in a Chinese text.
private struct Hangul: Facts {
  var word: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "hangul", .written: word] }
  var sentence: String { "'\(word)' is Hangul in Chinese text; translate it, or put it in quotation marks" }
  var version1Quotation: String? { word }
}
