import L10nLanguage
package import L10nText

/// A string of a table in all languages, which is a message of one kind in each of them.
///
/// If one language has a plural, the others have one, too, with the category `other` alone if need be; if one has
/// substitutions or variants for devices, the message is put together in ICU's syntax in each of them.
package struct TableMessage {
  /// The names of its arguments.
  package let argumentNames: ArgumentNames
  private let composition: TableComposition?
  private let hasPlural: Bool

  /// - Parameters:
  ///   - values: the values of the languages that the table's files have.
  ///   - sourceIndex: the index of the source's among them, or `nil` if the files have none.
  ///   - source: the source's value, which may be the key itself.
  ///   - map: the way in which texts are written that are put together.
  package init(_ values: [TableValue], sourceIndex: Int?, source: TableValue, map: SourceMap) {
    let isComposed = values.contains(where: \.needsComposition)
    composition = isComposed ? TableComposition(values, sourceIndex: sourceIndex, map: map) : nil
    hasPlural = values.contains(where: \.hasPlural)
    argumentNames =
      composition.map { ArgumentNames($0.names) } ?? ArgumentNames(of: source, isPlural: hasPlural)
  }

  /// Returns the node of one language's value.
  ///
  /// - Parameters:
  ///   - problems: gets those found.
  ///   - composed: gets the strings of a text that is put together, by the offset of the node.
  package func node(
    of value: TableValue, in language: String, _ problems: inout [DocumentProblem],
    _ composed: inout [Int: ComposedText]
  ) -> DocumentNode {
    composition?.node(of: value, in: language, &problems, &composed) ?? value.node(isPlural: hasPlural)
  }
}
