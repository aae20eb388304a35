#if canImport(SwiftUI)
  import Combine
  import Foundation
  import SwiftUI

  extension LanguagePreferences {
    /// A publisher that sends after each change, on the main thread: for `onReceive` in views on systems without Observation
    /// (before macOS 14 and iOS 17).
    public var changes: some Publisher<Void, Never> {
      NotificationCenter.default.publisher(for: Self.didChangeNotification, object: self)
        .map { _ in }
        .receive(on: DispatchQueue.main)
    }
  }

  extension View {
    /// Shows a preview in these languages, BCP 47 tags in order of preference, laid out in the direction of the first
    /// one.
    ///
    /// SwiftUI calls a view's body long after it creates the preview, so this sets ``LanguagePreferences/shared``: all previews
    /// of one canvas have the languages of the one that appeared last.
    public func previewLanguages(_ languages: String...) -> some View {
      let locale = Locale(identifier: languages.first ?? Locale.current.identifier)
      let isRightToLeft = locale.language.characterDirection == .rightToLeft
      return onAppear { LanguagePreferences.shared.setLanguages(languages) }
        .environment(\.locale, locale)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  /// A picker for the languages of a catalog, each under its own name, and the device setting.
  ///
  /// ```swift
  /// LanguagePicker(L10n.Settings.language, system: L10n.Settings.systemLanguage, of: L10n.localization)
  /// ```
  public struct LanguagePicker: View {
    private let title: String
    private let systemTitle: String
    private let languages: [String]
    private let preferences: LanguagePreferences
    @State private var choice: String?

    /// Creates a picker.
    /// - Parameters:
    ///   - title: the picker's title.
    ///   - system: the name of the choice that follows the device.
    ///   - localization: the catalog whose languages can be chosen.
    ///   - preferences: the preferences that get the choice, followed by the device's languages.
    public init(
      _ title: String, system: String, of localization: Localization, preferences: LanguagePreferences = .shared
    ) {
      self.title = title
      systemTitle = system
      languages = localization.languages
      self.preferences = preferences
      _choice = State(initialValue: preferences.chosenLanguages?.first)
    }

    /// The picker.
    public var body: some View {
      let selection = Binding(get: { [choice] in choice }, set: { [preferences] in Self.choose($0, in: preferences) })
      Picker(title, selection: selection) {
        Text(systemTitle).tag(String?.none)
        ForEach(languages, id: \.self) { language in
          Text(Locale(identifier: language).localizedString(forIdentifier: language) ?? language)
            .tag(Optional(language))
        }
      }
      .onReceive(preferences.changes) { choice = preferences.chosenLanguages?.first }
    }

    private nonisolated static func choose(_ language: String?, in preferences: LanguagePreferences) {
      if let language {
        preferences.setLanguages([language] + preferences.systemLanguages)
      } else {
        preferences.useSystemLanguages()
      }
    }
  }
#endif
