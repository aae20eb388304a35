extension EdgeWhitespace {
  var summary: String {
    "a text begins or ends with spaces that the source or its translations don't have, or lacks the source's spaces"
  }

  var explanation: String {
    """
    Spaces at the ends of a text are invisible in an editor. Extra spaces shift the text. Missing ones join it to the \
    text that the app puts next to it.

    Where a key is itself the text of the source language, and none of its files has it, code may show another text. \
    The key's spaces then count only if most translations agree, and nothing is fixed.

    The rule ignores line breaks and the spaces next to them, which are layout, and the number of spaces. A \
    translation needs a space of the source only if something follows, as after a colon or a label in brackets \
    ('[PM] '). After a letter or a full stop, the source's space is just as likely a mistake, and is reported in the \
    source if no translation has it and there are two or more. A space may be missing where the writing needs none: at \
    full-width punctuation (': ' becomes '：'), and at the letters of languages that are written without spaces, such \
    as Chinese and Japanese, or without one in this place, such as Korean at the beginning. A translation from such a \
    language may have a space of its own, but not before a capital or a Chinese character. The rule ignores \
    ideographic spaces that indent a paragraph, and texts without a letter or digit, such as a separator for a list.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "save: 저장\n", "en.yml": "save: \"Save \"\n"],
      finding: "the text ends with a space, but the text in ko doesn't; delete it",
      fixed: ["ko.yml": "save: 저장\n", "en.yml": "save: Save\n"])
  }
}
