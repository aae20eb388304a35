import Foundation

#if canImport(Darwin)
  extension SystemLanguages {
    /// The system's languages now, best first.
    static func current() -> [String] {
      Locale.preferredLanguages
    }
  }

  extension LanguagePreferences {
    /// Hears of changes that the user makes in the system's settings while the program runs.
    func followSystem() {
      for name in [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          self?.systemDidChange()
        }
      }
    }

    /// Calls back on the main thread, unless this is it.
    func onMainThreadToo(_ body: @escaping @Sendable () -> Void) {
      if !Thread.isMainThread { DispatchQueue.main.async(execute: body) }
    }
  }
#else
  extension SystemLanguages {
    /// The system's languages when the process was started, best first; none where it has none. Foundation reports
    /// `en-001` here whatever the environment says.
    static func current() -> [String] {
      languages(in: ProcessInfo.processInfo.environment)
    }
  }

  extension LanguagePreferences {
    /// An environment doesn't change.
    func followSystem() {}

    /// No main thread draws here.
    func onMainThreadToo(_ body: @escaping @Sendable () -> Void) {}
  }
#endif
