extension ControlCharacter {
  var summary: String {
    "a text contains a control character or another invisible character"
  }

  var explanation: String {
    """
    Such characters get into a text by copy and paste. They split words, are shown as boxes, or change the order of \
    what follows. Writing direction controls that reverse text or aren't closed are errors, and so is U+FFFD, which \
    replaces a character that was lost.

    Characters that a language needs are fine: line breaks; tabs and the like that the source has, too; joiners in \
    Arabic, Persian and Indic words and in emoji; variation selectors after characters that have variants; soft \
    hyphens within words of an alphabet; zero-width spaces in scripts without spaces and after punctuation, where a \
    line may then break; word joiners between other characters; direction marks where text runs from right to left, \
    and isolates that are closed.

    A second byte-order mark at the start of a file is read over, and reported, because other programs take it for text.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "save: \"저장\\u200B\"\n"],
      finding: "invisible character: zero width space (U+200B); delete it",
      fixed: ["ko.yml": "save: 저장\n"])
  }
}
