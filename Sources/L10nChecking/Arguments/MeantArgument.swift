import L10nCatalog
import L10nLanguage
import L10nText

extension CheckedText {
  /// The argument that a name which is none most likely stands for: one that is spelled nearly so, else the one that the
  /// text doesn't use, if it is just one, since the name was translated then. Nil where nothing is likely, and in printf's
  /// syntax, whose arguments have no names.
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
