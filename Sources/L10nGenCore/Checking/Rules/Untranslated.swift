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
    A name or a word may be the same in both languages, so this is an info. From three words on it is a warning, \
    because phrases rarely are the same, unless they are in capitals as names are. Two Han characters count as a \
    word.

    Only words count: no markup, placeholders, numbers, web and email addresses, file names, keys, formats such as \
    '%Y-%m-%d', units, abbreviations or product names ('km', 'GB', 'SQLite'). Languages that differ only in region \
    or script (en-GB and en, zh-Hant and zh-Hans) share texts. 'translatable: false' in the metadata marks texts \
    that stay the same.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "empty: 주변에 매장이 없어요\n", "en.yml": "empty: 주변에 매장이 없어요\n"],
      finding: "same as ko; not translated?",
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

  /// Returns a Boolean value indicating whether it is a truth value, which Rails keeps among texts.
  private static func isSetting(_ text: BundleText) -> Bool {
    !text.map.isQuoted && ["true", "false"].contains(text.text.lowercased())
  }
}

/// The text of the source.
private struct SourceText: Facts {
  var source: String

  var values: KeyValuePairs<FactName, String?> { [:] }
  var sentence: String { "same as \(source); not translated?" }
}

extension String {
  /// Returns a Boolean value indicating whether both are the same bytes; texts that only Unicode takes for equal were
  /// typed anew.
  fileprivate func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}

extension CheckedLanguage {
  /// Returns a Boolean value indicating whether both are one language in two regions or scripts.
  fileprivate func isVariant(of source: LanguageTag) -> Bool {
    source.language == tag.language || source.canonicalized().language == tag.canonicalized().language
  }
}
