import Foundation

extension LanguagePreferences {
  /// Hears of changes that the user makes in the system's settings while the program runs; only Apple's systems tell.
  func followSystem() {
    #if canImport(Darwin)
      for name in [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          self?.systemDidChange()
        }
      }
    #endif
  }
}
