extension SwiftNameCollision {
  var summary: String {
    "two keys, arguments or branches have the same name in the generated Swift"
  }

  var explanation: String {
    """
    Swift names are in camel case, so 'sign_in' and 'signIn' both become 'signIn', and code can't refer to either. \
    The same applies to the arguments of one message, to the branches of a select, and to selects that share an enum \
    and have different branches.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "sign_in: 로그인\nsignIn: 로그인하기\n"],
      finding: "the messages 'signIn' and 'sign_in' would both be 'L10n.signIn' in Swift; rename one of the two",
      fixed: ["ko.yml": "sign_in: 로그인\nsign_in_now: 로그인하기\n"])
  }
}
