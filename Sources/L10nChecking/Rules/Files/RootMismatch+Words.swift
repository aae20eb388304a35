extension RootMismatch {
  var summary: String {
    "a file's root key is a different language than its path"
  }

  var explanation: String {
    """
    A file may have its language as its only top-level key, as in Rails. A file en.yml that begins with 'ko:' is \
    usually a copy that nobody has translated yet, so it isn't read.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "ko:\n  title: 매장\n", "en.yml": "ko:\n  title: Stores\n"],
      finding: "the root key is 'ko', but the path says 'en'; write 'en:', or move the file",
      fixed: ["ko.yml": "ko:\n  title: 매장\n", "en.yml": "en:\n  title: Stores\n"])
  }
}
