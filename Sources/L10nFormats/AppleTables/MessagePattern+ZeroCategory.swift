package import L10nMessages
import L10nLanguage

extension MessagePattern {
  /// The pattern without CLDR's category `zero` in plurals that have a branch for the number 0. In a table, both are
  /// the same.
  package var withoutZeroCategory: MessagePattern {
    MessagePattern(
      elements.map { element in
        let element = element.mappingBranches(\.withoutZeroCategory)
        guard case .plural(var choice) = element, choice.branches.contains(where: { $0.selector == .exactly(0) }) else {
          return element
        }
        choice.branches.removeAll { $0.selector == .category(.zero) }
        return .plural(choice)
      })
  }
}
