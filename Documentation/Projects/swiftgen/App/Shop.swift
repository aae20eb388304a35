struct Shop {
  var name = "Glow Lab"
  var reviews = 12
  var distance: Float = 1.5
  var address: String?

  var lines: [String] {
    typealias Texts = L10n.Localizable
    return [
      L10n.Localizable.Store.title, L10n.Localizable.Store.distance(distance),
      L10n.Localizable.Store.reviews(reviews), L10n.Localizable.Store.address(address ?? Texts.`default`),
      L10n.Localizable.Store.directions("Seoul", name), L10n.Localizable.Review.by(4, name),
      L10n.Localizable.Product.discount(20), L10n.Onboarding.permission(name),
    ] + [1, 2].map(L10n.Localizable.Product.items)
  }
}
