import L10nLanguage

extension Catalog {
  /// The strings of a table to write.
  ///
  /// - Parameter language: the index of the only language to take, or `nil` for all.
  func tableStrings(of table: OutputTable, in language: Int? = nil) -> [TableString] {
    table.strings.compactMap { index, key in
      let message = messages[index]
      let texts = (language.map { $0..<$0 + 1 } ?? languages.indices).compactMap { index -> TableString.Text? in
        guard let localized = message.texts[index], !localized.hasErrors, !localized.message.isEmpty else { return nil }
        return TableString.Text(
          language: languages[index], patterns: localized.patterns, isList: localized.message.isList,
          state: message.metadata.states[languages[index]].flatMap { $0 == .final ? nil : $0.rawValue },
          isPresent: false, verbatim: message.arguments.isEmpty ? localized.plainText : nil)
      }
      guard !texts.isEmpty else { return nil }
      return TableString(
        key: key, description: message.metadata.description, isTranslatable: message.metadata.isTranslatable,
        arguments: message.tableArguments(positions: message.metadata.argumentNames.positions), texts: texts)
    }
  }
}

extension CatalogMessage {
  /// The arguments for a table.
  ///
  /// - Parameter positions: the positions that the table's texts give arguments, by their names.
  func tableArguments(positions: [String: Int]) -> [TableString.Argument] {
    arguments.map { .init(name: $0.name, type: $0.type, position: positions[$0.name], isDevice: $0.isDevice) }
  }
}

extension LocalizedMessage {
  /// The text of a message that is one text and nothing else, or `nil`.
  fileprivate var plainText: String? {
    guard !message.isList, let pattern = patterns.first, patterns.count == 1 else { return nil }
    var text = ""
    for element in pattern.elements {
      switch element {
      case .text(let literal): text += literal.string
      case .particle(let particle): text += particle.written
      case .placeholder, .pluralNumber, .plural, .select: return nil
      }
    }
    return text
  }
}
