extension StructureMismatch {
  var summary: String {
    "a key is a namespace in one language and a message in another, or a list in one and a text in another"
  }

  var explanation: String {
    """
    The source defines what a key is: code that was generated for a string can't show a list. Empty texts match \
    anything, because they aren't translated yet.

    A plural map beside a plain text is fine if the text's language has no plural forms, such as Korean and Chinese. \
    In other languages it is an info, and so is a plural map if the source has no number to select by.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "steps:\n- 여권을 보여 주세요\n- 영수증을 받으세요\n", "en.yml": "steps: Show your passport\n"],
      finding: "'steps' is one text here and a list in ko; write a list with the same number of items",
      fixed: [
        "ko.yml": "steps:\n- 여권을 보여 주세요\n- 영수증을 받으세요\n",
        "en.yml": "steps:\n- Show your passport\n- Get your receipt\n",
      ])
  }
}
