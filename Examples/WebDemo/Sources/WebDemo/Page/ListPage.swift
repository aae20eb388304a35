import L10nRuntime

/// The stores around: how far they are, and whether they are open.
struct ListPage: Page {
  var stores: [Store]

  var title: String { L10n.Store.nearby }

  var sections: some Sequence<HTML> {
    stores.enumerated().lazy.map { section($1, number: $0 + 1) }
  }

  private func section(_ store: Store, number: Int) -> HTML {
    """
    <section>
    <h2><a href="/stores/\(number)">\(store.name.text)</a></h2>
    <p>★ \(L10n.Store.ratingShort(rating: store.rating)) · \(L10n.Store.reviews(count: store.reviewCount)) · \
    \(L10n.Store.status(status: .init(store.status)))</p>
    <p>\(region(store)) · \(L10n.Store.Distance.away(distance: distance(store))) · \
    \(L10n.Store.Distance.walk(minutes: store.walkingMinutes))</p>
    </section>

    """
  }

  private func region(_ store: Store) -> String {
    L10n.text(forKey: "region.\(store.region)") ?? L10n.Region.default
  }

  private func distance(_ store: Store) -> String {
    store.meters < 1000
      ? L10n.Unit.meters(value: store.meters) : L10n.Unit.kilometers(value: Double(store.meters) / 1000)
  }
}
