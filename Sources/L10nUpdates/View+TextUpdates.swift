#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Checks for texts when the app comes to the front, and shows new ones when nobody has seen the app for a time, as the
    /// policy of the updates says.
    public func textUpdates(_ updates: TextUpdates) -> some View {
      modifier(TextUpdatesModifier(updates: updates))
    }
  }

  private struct TextUpdatesModifier: ViewModifier {
    let updates: TextUpdates
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content.onChange(of: phase) { phase in updates.appChanged(isActive: phase == .active) }
    }
  }
#endif
