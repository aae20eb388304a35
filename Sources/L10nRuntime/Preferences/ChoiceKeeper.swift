/// Saves choices one after the other, ending with the latest, without holding a lock while it calls the app's store.
final class ChoiceKeeper: Sendable {
  private final class State {
    var store: (any LanguageChoiceStore)?
    var isUnsaved = false
    var isSaving = false
  }

  private let state = Guarded(State())

  /// Sets the store for later choices.
  func use(_ store: any LanguageChoiceStore) {
    state.withLock { $0.store = store }
  }

  /// Saves the current choice. If another thread, or the store itself, is saving, that call saves once more.
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
