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

  /// Tells whoever tracks reads that what comes next depends on the settings that `observation` belongs to.
  @inline(__always)
  static func noteRead(_ observation: (any AnyObject & Sendable)?) {
    if let observation, #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      // Nothing but `makeObservation` makes one.
      unsafeDowncast(observation, to: LanguageObservation.self).noteRead()
    }
  }

  /// Tells whoever tracked a read that the settings are no longer what they were.
  func noteChange() {
    if let observation, #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
      let observation = unsafeDowncast(observation, to: LanguageObservation.self)
      observation.noteChange()
      // A body that was being drawn meanwhile has mixed two languages, and isn't tracked before it is done. It is drawn
      // on the main thread, which can't do both at once.
      onMainThreadToo { observation.noteChange() }
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension LanguagePreferences: Observable {}

/// The reads and changes of one preferences object, all its settings taken as one, since nearly every text depends on
/// all of them.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class LanguageObservation: Sendable, Observable {
  private let registrar = ObservationRegistrar()
  // Making one takes as long as telling the registrar.
  private let path: any KeyPath<LanguageObservation, Void> & Sendable = \.settings

  /// A property that represents the settings.
  private var settings: Void { () }

  // A call with its object at hand needs no retain, which takes as long as the rest.
  @inline(never)
  func noteRead() {
    registrar.access(self, keyPath: path)
  }

  /// Called after the change, so that whoever reads at once, on any thread, reads what is new.
  func noteChange() {
    registrar.withMutation(of: self, keyPath: path) {}
  }
}
