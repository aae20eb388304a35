import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages

/// The conversions of texts that are put together in ICU's syntax from the strings of a `.stringsdict` file or a String
/// Catalog, whose translators write Apple's.
extension CheckedText {
  /// Returns a Boolean value indicating whether one of the texts is put together from several strings of a table.
  func isComposed(_ textIndex: Int) -> Bool { tableFormat(ofText: textIndex) != nil }

  /// Returns a Boolean value indicating whether one of the texts is of a table, whose plural forms are strings of their own.
  func isOfTable(_ textIndex: Int) -> Bool {
    text.text(at: textIndex).map { [.stringsdict, .stringCatalog].contains($0.map.format) } ?? false
  }

  private func tableFormat(ofText textIndex: Int) -> FormatID? {
    guard text.syntax.namesArguments, isOfTable(textIndex) else { return nil }
    return text.text(at: textIndex)?.map.format
  }

  /// Returns an argument as the strings of a text write it: the number of a plural in its forms, or a value by its position
  /// elsewhere; `nil` if the text isn't put together from several.
  ///
  /// - Parameter type: its type, or `nil` for that of the message's argument.
  func conversion(of name: String, _ type: ArgumentType? = nil, inText textIndex: Int) -> String? {
    guard let format = tableFormat(ofText: textIndex) else { return nil }
    let isCounted = uses.plurals.contains { $0.choice.argument == name }
    if isCounted, format == .stringCatalog { return "%arg" }
    let type = type ?? arguments.first { $0.name == name }?.type
    let letter =
      switch type {
      case .int: format == .stringCatalog ? "lld" : "d"
      case .double: "f"
      default: "@"
      }
    let position = isCounted ? nil : name.firstMatch(of: /^arg([0-9]+)$/).map { "\($0.1)$" }
    return "%\(position ?? "")\(letter)"
  }
}
