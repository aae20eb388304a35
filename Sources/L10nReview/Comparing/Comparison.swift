import L10nCatalog
import L10nLanguage

/// The changes between two states of the bundles, for people who read the strings and for code that uses them.
///
/// Only messages of the source language are compared, because others don't reach an app.
package struct Comparison: Sendable {
  /// The languages of either state: the newer state's in its order, followed by the removed ones.
  package let languages: [LanguageChange]
  /// The messages that changed, in the order of the bytes of their key paths.
  package let changes: [MessageChange]
  /// The strings whose state changed, in the order of key paths and languages.
  package let states: [StateChange]
  /// The changes of the generated Swift that may break code.
  package let breaking: [BreakingChange]

  private let after: Catalog
  private let previewer: Previewer

  /// Compares two states.
  /// - Parameter emission: the options for Korean particles and isolated arguments.
  init(from before: NamedCatalog, to after: NamedCatalog, _ emission: EmissionOptions) {
    var comparer = Comparer(before, after)
    comparer.compare()
    languages = comparer.languages
    changes = comparer.changes
    states = comparer.states
    breaking = comparer.breaking
    self.after = after.catalog
    previewer = Previewer(after.catalog, emission)
  }

  /// Returns the text of the current message as shown to users of a language; empty if the message has no arguments.
  /// - Parameter language: its index in ``languages``.
  package func previews(of change: MessageChange, in language: Int) -> Previews {
    guard let message = change.message, let index = languages[language].indexAfter,
      change.texts[language].after != nil
    else { return Previews() }
    return previewer.previews(of: after.messages[message], in: index)
  }
}
