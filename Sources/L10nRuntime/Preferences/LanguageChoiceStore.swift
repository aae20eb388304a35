/// A place where an app saves the languages that its user chose inside the app.
///
/// ``LanguagePreferences/keepChoice(in:)`` restores the saved choice and saves later ones. Use
/// ``UserDefaultsLanguageStore``, or write your own store if your app keeps its settings elsewhere.
public protocol LanguageChoiceStore: Sendable {
  /// Returns the saved languages, BCP 47 tags in order of preference, or `nil` to follow the system.
  func load() -> [String]?

  /// Saves a choice for the next start; `nil` means to follow the system. The runtime calls this on the thread that made
  /// the choice, never on two threads at once, and last with the present choice.
  func save(_ languages: [String]?)
}
