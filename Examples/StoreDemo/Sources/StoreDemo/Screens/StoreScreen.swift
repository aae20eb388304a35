/// One store: when it is open, how to get there, and what a visitor gets back of the tax.
struct StoreScreen: Screen {
  var store: Store
  var others: [Store]

  var title: String { store.name.text }

  func draw(on page: inout Page) {
    page.text(
      L10n.Store.status(status: .init(store.status)), L10n.Store.rating(rating: store.rating),
      L10n.Store.reviews(count: store.reviewCount))
    drawHours(on: &page)
    drawDirections(on: &page)
    drawTaxRefund(on: &page)
    drawLanguages(on: &page)
    drawContact(on: &page)
  }

  private func drawHours(on page: inout Page) {
    let hours = store.hours
    page.section(L10n.Store.Hours.title)
    page.text(
      L10n.Store.Hours.range(open: hours.opens, close: hours.closes), L10n.Store.Hours.lastEntry(time: hours.lastEntry))
    page.text(L10n.Store.opensAt(time: hours.opens), L10n.Store.closesAt(time: hours.closes))
    page.text(L10n.Store.Hours.holiday(date: hours.holiday))
    page.text(L10n.Store.Hours.temporaryClosure(start: hours.closure.lowerBound, end: hours.closure.upperBound))
  }

  private func drawDirections(on page: inout Page) {
    page.section(L10n.Settings.MapApp.title)
    page.buttons(L10n.Settings.MapApp.default)
    for store in [store] + others {
      let exit = store.exit
      page.text(
        L10n.Store.Directions.to(place: store.name.text),
        L10n.Store.Distance.fromStation(
          station: exit.station.text, exit: exit.number, minutes: exit.walkingMinutes))
    }
  }

  private func drawTaxRefund(on page: inout Page) {
    page.section(L10n.Store.TaxRefund.title)
    guard let refund = store.taxRefund else { return page.text(L10n.Store.TaxRefund.unavailable) }
    page.text(
      refund.isImmediate ? L10n.Store.TaxRefund.immediate : L10n.Store.TaxRefund.counter,
      L10n.Store.TaxRefund.estimate(amount: refund.estimate))
    page.text(L10n.Store.TaxRefund.minimum(amount: refund.minimum))
    page.text(L10n.Store.TaxRefund.deadline(date: refund.deadline))
    page.steps(L10n.Store.TaxRefund.steps)
  }

  private func drawLanguages(on page: inout Page) {
    page.section(L10n.Store.Languages.title)
    page.text(L10n.Store.Languages.count(count: store.languages.count))
    for language in store.languages.map(NamesByKey.language) {
      page.text(L10n.Store.Languages.speaks(language: language))
    }
  }

  private func drawContact(on page: inout Page) {
    page.section(L10n.Store.Contact.share(store: store.name.text))
    page.buttons(L10n.Store.Contact.call, L10n.Store.Contact.website, L10n.Store.Contact.copyAddress)
    page.text(
      L10n.Store.Contact.shareText(
        store: store.name.text, address: store.address.text, link: "https://dabom.example/s/12"))
  }
}
