extension ListingLimit {
  var summary: String {
    "a text of a store's listing is longer than the store accepts"
  }

  var explanation: String {
    """
    The App Store accepts 30 characters for the name and the subtitle, 100 for the keywords, 170 for the promotional \
    text, and 4,000 for the description and the release notes; Google Play 30 for the title, 80 for the short \
    description, 4,000 for the full description and 500 for the notes of a release. A character is a code point of \
    Unicode, and white space around a text doesn't count. An upload of a longer text fails.

    Some guides give the limit of keywords in bytes, of which a Korean or Chinese character has three. Published listings \
    have up to 100 characters in such languages, so keywords of more than 100 bytes are only noted.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko/name.txt": "가게 지도\n", "en-US/name.txt": "Shop Map: All Shops and Cafés Nearby\n",
      ],
      finding: "the name has 36 characters, but the App Store accepts 30; shorten it",
      fixed: ["ko/name.txt": "가게 지도\n", "en-US/name.txt": "Shop Map: Shops and Cafés\n"])
  }
}
