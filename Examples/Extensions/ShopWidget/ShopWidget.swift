import ShopKit
import SwiftUI
import WidgetKit

struct Offers: TimelineEntry {
  let date: Date
  let title: String
}

struct OffersProvider: TimelineProvider {
  func placeholder(in context: Context) -> Offers { offers }

  func getSnapshot(in context: Context, completion: @escaping (Offers) -> Void) { completion(offers) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Offers>) -> Void) {
    completion(Timeline(entries: [offers], policy: .never))
  }

  /// The widget's process can be older than the choice, so it reads the choice each time.
  private var offers: Offers {
    LanguageChoice.follow()
    return Offers(date: .now, title: L10n.offers(count: 3))
  }
}

@main
struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "offers", provider: OffersProvider()) { entry in
      Text(entry.title)
    }
    .configurationDisplayName(L10n.title)
  }
}
