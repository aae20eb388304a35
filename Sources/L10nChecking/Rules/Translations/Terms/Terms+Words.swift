extension Terms {
  var summary: String {
    "a text doesn't follow the glossary, terms.yml"
  }

  var explanation: String {
    """
    The glossary, terms.yml, is beside the translation files. It lists the translations of a word, words that \
    translators must not use for it, and names that stay untranslated:

        terms:
        - { ko: 리뷰, en: review, zh-Hans: [评价, 点评], forbidden: { en: [comment] } }
        untranslated: [Olive Young]

    If a source text contains a term, its translations must contain one of the words for it. The source contains a \
    term only as a separate word: a Korean particle or an English plural may follow, but 리뷰어 and preview are other \
    words, and the longer one of two overlapping terms counts. In a translation, any form of the word is accepted, in \
    upper or lower case, even as part of a longer word. Chinese and Japanese have no spaces and are searched as they \
    are. A forbidden word is reported only if the source contains the term, or in the source itself. Names of \
    arguments and addresses aren't text, and a text that is the same as the source isn't translated yet.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "write: 리뷰를 남겨 주세요\n", "en.yml": "write: Leave a comment\n",
        "terms.yml": "terms:\n- { ko: 리뷰, en: review }\n",
      ],
      finding: "glossary: translate '리뷰' as 'review' here",
      fixed: [
        "ko.yml": "write: 리뷰를 남겨 주세요\n", "en.yml": "write: Leave a review\n",
        "terms.yml": "terms:\n- { ko: 리뷰, en: review }\n",
      ])
  }
}
