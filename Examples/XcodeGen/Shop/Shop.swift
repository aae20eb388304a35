import L10nRuntime
import SwiftUI

@main
struct Shop: App {
  init() {
    LanguagePreferences.shared.keepChoice(in: UserDefaultsLanguageStore())
  }

  var body: some Scene {
    WindowGroup {
      Text(L10n.title)
      Text(L10n.items(count: 3))
    }
  }
}
