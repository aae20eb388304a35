package import L10nMessages
import L10nLanguage

extension MessagePattern {
  /// The pattern without CLDR's category `zero` in plurals that have a branch for the number 0. In a table, both are
  /// the same.
  package var withoutZeroCategory: MessagePattern {
    var pattern = self
    for index in pattern.elements.indices {
      switch pattern.elements[index] {
      case .plural(var choice):
        if choice.branches.contains(where: { $0.selector == .exactly(0) }) {
          choice.branches.removeAll { $0.selector == .category(.zero) }
        }
        for branch in choice.branches.indices {
          choice.branches[branch].pattern = choice.branches[branch].pattern.withoutZeroCategory
        }
        pattern.elements[index] = .plural(choice)
      case .select(var choice):
        for branch in choice.branches.indices {
          choice.branches[branch].pattern = choice.branches[branch].pattern.withoutZeroCategory
        }
        pattern.elements[index] = .select(choice)
      case .text, .placeholder, .pluralNumber, .particle: break
      }
    }
    return pattern
  }
}
