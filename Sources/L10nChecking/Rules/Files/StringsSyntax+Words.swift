extension StringsSyntax {
  var summary: String {
    "a .strings, .stringsdict, Android strings.xml or PO file isn't well-formed, or a part of it is ignored"
  }

  var explanation: String {
    """
    Files are read as Core Foundation reads them: in UTF-8, or in UTF-16 with a byte-order mark, with or without \
    quotes, and with its escapes. If something isn't the start of a key, it ignores the rest of the file without a \
    warning, so a second ';' or a conflict marker loses all strings after it. Xcode refuses other mistakes when it \
    builds the app. A `.stringsdict` file is a property list in XML, without entities of its own, in which each key \
    has a text and the plurals that it names.

    What a `.stringsdict` file has in an unclear way is a warning: a variable that no text names, a plural without \
    'other', whose last form is then used, or a width where a position was meant.

    Android's resource files are read as aapt2 reads them. It refuses an apostrophe without a backslash, and several \
    arguments without positions. A text that begins with '@' or '?' may be a reference to another resource. '%@', \
    which Java doesn't have, is a warning.

    PO files are read as gettext's msgfmt reads them, in UTF-8. It refuses an entry without 'msgstr', and one whose \
    plural forms aren't those of the header. Plural forms that the language doesn't have in CLDR are a warning.

    A file is 64 MiB at most, and a key path 1,024 bytes.
    """
  }

  var example: RuleExample {
    RuleExample(
      flagged: ["ko.lproj/Localizable.strings": "\"title\" = \"매장\"\n\"empty\" = \"주변에 매장이 없습니다\";\n"],
      finding: "a ';' is missing after this text; add it",
      fixed: ["ko.lproj/Localizable.strings": "\"title\" = \"매장\";\n\"empty\" = \"주변에 매장이 없습니다\";\n"])
  }
}
