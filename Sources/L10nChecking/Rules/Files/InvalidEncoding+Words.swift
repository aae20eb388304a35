extension InvalidEncoding {
  var summary: String { "a file is not UTF-8" }
  var explanation: String {
    """
    Translation files are UTF-8, with or without a byte-order mark. UTF-16 with a byte-order mark is read, too. This \
    rule reports Korean files in CP949 and Chinese files in GBK, which older tools write: save them as UTF-8.
    """
  }

  var example: RuleExample {
    var example = RuleExample(
      flagged: ["ko.yml": "title: ¸ÅÀå\n"], finding: "these bytes are not UTF-8; save the file as UTF-8",
      fixed: ["ko.yml": "title: 매장\n"])
    // 매장 in CP949, which an editor shows as Latin letters.
    example.flagged[0].bytes = Array("title: ".utf8) + [0xB8, 0xC5, 0xC0, 0xE5, 0x0A]
    return example
  }
}
