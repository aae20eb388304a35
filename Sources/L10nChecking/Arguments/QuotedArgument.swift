import L10nCatalog
import L10nMessages
import L10nLanguage

extension CheckedText {
  /// Returns a Boolean value indicating whether a translation has an argument of the message only between apostrophes,
  /// where it isn't replaced: `'{name}'`.
  func hasOnlyQuoted(argument name: String) -> Bool {
    guard !isSource, let index = arguments.firstIndex(where: { $0.name == name }), !uses.written.contains(index) else {
      return false
    }
    return text.problems.contains { $0.kind == .quotedArgument(name) }
  }
}
