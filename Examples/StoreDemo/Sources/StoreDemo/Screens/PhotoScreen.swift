/// Photos of a store, and the receipt that proves a visit.
struct PhotoScreen: Screen {
  var photo: Photo
  var receipt: Receipt
  /// A store that the receipt is not from.
  var other: Store

  var title: String { L10n.Photo.title }

  func draw(on page: inout Page) {
    page.text(L10n.Photo.position(total: 12, index: 1), L10n.Photo.position(total: 12, index: 2))
    page.text(L10n.Photo.taken(date: photo.taken))
    page.text(L10n.Photo.size(width: photo.width, height: photo.height))
    page.text(
      L10n.Photo.accessibility(store: photo.store.name.text, name: photo.author.nickname, date: photo.taken))
    page.buttons(L10n.Photo.take, L10n.Photo.choose)
    page.text(L10n.Photo.selected(count: 1), L10n.Photo.selected(count: 3), L10n.Photo.limit(max: 10))
    page.text(L10n.Photo.uploading(progress: 0.45), L10n.Photo.failed(count: 1))
    page.text(L10n.Photo.uploaded(album: photo.store.name.text, count: 2))
    drawReceipt(on: &page)
    drawProblems(on: &page)
  }

  private func drawReceipt(on page: inout Page) {
    page.section(L10n.Photo.Receipt.title)
    page.text(L10n.Photo.Receipt.scanning)
    page.text(L10n.Photo.Receipt.verified(store: receipt.store.name.text))
    page.text(L10n.Photo.Receipt.purchased(date: receipt.purchased))
    for count in 1...3 { page.text(items(count)) }
    page.text(L10n.Photo.Receipt.total(amount: receipt.total), L10n.Photo.Receipt.taxFree(amount: receipt.taxFree))
  }

  private func items(_ count: Int) -> String {
    let first = receipt.items.first?.text ?? ""
    return "\(L10n.Photo.Receipt.items(count: count)) → \(L10n.Photo.Receipt.moreItems(count: count, item: first))"
  }

  private func drawProblems(on page: inout Page) {
    page.section(L10n.Photo.Receipt.scan)
    page.text(L10n.Photo.Receipt.hint)
    for item in receipt.items.map(\.text) {
      page.text(L10n.Photo.Receipt.outOfStock(item: item), L10n.Photo.Receipt.notFound(item: item))
    }
    page.text(L10n.Photo.Receipt.mismatch(store: receipt.store.name.text, actual: other.name.text))
    page.text(L10n.Photo.Receipt.mismatch(store: other.name.text, actual: receipt.store.name.text))
    page.text(L10n.Photo.Receipt.expired(days: 31))
  }
}
