extension SelectBranch {
  var summary: String {
    "a select lacks 'other', or its branches differ from the source text's"
  }

  var explanation: String {
    """
    Branch names aren't text: those of the source become the cases of a Swift enum, and the app passes one of them. \
    A translated branch name never matches, so users see 'other' instead.

    A translation that doesn't need the cases at all may omit the select.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "ko.yml": "joined: \"{who, select, host {방장이} other {손님이}} 들어왔어요\"\n",
        "en.yml": "joined: \"{who, select, hosts {The host} other {A guest}} joined\"\n",
      ],
      finding: "'hosts' is not a branch of the text in ko; did you mean 'host'?",
      fixed: [
        "ko.yml": "joined: \"{who, select, host {방장이} other {손님이}} 들어왔어요\"\n",
        "en.yml": "joined: \"{who, select, host {The host} other {A guest}} joined\"\n",
      ])
  }
}
