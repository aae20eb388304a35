extension Inconsistent {
  var summary: String {
    "one source text has several translations"
  }

  var explanation: String {
    """
    Users expect the same words on two screens to be the same in every language, and look for a difference that \
    doesn't exist.

    For each source text that several messages share, the rule compares the translations and reports those that \
    differ from the most frequent one (the first, if several are equally frequent). It doesn't compare single words, \
    which often have several meanings: 'Open' is a state and an action. A text that isn't translated \
    isn't compared, nor is a string whose key the source's files don't have, or whose key names another use: a heading \
    ('header', 'section') and its row, a title and a button, or a 'placeholder', 'hint' or 'tooltip'. If a text of \
    several words has two meanings, add 'ignore: { ko: [inconsistent] }' to the message's metadata.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "cart: 쿠폰 받기\nhome: 쿠폰 받기\n", "en.yml": "cart: Get a coupon\nhome: Receive coupons\n",
      ],
      finding: "'cart' has the same text in ko, but is translated as 'Get a coupon'; use one translation for both",
      fixed: [
        "ko.yml": "cart: 쿠폰 받기\nhome: 쿠폰 받기\n", "en.yml": "cart: Get a coupon\nhome: Get a coupon\n",
      ])
  }
}
