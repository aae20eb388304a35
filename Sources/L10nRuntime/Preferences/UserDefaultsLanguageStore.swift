import Foundation

/// Keeps the languages chosen inside an app in the user's defaults, as an array of strings.
public struct UserDefaultsLanguageStore: LanguageChoiceStore {
  private let key: String
  private let suiteName: String?

  /// - Parameters:
  ///   - key: the name of the setting. Not `AppleLanguages`, which belongs to the system.
  ///   - suiteName: the group whose apps and extensions share the choice; nil, or one that can't be opened, for the
  ///     app's own defaults.
  public init(key: String = "L10nRuntime.languages", suiteName: String? = nil) {
    self.key = key
    self.suiteName = suiteName
  }

  /// The languages kept, or `nil` if there are none, or something else has that name.
  public func load() -> [String]? {
    defaults.stringArray(forKey: key)
  }

  /// Keeps the languages; nil removes the setting.
  public func save(_ languages: [String]?) {
    if let languages {
      defaults.set(languages, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
  }

  // Opened anew each time, since `UserDefaults` isn't Sendable on every platform.
  private var defaults: UserDefaults {
    suiteName.flatMap(UserDefaults.init(suiteName:)) ?? .standard
  }
}
