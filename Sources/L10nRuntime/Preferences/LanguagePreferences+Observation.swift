public import Observation

extension LanguagePreferences {
  // Only touched through C atomics.
  private static let observesByDefault: SharedCounter = {
    #if canImport(SwiftUI)
      SharedCounter(1)
    #else
      SharedCounter(0)
    #endif
  }()

  /// A Boolean value indicating whether preferences created from now on are observed: true where SwiftUI exists, since
  /// its bodies then redraw when the language changes. ``shared`` checks it once, at its first use; an app that doesn't
  /// use SwiftUI can set it to `false` before that, to read strings a little faster.
  public static var isObservedByDefault: Bool {
    get { observesByDefault.load() != 0 }
    set { observesByDefault.store(newValue ? 1 : 0) }
  }

  /// Creates the observable object of observed preferences; `nil` on systems without Observation.
  static func makeObservation() -> (any AnyObject & Sendable)? {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { LanguageObservation() } else { nil }
  }

  /// Notes a read of the settings that `observation` belongs to, so that code that tracks its reads depends on them.
  @inline(__always)
  static func noteRead(_ observation: (any AnyObject & Sendable)?) {
    if let observation, #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      // Only `makeObservation` creates one.
      unsafeDowncast(observation, to: LanguageObservation.self).noteRead()
    }
  }

  /// Notifies code that tracked a read that the settings have changed.
  func noteChange() {
    if let observation, #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      let observation = unsafeDowncast(observation, to: LanguageObservation.self)
      observation.noteChange()
      // A view's body that is being drawn at the same time mixes two languages, and is tracked only once it is done.
      // Bodies are drawn on the main thread, so a notification there comes after that.
      onMainThreadToo { observation.noteChange() }
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LanguagePreferences: Observable {}

/// The reads and changes of one preferences object. All its settings count as one, since nearly every text depends on
/// all of them.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class LanguageObservation: Sendable, Observable {
  private let registrar = ObservationRegistrar()
  // Creating a key path takes as long as telling the registrar.
  private let path: any KeyPath<LanguageObservation, Void> & Sendable = \.settings

  /// A property that represents the settings.
  private var settings: Void { () }

  // A method of the object itself needs no retain, which takes as long as the rest.
  @inline(never)
  func noteRead() {
    registrar.access(self, keyPath: path)
  }

  /// Notes a change. Called after it, so that code that reads at once, on any thread, reads the new settings.
  func noteChange() {
    registrar.withMutation(of: self, keyPath: path) {}
  }
}
