#if canImport(SwiftUI)
  import Combine
  import Foundation
  import SwiftUI

  extension LanguagePreferences {
    /// Sends after each change, on the main thread: for views on systems before Observation (macOS 14, iOS 17), which
    /// redraw by `onReceive`.
    public var changes: some Publisher<Void, Never> {
      NotificationCenter.default.publisher(for: Self.didChangeNotification, object: self)
        .map { _ in }
        .receive(on: DispatchQueue.main)
    }
  }

  extension View {
    /// Shows a preview to a user of these languages, BCP 47 tags, best first, whatever the device's.
    ///
    /// A view's body is called long after the preview was described, so this sets ``LanguagePreferences/shared``: all
    /// previews of one canvas are in the languages of the one that appeared last.
    public func previewLanguages(_ languages: String...) -> some View {
      onAppear { LanguagePreferences.shared.setLanguages(languages) }
        .environment(\.locale, Locale(identifier: languages.first ?? Locale.current.identifier))
    }
  }

  /// Lets the user choose one of a catalog's languages, each under its own name, or the device's order.
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

    /// - Parameters:
    ///   - title: what is chosen.
    ///   - system: the name of following the device.
    ///   - localization: whose languages there are.
    ///   - preferences: where the choice goes, before the device's languages.
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
