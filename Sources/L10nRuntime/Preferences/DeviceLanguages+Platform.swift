import Foundation

#if canImport(Darwin)
  extension DeviceLanguages {
    /// Returns the system's current languages, best first.
    static func current() -> [String] {
      Locale.preferredLanguages
    }
  }

  extension LanguagePreferences {
    /// Observes changes that the user makes in the system's settings while the program runs.
    func followSystem() {
      for name in [NSLocale.currentLocaleDidChangeNotification, .NSSystemTimeZoneDidChange] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          self?.systemDidChange()
        }
      }
    }

    /// Calls `body` on the main thread later, unless this is the main thread.
    func onMainThreadToo(_ body: @escaping @Sendable () -> Void) {
      if !Thread.isMainThread { DispatchQueue.main.async(execute: body) }
    }
  }
#else
  extension DeviceLanguages {
    /// Returns the system's languages when the process was started, best first, or none if it has none. Foundation
    /// reports `en-001` here, independent of the environment.
    static func current() -> [String] {
      languages(in: ProcessInfo.processInfo.environment)
    }
  }

  extension LanguagePreferences {
    /// Does nothing, since an environment doesn't change.
    func followSystem() {}

    /// Does nothing, since no main thread draws here.
    func onMainThreadToo(_ body: @escaping @Sendable () -> Void) {}
  }
#endif
