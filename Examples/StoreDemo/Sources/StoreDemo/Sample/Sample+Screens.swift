extension Sample {
  /// The screens in the order of their numbers, from 1.
  static let screens: [any Screen] = [
    MapScreen(stores: stores),
    StoreScreen(store: stores[0], others: Array(stores.dropFirst())),
    SearchScreen(keyword: LocalizedName("선크림", en: "sunscreen", zhHans: "防晒霜"), store: stores[1]),
    ReviewScreen(store: stores[0], reviews: reviews, unreviewed: Array(stores.prefix(3))),
    PhotoScreen(photo: photo, receipt: receipt, other: stores[1]),
    MarketScreen(filters: filters, orders: orders),
    ChatScreen(rooms: rooms, people: [yeonju, tom, mia], clip: clip, folders: folders, store: stores[1]),
    MeScreen(person: yeonju, log: reading, store: stores[0]),
  ]
}
