import L10nCatalog
import L10nMessages

extension CheckedText {
  /// Returns an argument as a plain placeholder of the catalog's syntax or, if arguments have no names, as first
  /// written in this text.
  func placeholder(_ name: String) -> String {
    conversion(of: name, inText: 0) ?? owner.syntax.placeholder(named: name)
      ?? uses.all.first { $0.name == name && !$0.range.isEmpty }.map(written) ?? name
  }

  /// Returns the characters of a use.
  func written(_ use: ArgumentUse) -> String {
    conversion(of: use.name, use.kind?.requiredType, inText: use.textIndex) ?? written(use.range, in: use.textIndex)
  }

  /// Returns the characters in a range of UTF-8 bytes of one of the texts.
  func written(_ range: Range<Int>, in textIndex: Int) -> String {
    text.text(at: textIndex)?.text.text(inUTF8: range) ?? ""
  }
}
