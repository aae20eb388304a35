extension NotificationArgument {
  var summary: String {
    "a string of a remote notification needs a number, but servers send strings"
  }

  var explanation: String {
    """
    A server names a string of the app with 'loc-key', 'title-loc-key' or 'subtitle-loc-key', and sends the strings of \
    'loc-args' for its arguments. The system puts each in place of '%@' or '%1$@'. With '%d' the result is undefined, \
    and a plural shows no form, because no number selects it. 'notifications' in l10n.yml lists these strings.

    Servers know the number: they can send it as a string, in a text that needs no plural, or choose between two keys.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: [
        "l10n.yml": "source: ko\nnotifications: [LIKES]\n", "ko.lproj/Localizable.strings": "LIKES = \"좋아요 %d개\";\n",
      ],
      finding:
        "a server's 'loc-args' are strings, which '%d' can't show; use a text argument instead, '%@' in tables",
      fixed: [
        "l10n.yml": "source: ko\nnotifications: [LIKES]\n", "ko.lproj/Localizable.strings": "LIKES = \"좋아요 %@개\";\n",
      ])
  }
}
