import Foundation

/// Saves the languages chosen inside an app in the user's defaults, as an array of strings.
public struct UserDefaultsLanguageStore: LanguageChoiceStore {
  private let key: String
  private let suiteName: String?

  /// Creates a store.
  /// - Parameters:
  ///   - key: the name of the setting. Don't use `AppleLanguages`, which belongs to the system.
  ///   - suiteName: the app group whose apps and extensions share the choice. If it is `nil` or can't be opened, the app's
  ///     own defaults are used.
  public init(key: String = "L10nRuntime.languages", suiteName: String? = nil) {
    self.key = key
    self.suiteName = suiteName
  }

  /// Returns the saved languages, or `nil` if there are none or the setting has another type.
  public func load() -> [String]? {
    defaults.stringArray(forKey: key)
  }

  /// Saves the languages; `nil` removes the setting.
  public func save(_ languages: [String]?) {
    if let languages {
      defaults.set(languages, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
  }

  // Opened each time, since `UserDefaults` isn't Sendable on every platform.
  private var defaults: UserDefaults {
    suiteName.flatMap(UserDefaults.init(suiteName:)) ?? .standard
  }
}
