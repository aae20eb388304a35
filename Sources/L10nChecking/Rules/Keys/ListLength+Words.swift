extension ListLength {
  var summary: String {
    "a list has more or fewer items than in the source language"
  }

  var explanation: String {
    """
    A list is read as a whole in one language, and code relies on its length: month names, steps with pictures, \
    choices that are stored by index.

    All items count, empty ones and nulls included, so the null before January that every language of a Rails \
    catalog has is fine. Lists that aren't translated yet, with empty items only, aren't compared. If the items are \
    mappings, this is the only finding about items that one list has and the other doesn't. The phrases of an App \
    Shortcut, which each language has as many of as people say, aren't compared.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "steps:\n- 여권을 보여 주세요\n- 영수증을 받으세요\n", "en.yml": "steps:\n- Show your passport\n",
      ],
      finding: "this list has 1 item, but ko has 2; write the same number",
      fixed: [
        "ko.yml": "steps:\n- 여권을 보여 주세요\n- 영수증을 받으세요\n",
        "en.yml": "steps:\n- Show your passport\n- Get your receipt\n",
      ])
  }
}
