extension NotificationChanged {
  var summary: String {
    "a string of a remote notification changed in a way that installed versions can't show (only with 'check --since')"
  }

  var explanation: String {
    """
    A server doesn't know which version of the app is installed: it sends the same key and 'loc-args' to all of them. \
    An argument that is added, removed, moved or of another type gives a wrong text in the older versions or in the new \
    one, and without the string the system has nothing to show. 'check --since v2.0' compares the strings that \
    'notifications' in l10n.yml lists with a git revision or a directory. A string with another key breaks nothing: \
    servers can begin to send it once enough users have it.

    The words may change, and so may the names of arguments. A name that only moved to another position is reported.
    """
  }

  var example: RuleExample {
    let settings = "source: ko\nnotifications: [INVITED]\n"
    return RuleExample(
      flagged: [
        "l10n.yml": settings, "ko.lproj/Localizable.strings": "INVITED = \"%@님이 %@에 초대했어요\";\n",
        "old/ko.lproj/Localizable.strings": "INVITED = \"%@님이 초대했어요\";\n",
      ],
      finding:
        "argument 2 of 'INVITED' is new: installed versions don't show it, and servers may not send it; add a string "
        + "with another key instead",
      fixed: [
        "l10n.yml": settings,
        "ko.lproj/Localizable.strings": "INVITED = \"%@님이 초대했어요\";\nINVITED_TO = \"%@님이 %@에 초대했어요\";\n",
        "old/ko.lproj/Localizable.strings": "INVITED = \"%@님이 초대했어요\";\n",
      ])
  }
}
