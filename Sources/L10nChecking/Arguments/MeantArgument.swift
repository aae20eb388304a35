import L10nCatalog
import L10nMessages
import L10nText

extension CheckedText {
  /// Returns the argument that an unknown name most likely means: one with a similar spelling or, if there is none, the
  /// only one that the text doesn't use, because its name may have been translated. `nil` if there is no likely one,
  /// and in printf's syntax, whose arguments have no names.
  func argumentMeant(by name: String) -> String? {
    guard owner.syntax.namesArguments else { return nil }
    return NearestName.suggestion(for: name, among: arguments.map(\.name)) ?? onlyUnusedArgument
  }

  private var onlyUnusedArgument: String? {
    let used = Set(uses.all.map(\.name))
    let unused = arguments.filter { !used.contains($0.name) }
    return unused.count == 1 ? unused.first?.name : nil
  }
}
