import Observation

/// Lets SwiftUI views, and `withObservationTracking`, know of changes of a state that they have read, on systems that have
/// Observation (iOS 17, macOS 14).
struct StateObservation: Sendable {
  private let observed: (any AnyObject & Sendable)?

  init() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observed = ObservedState() } else { observed = nil }
  }

  func noteRead() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { (observed as? ObservedState)?.noteRead() }
  }

  /// Called after a change, so that whoever reads at once reads what is new.
  func noteChange() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let observed = observed as? ObservedState {
      observed.noteChange()
      #if canImport(SwiftUI)
        // A body that was being drawn meanwhile has read the old state, and isn't tracked before it is done. It is drawn
        // on the main thread, which can't do both at once.
        Task { @MainActor in observed.noteChange() }
      #endif
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class ObservedState: Sendable, Observable {
  private let registrar = ObservationRegistrar()

  /// A property that represents the state.
  private var state: Void { () }

  func noteRead() { registrar.access(self, keyPath: \.state) }

  func noteChange() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
