import L10nCatalog
import L10nLanguage

/// The changes between two states of the bundles, for people who read the strings and for code that uses them.
///
/// Only messages of the source language are compared, because no others reach an app.
package struct Comparison: Sendable {
  /// The languages of either state: the newer state's in its order, then those that are gone.
  package let languages: [LanguageChange]
  /// The messages that changed, by the bytes of their key paths.
  package let changes: [MessageChange]
  /// The strings whose state is another, in the order of key paths and languages.
  package let states: [StateChange]
  /// The changes of the generated Swift that may break code.
  package let breaking: [BreakingChange]

  private let after: Catalog
  private let previewer: Previewer

  /// Compares two states.
  /// - Parameter koreanParticles: whether both-forms of Korean particles are resolved.
  init(from before: NamedCatalog, to after: NamedCatalog, koreanParticles: Bool) {
    var comparer = Comparer(before, after)
    comparer.compare()
    languages = comparer.languages
    changes = comparer.changes
    states = comparer.states
    breaking = comparer.breaking
    self.after = after.catalog
    previewer = Previewer(after.catalog, koreanParticles: koreanParticles)
  }

  /// Returns what users of a language see for a message as it is now; empty if the message has no arguments.
  /// - Parameter language: its index among ``languages``.
  package func previews(of change: MessageChange, in language: Int) -> Previews {
    guard let message = change.message, let index = languages[language].indexAfter,
      change.texts[language].after != nil
    else { return Previews() }
    return previewer.previews(of: after.messages[message], in: index)
  }
}
