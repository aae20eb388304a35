import L10nRuntime

/// One store: when it is open, what a visitor gets back of the tax, and who speaks what there.
struct StorePage: Page {
  var store: Store

  var title: String { store.name.text }

  var sections: some Sequence<HTML> {
    [hours, taxRefund, languages, contact].lazy.map { $0() }
  }

  private func hours() -> HTML {
    let hours = store.hours
    return section(
      L10n.Store.Hours.title,
      [
        L10n.Store.Hours.range(open: hours.opens, close: hours.closes),
        L10n.Store.Hours.lastEntry(time: hours.lastEntry), L10n.Store.Hours.holiday(date: hours.holiday),
      ])
  }

  private func taxRefund() -> HTML {
    guard let refund = store.taxRefund else {
      return section(L10n.Store.TaxRefund.title, [L10n.Store.TaxRefund.unavailable])
    }
    return section(
      L10n.Store.TaxRefund.title,
      [
        refund.isImmediate ? L10n.Store.TaxRefund.immediate : L10n.Store.TaxRefund.counter,
        L10n.Store.TaxRefund.minimum(amount: refund.minimum), L10n.Store.TaxRefund.estimate(amount: refund.estimate),
        L10n.Store.TaxRefund.deadline(date: refund.deadline),
      ] + L10n.Store.TaxRefund.steps.enumerated().map { "\($0 + 1). \($1)" })
  }

  private func languages() -> HTML {
    let names = store.languages.map { L10n.text(forKey: "store.languages.\($0)") ?? $0 }
    return section(
      L10n.Store.Languages.title,
      [L10n.Store.Languages.count(count: names.count)] + names.map(L10n.Store.Languages.speaks(language:)))
  }

  private func contact() -> HTML {
    """
    <section>
    <h2>\(L10n.Store.Contact.share(store: store.name.text))</h2>
    <p>\(L10n.Store.Directions.to(place: store.name.text))</p>
    <pre>\
    \(L10n.Store.Contact.shareText(
      store: store.name.text, address: store.address.text, link: "https://dabom.example/s/12"))\
    </pre>
    </section>

    """
  }

  private func section(_ title: String, _ lines: [String]) -> HTML {
    "<section>\n<h2>\(title)</h2>\n\(HTML(lines.map { "<p>\($0)</p>\n" }))</section>\n"
  }
}
