import L10nLanguage

extension MessagePattern {
  /// The pattern with `=0` alone where tables have `zero`, for languages without a category of this name.
  var withoutZeroCategory: MessagePattern {
    MessagePattern(
      elements.map { element in
        switch element {
        case .plural(var choice):
          choice.branches.removeAll { $0.selector == .category(.zero) }
          for index in choice.branches.indices {
            choice.branches[index].pattern = choice.branches[index].pattern.withoutZeroCategory
          }
          return .plural(choice)
        case .select(var choice):
          for index in choice.branches.indices {
            choice.branches[index].pattern = choice.branches[index].pattern.withoutZeroCategory
          }
          return .select(choice)
        default: return element
        }
      })
  }
}
