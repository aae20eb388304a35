import L10nRuntime

/// The language that the user chose in the app, for the app and its extensions.
public enum LanguageChoice {
  /// Follows the choice. Each process calls it once, before it reads a string.
  public static func follow(appGroup: String = "group.com.example.shop") {
    LanguagePreferences.shared.keepChoice(in: UserDefaultsLanguageStore(suiteName: appGroup))
  }

  /// Chooses languages, best first, or those of the device with `nil`, and keeps the choice.
  public static func set(_ languages: [String]?) {
    if let languages {
      LanguagePreferences.shared.setLanguages(languages)
    } else {
      LanguagePreferences.shared.useSystemLanguages()
    }
  }
}
