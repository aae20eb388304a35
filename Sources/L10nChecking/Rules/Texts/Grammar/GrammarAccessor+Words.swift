extension GrammarAccessor {
  var summary: String {
    "a string with markup for grammar agreement has only an accessor that returns plain text"
  }

  var explanation: String {
    """
    Foundation changes words by '^[…](inflect: true)' in attributed strings that it reads from a table. An accessor \
    returns a 'String', in which users see the markup. With 'resources: true' at one of the 'tables' in l10n.yml, \
    'L10n.Resources' has a 'LocalizedStringResource' of the string for SwiftUI's 'Text' and for 'AttributedString'. \
    Plural forms in the string work everywhere.

    A project without an l10n.yml has no accessors. Turn the rule off if code looks these strings up itself.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.lproj/Localizable.strings": "items = \"^[%lld개](inflect: true)\";\n"],
      finding:
        "the accessor returns plain text, so users see '^[…](…)'; write the string to one of 'tables' with 'resources: "
        + "true' and use it by 'L10n.Resources', or write plural forms",
      fixed: ["ko.lproj/Localizable.strings": "items = \"%lld개\";\n"])
  }
}
