#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Checks for strings when the app becomes active, and shows new ones when none of its scenes has been active for a time,
    /// as the policy of the updates says.
    ///
    /// Apply it to the content of each scene.
    public func textUpdates(_ updates: TextUpdates) -> some View {
      modifier(TextUpdatesModifier(updates: updates))
    }
  }

  private struct TextUpdatesModifier: ViewModifier {
    let updates: TextUpdates
    @Environment(\.scenePhase) private var phase
    @State private var scene = UUID()

    func body(content: Content) -> some View {
      content
        .onAppear { updates.sceneChanged(scene, isActive: phase == .active) }
        .onChange(of: phase) { phase in updates.sceneChanged(scene, isActive: phase == .active) }
        .onDisappear { updates.sceneChanged(scene, isActive: false) }
    }
  }
#endif
