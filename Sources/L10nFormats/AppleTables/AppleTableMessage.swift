import L10nLanguage
package import L10nText

/// A string of a table in all languages, which is the same kind of message in each of them.
///
/// If one language has a plural, the others have one, too, with only the category `other` if necessary. If one has
/// substitutions or variants for devices, the message is composed in ICU's syntax in all of them.
package struct AppleTableMessage {
  /// The names of its arguments.
  package let argumentNames: ArgumentNames
  private let composition: AppleTableComposition?
  private let hasPlural: Bool

  /// - Parameters:
  ///   - values: the values of the languages in the table's files.
  ///   - sourceIndex: the index of the source's value among them, or `nil` if the files have none.
  ///   - source: the source's value, which may be the key itself.
  ///   - map: the style of composed texts.
  package init(_ values: [AppleTableValue], sourceIndex: Int?, source: AppleTableValue, map: SourceMap) {
    let isComposed = values.contains(where: \.needsComposition)
    composition = isComposed ? AppleTableComposition(values, sourceIndex: sourceIndex, map: map) : nil
    hasPlural = values.contains(where: \.hasPlural)
    argumentNames =
      composition.map { ArgumentNames($0.names) } ?? ArgumentNames(of: source, isPlural: hasPlural)
  }

  /// Returns the node of one language's value.
  ///
  /// - Parameters:
  ///   - problems: the list to add problems to.
  ///   - composed: the composed texts by the offsets of their nodes; this text is added if it is composed.
  package func node(
    of value: AppleTableValue, in language: String, _ problems: inout [DocumentProblem],
    _ composed: inout [Int: ComposedText]
  ) -> DocumentNode {
    composition?.node(of: value, in: language, &problems, &composed) ?? value.node(isPlural: hasPlural)
  }
}
