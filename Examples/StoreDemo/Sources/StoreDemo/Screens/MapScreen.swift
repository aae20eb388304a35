/// The map: the stores around, how far they are, and what it says where there are none.
struct MapScreen: Screen {
  var stores: [Store]

  var title: String { L10n.Store.nearby }

  func draw(on page: inout Page) {
    page.buttons(["전국", "명동", "성수", "제주"].map(NamesByKey.region))
    page.text(L10n.Store.found(count: stores.count), L10n.Store.Flag.count(count: 1))
    page.table(stores.map(row))
    page.text(L10n.Common.updated(date: Moment.seoul(5, 14)))
    page.buttons(L10n.Store.searchHere)

    page.section(L10n.Region.제주)
    page.text(L10n.Store.found(count: 0))
    page.text(L10n.Store.empty, L10n.Store.emptyHint)
  }

  private func row(_ store: Store) -> [String] {
    [
      "★ " + L10n.Store.ratingShort(rating: store.rating), store.name.text,
      L10n.Store.status(status: .init(store.status)),
      "\(L10n.Store.Distance.away(distance: distance(store))) · \(L10n.Store.Distance.walk(minutes: store.walkingMinutes))",
    ]
  }

  private func distance(_ store: Store) -> String {
    store.meters < 1000
      ? L10n.Unit.meters(value: store.meters) : L10n.Unit.kilometers(value: Double(store.meters) / 1000)
  }
}
