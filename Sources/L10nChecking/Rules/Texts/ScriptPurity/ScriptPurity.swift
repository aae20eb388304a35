import L10nCatalog
import L10nLanguage
import L10nText

/// `script-purity`: Chinese, Japanese or Korean in the wrong characters.
struct ScriptPurity: WordingRule {
  let id = RuleID.scriptPurity
  let defaultSeverity = Severity.warning
  let traits = TextTraits.beyondASCII

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    let (language, text) = (wording.language, wording.text.text)
    switch language.script {
    case "Hans", "Hant":
      checkLetters(.hangul, wording, in: .chinese, &reporter)
      // Japanese has kana, which is reported instead of its other characters.
      guard !checkLetters(.kana, wording, in: .chinese, &reporter) else { return }
      if let script = language.hanScript, let foreign = language.foreignHanCharacters {
        checkHan(wording, foreign, &reporter) { ForeignCharacters($0, in: script) }
        checkHan(wording, HanRegion.japanese, except: foreign, &reporter) {
          UnusedCharacters(characters: $0, language: .chinese)
        }
      }
    case "Jpan":
      // Without kana, it is hardly a Japanese sentence.
      let foreign = ForeignLetters.kana.isIn(text) ? HanRegion.notJapanese : HanRegion.rareInJapanese
      checkHan(wording, foreign, &reporter) {
        UnusedCharacters(characters: $0, language: .japanese)
      }
      checkLetters(.hangul, wording, in: .japanese, &reporter)
    case "Kore":
      if isWrittenInHan(wording) {
        reporter.report(id, NoHangul(), at: wording.spot(at: 0), of: wording.subject)
      } else {
        checkHan(wording, HanRegion.notKorean, &reporter) { UnusedCharacters(characters: $0, language: .korean) }
        checkLetters(.kana, wording, in: .korean, &reporter)
      }
    default: return
    }
  }

  // MARK: Han

  /// - Parameter except: characters that were already searched for.
  private func checkHan(
    _ wording: Wording, _ foreign: ScalarSet, except: ScalarSet? = nil, _ reporter: inout Reporter,
    facts: ([Unicode.Scalar]) -> any Facts
  ) {
    guard foreign.firstOffset(in: wording.text.text) != nil else { return }
    let scalars = OffsetScalars(wording.text.text)
    let cited = CitedRanges(of: wording)
    var names = HanNames(of: wording, scalars)
    let found = (0..<scalars.count).filter { index in
      guard let scalar = scalars[index], foreign.contains(scalar), except?.contains(scalar) != true,
        !cited.contains(scalars.offset(at: index))
      else { return false }
      return !names.hold(index)
    }
    guard let first = found.first else { return }
    var seen: Set<Unicode.Scalar> = []
    let characters = found.compactMap { scalars[$0] }.filter { seen.insert($0).inserted }
    reporter.report(
      id, facts(characters), at: wording.spot(at: scalars.offset(at: first)), of: wording.subject)
  }

  /// Returns a Boolean value indicating whether Korean text has only Han characters, and more than one, which is a
  /// Chinese or Japanese word.
  private func isWrittenInHan(_ wording: Wording) -> Bool {
    let text = wording.text.text
    guard !ForeignLetters.hangul.isIn(text), text != wording.source?.text else { return false }
    let scalars = OffsetScalars(text)
    guard let first = scalars.firstIndex(from: 0, where: \.properties.isIdeographic) else { return false }
    var names = HanNames(of: wording, scalars)
    let word = scalars[names.range(around: first)]
    return word.count > 1 && !String(String.UnicodeScalarView(word)).contains("中文") && !names.hold(first)
      && !CitedRanges(of: wording).contains(scalars.offset(at: first))
  }

  // MARK: Letters

  /// Reports the first word in letters of another language; returns a Boolean value indicating whether there is one.
  @discardableResult
  private func checkLetters(
    _ letters: ForeignLetters, _ wording: Wording, in language: UnusedCharacters.Language, _ reporter: inout Reporter
  ) -> Bool {
    let text = wording.text.text
    guard letters.isIn(text), language.isWritten(in: text) || text != wording.source?.text && letters.isForeign(text)
    else { return false }
    let scalars = OffsetScalars(text)
    let cited = CitedRanges(of: wording)
    guard let range = letters.words(in: scalars).first(where: { !cited.contains(scalars.offset(at: $0.lowerBound)) })
    else { return false }
    let word = String(String.UnicodeScalarView(scalars[range]))
    let isOfSource = wording.source?.text.contains(word) == true && wording.owner.source.script != letters.script
    guard !isOfSource else { return false }
    reporter.report(
      id, LettersInText(letters: letters, word: word, language: language),
      at: wording.spot(at: scalars.offset(at: range.lowerBound)), of: wording.subject)
    return true
  }
}
