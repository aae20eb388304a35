/// Saves choices one after the other, the latest last, with no lock held while the app's store is called.
final class ChoiceKeeper: Sendable {
  private struct State {
    var store: (any LanguageChoiceStore)?
    var isUnsaved = false
    var isSaving = false
  }

  private let state = Guarded(State())

  /// Sets the store for choices from now on.
  func use(_ store: any LanguageChoiceStore) {
    state.withLock { $0.store = store }
  }

  /// Saves the choice in force. While another thread, or the store itself, is at it, that call saves once more.
  func save(_ choice: () -> [String]?) {
    state.withLock { $0.isUnsaved = $0.store != nil }
    while let store = begin() {
      store.save(choice())
      state.withLock { $0.isSaving = false }
    }
  }

  private func begin() -> (any LanguageChoiceStore)? {
    state.withLock { state in
      guard state.isUnsaved, !state.isSaving, let store = state.store else { return nil }
      state.isUnsaved = false
      state.isSaving = true
      return store
    }
  }
}
