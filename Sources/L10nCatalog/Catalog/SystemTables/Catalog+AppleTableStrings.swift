package import L10nFormats
import L10nLanguage
import L10nMessages

extension Catalog {
  /// Returns the strings of a table to write.
  ///
  /// - Parameter language: the index of the only language to take, or `nil` for all.
  package func tableStrings(of table: FilledSystemTable, in language: Int? = nil) -> [AppleTableString] {
    let hasVariables = SystemString.Table(table.configured).hasVariables
    let hasPlainTexts = table.configured.format?.hasPlainTexts ?? true
    return table.strings.compactMap { index, key in
      let message = messages[index]
      func text(in index: Int) -> AppleTableString.Text? {
        guard let localized = message.texts[index], !localized.hasErrors, !localized.isEmpty else { return nil }
        let names = table.argumentNames[key] ?? [:]
        let own = localized.completePatterns.map { $0.renamingArguments(names) }
        let patterns = hasVariables ? own.map(\.withSystemVariablesAsText) : own
        let isText = hasPlainTexts && !localized.isList && (hasVariables || message.arguments.isEmpty)
        return AppleTableString.Text(
          language: languages[index], patterns: patterns, isList: localized.isList,
          state: message.metadata.state(named: languages[index])?.rawValue,
          isPresent: false, verbatim: isText ? patterns.first?.plainText : nil)
      }
      let texts = (language.map { $0..<$0 + 1 } ?? languages.indices).compactMap(text)
      guard !texts.isEmpty else { return nil }
      var string = message.tableString(key: key, texts, positions: table.positions(of: message, key: key))
      if hasVariables { string.arguments = [] }
      if let names = table.argumentNames[key] {
        for index in string.arguments.indices {
          let name = string.arguments[index].name
          string.arguments[index].name = names[name] ?? name
        }
      }
      string.source = languages.isEmpty ? nil : text(in: 0)
      return string
    }
  }
}

extension Catalog {
  /// Returns the texts that the files of a table to write can't hold, with the reason.
  package func refusals(of table: FilledSystemTable) -> [(key: String, language: String, reason: String)] {
    guard let format = table.configured.format else { return [] }
    let all: [Int?] = format.hasAllLanguages ? [nil] : languages.indices.map(Optional.init)
    return all.flatMap { language in
      let strings = tableStrings(of: table, in: language)
      return WrittenAppleTable(strings, in: format, source: languages.first ?? "")?.refusals ?? []
    }
  }
}

extension CatalogMessage {
  /// Returns the message as a string of a table.
  ///
  /// - Parameter positions: the positions of arguments in the table's texts, by name, or `nil` for those in the
  ///   message's own texts.
  package func tableString(
    key: String, _ texts: [AppleTableString.Text], positions: [String: Int]? = nil
  ) -> AppleTableString {
    let positions = positions ?? metadata.argumentNames.positions
    return AppleTableString(
      key: key, description: metadata.description, isTranslatable: metadata.isTranslatable,
      arguments: arguments.map {
        .init(name: $0.name, type: $0.type, position: positions[$0.name], isDevice: $0.isDevice)
      }, texts: texts)
  }
}

extension MessagePattern {
  /// The text of a pattern that has only text, or `nil` for others.
  fileprivate var plainText: String? {
    var text = ""
    for element in elements {
      switch element {
      case .text(let literal): text += literal.string
      case .particle(let particle): text += particle.written
      case .placeholder, .pluralNumber, .plural, .select: return nil
      }
    }
    return text
  }
}
