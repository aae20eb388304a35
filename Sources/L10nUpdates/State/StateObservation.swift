import Observation

/// Notifies SwiftUI views, and `withObservationTracking`, of changes of a state that they have read, on systems that
/// have Observation (iOS 17, macOS 14).
struct StateObservation: Sendable {
  private let observed: (any AnyObject & Sendable)?

  init() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { observed = ObservedState() } else { observed = nil }
  }

  func noteRead() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { (observed as? ObservedState)?.noteRead() }
  }

  /// Notes a change. Called after it, so that code that reads at once reads the new state.
  func noteChange() {
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), let observed = observed as? ObservedState {
      observed.noteChange()
      #if canImport(SwiftUI)
        // A view's body that is being drawn at the same time has read the old state, and is tracked only once it is
        // done. Bodies are drawn on the main thread, so a notification there comes after that.
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
