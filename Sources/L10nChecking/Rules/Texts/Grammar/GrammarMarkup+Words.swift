extension GrammarMarkupRule {
  var summary: String {
    "the markup for grammar agreement, '^[…](inflect: true)', has a mistake"
  }

  var explanation: String {
    """
    Foundation changes words by this markup in attributed strings, so that '^[3 item](inflect: true)' is shown as '3 \
    items'. A part that it can't read is shown to users as it is written, or has no effect: a bracket or parenthesis \
    that isn't closed, a '[…](inflect: true)' without '^', attributes that don't follow the bracket, and an unknown name \
    or value. 'agreeWithArgument' is the position of an argument that the text must have.

    Attributes with other names can be an app's own, and are accepted. A caret and brackets without attributes of \
    grammar, such as '^[a-z]+', are text.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "l10n.yml": Self.exampleSettings,
        "ko.lproj/Localizable.strings": "items = \"%lld개\";\n",
        "en.lproj/Localizable.strings": "items = \"^[%lld item](inflct: true)\";\n",
      ],
      finding: "Foundation has no attribute 'inflct'; did you mean 'inflect'?",
      fixed: [
        "l10n.yml": Self.exampleSettings,
        "ko.lproj/Localizable.strings": "items = \"%lld개\";\n",
        "en.lproj/Localizable.strings": "items = \"^[%lld item](inflect: true)\";\n",
      ])
  }

  /// The settings of a project whose code can use markup.
  static let exampleSettings =
    "source: ko\ntables: [{ path: \"{language}.lproj/Localizable.strings\", keys: { items: path }, resources: true }]\n"
}
