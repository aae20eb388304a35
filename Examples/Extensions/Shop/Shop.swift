import ShopKit
import SwiftUI
import WidgetKit

@main
struct Shop: App {
  init() { LanguageChoice.follow() }

  var body: some Scene {
    WindowGroup {
      Text(L10n.title)
      Text(L10n.offers(count: 3))
      Button("한국어") { choose(["ko"]) }
      Button("English") { choose(["en"]) }
    }
  }

  private func choose(_ languages: [String]) {
    LanguageChoice.set(languages)
    WidgetCenter.shared.reloadAllTimelines()
  }
}
