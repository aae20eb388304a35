extension EmptyValue {
  var summary: String {
    "a text is empty or null, but the source language has one"
  }

  var explanation: String {
    """
    Translation services export untranslated strings as empty texts. If a whole message is empty, users see it in \
    the next of their languages; an empty item of a list or category of a plural map is shown as it is: as nothing.

    A null in the source is reported, too, if translations have a text, because nobody writes that on purpose. '' in \
    the source is intended, and so is a translation that is empty because the source is. In the metadata, \
    'allow-empty: true' accepts empty texts in all languages, and 'translatable: false' doesn't require a \
    translation.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\n", "en.yml": "title: ''\n"],
      finding: "this text is empty, so users of en see it in another language; translate it",
      fixed: ["ko.yml": "title: 매장\n", "en.yml": "title: Stores\n"])
  }
}
