/// Where photo filters are sold.
struct MarketScreen: Screen {
  var filters: [PhotoFilter]
  var orders: [Order]

  var title: String { L10n.Market.title }

  func draw(on page: inout Page) {
    for filter in filters { draw(filter, on: &page) }
    page.text(L10n.Market.sale(ratio: 0.3), L10n.Market.saleEnds(date: Moment.seoul(5, 31, 23, 59)))
    drawCart(on: &page)
    drawPayment(on: &page)
    drawOrders(on: &page)
  }

  private func draw(_ filter: PhotoFilter, on page: inout Page) {
    page.section(filter.name.text)
    page.text(
      L10n.Market.rank(rank: filter.rank), L10n.Market.by(creator: filter.creator),
      L10n.Market.likes(likes: filter.likes), L10n.Market.downloads(downloads: filter.downloads))
    page.text(price(filter), L10n.Market.included(count: filter.looks))
    page.text(L10n.Market.applied(filter: filter.name.text), L10n.Market.strength(strength: 0.75))
  }

  private func price(_ filter: PhotoFilter) -> String {
    guard filter.price > 0 else { return L10n.Market.free }
    return "\(L10n.Market.price(price: filter.price)) (\(L10n.Market.priceAbroad(price: filter.dollars)))"
  }

  private func drawCart(on page: inout Page) {
    page.section(L10n.Market.Cart.title)
    for count in 0...2 { page.text(L10n.Market.Cart.count(count: count)) }
    for filter in filters.prefix(2) {
      page.text(
        L10n.Market.Cart.added(filter: filter.name.text), L10n.Market.Cart.removed(filter: filter.name.text))
    }
    page.text(
      L10n.Market.Cart.total(price: filters.reduce(0) { $0 + $1.price }),
      L10n.Market.Coupon.discount(amount: 1_000), L10n.Market.Coupon.minimum(amount: 10_000))
    page.text(L10n.Market.Coupon.left(count: 1), L10n.Market.Coupon.expires(date: Moment.seoul(6, 30)))
    page.buttons(L10n.Market.Cart.checkout(count: 1), L10n.Market.Cart.checkout(count: 2))
  }

  private func drawPayment(on page: inout Page) {
    page.section(L10n.Market.Payment.title)
    for keyword in ["card", "transfer", "wallet", "points"] {
      let method = L10n.Market.Payment.method(method: .init(keyword))
      page.text(L10n.Market.Payment.paid(price: 16_900, method: method))
    }
    page.text(L10n.Market.Payment.paid(price: 4_900, method: "DABOM Card"))
    page.text(
      L10n.Market.Payment.installments(months: 0), L10n.Market.Payment.installments(months: 3),
      L10n.Market.Payment.fee(rate: 2.5))
  }

  private func drawOrders(on page: inout Page) {
    for order in orders {
      page.section(L10n.Market.Order.number(number: order.number))
      page.text(
        L10n.Market.Order.date(date: order.date), L10n.Market.Order.status(status: .init(order.status)),
        L10n.Market.Order.summary(status: .init(order.status), count: order.count))
      if order.status == "paid" { page.text(L10n.Market.Refund.deadline(days: order.refundDays)) }
    }
    page.text(L10n.Market.Refund.policy)
  }
}
