extension EndPunctuation {
  var summary: String {
    "a text ends with a different punctuation mark than the source text"
  }

  var explanation: String {
    """
    A question without its question mark reads like an order, and a label without its colon looks wrong among the \
    others.

    Languages differ: Korean often omits full stops, and Chinese uses fewer exclamation marks. So the rule learns \
    from the file: for full stop, question mark, exclamation mark, ellipsis and colon each, if nine of ten \
    translations end as the source does (all but one, if there are fewer than 20), it reports the few that don't. \
    Texts that aren't translated don't count. All forms of a mark are equal, such as '?', '？' and '؟'. The rule doesn't compare short texts without a colon, \
    abbreviations, or texts that end with a bracket, a quotation mark or a comma, as the opening of a letter does. It \
    accepts a full stop or a question mark that only the translation has, and '¿…?' within it.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": Self.exampleSource,
        "en.yml": "a: \"Name:\"\nb: \"Phone:\"\nc: \"Store:\"\nd: \"City:\"\ne: Street\n",
      ],
      finding: "the text in ko ends with ':', but this one doesn't (4 of 5 do); end it with ':'",
      fixed: [
        "ko.yml": Self.exampleSource,
        "en.yml": "a: \"Name:\"\nb: \"Phone:\"\nc: \"Store:\"\nd: \"City:\"\ne: \"Street:\"\n",
      ])
  }

  private static let exampleSource = "a: \"이름:\"\nb: \"전화:\"\nc: \"매장:\"\nd: \"도시:\"\ne: \"도로명:\"\n"
}
