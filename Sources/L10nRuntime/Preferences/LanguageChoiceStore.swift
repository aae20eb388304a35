/// Where an app keeps the languages that its user chose inside the app.
///
/// The system's list needs no keeping. ``LanguagePreferences/keepChoice(in:)`` restores what is kept and keeps what is
/// chosen from then on. ``UserDefaultsLanguageStore`` is one; an app that keeps settings elsewhere writes its own.
public protocol LanguageChoiceStore: Sendable {
  /// The languages kept, BCP 47 tags, best first; nil to follow the system.
  func load() -> [String]?

  /// Keeps a choice, nil to follow the system, for the next start. Called on the thread that made the choice, never by
  /// two threads at once, and last with the choice in force.
  func save(_ languages: [String]?)
}
