package import L10nFormats

extension Catalog {
  /// Returns the states of a message's strings that aren't final, in the order of languages.
  package func states(ofMessage index: Int) -> [(language: Int, state: TranslationState)] {
    let states = messages[index].metadata.states
    guard !states.isEmpty else { return [] }
    return states.compactMap { name, state in language(named: name).map { ($0, state) } }
      .filter { $1 != .final && messages[index].isIn(language: $0) }.sorted { $0.0 < $1.0 }
  }
}
