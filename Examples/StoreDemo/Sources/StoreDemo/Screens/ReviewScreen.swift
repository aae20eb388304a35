/// What visitors say of a store.
struct ReviewScreen: Screen {
  var store: Store
  var reviews: [Review]
  /// The stores that wait for the user's own review.
  var unreviewed: [Store]

  var title: String { L10n.Review.title }

  func draw(on page: inout Page) {
    page.text(
      L10n.Review.average(rating: store.rating), L10n.Review.recommendRate(ratio: 0.92),
      L10n.Review.languageCount(language: NamesByKey.language("english"), count: 1),
      L10n.Review.languageCount(language: NamesByKey.language("japanese"), count: 0))
    for review in reviews { draw(review, on: &page) }
    drawForm(on: &page)
    drawReport(on: &page)

    page.section(L10n.Review.Delete.title)
    page.text(L10n.Review.Delete.message)
    page.buttons(L10n.Review.Delete.cancel, L10n.Review.Delete.confirm)
  }

  private func draw(_ review: Review, on page: inout Page) {
    page.section("\(review.author.nickname) \(String(repeating: "★", count: review.stars)) \(label(review.stars))")
    page.text(
      L10n.Review.author(age: review.author.ageGroup, gender: .init(review.author.gender)),
      L10n.Review.countBy(name: review.author.nickname, count: review.visit))
    page.text(
      L10n.Review.visited(date: review.visited), L10n.Review.visitNumber(visit: review.visit), L10n.Review.verified)
    page.text(review.body)
    page.buttons(review.tags.compactMap { L10n.text(forKey: "review.tag.\($0)") })
    page.text(
      L10n.Review.helpful(count: review.helpful), L10n.Review.likedBy(count: review.likes, name: review.firstLike))
  }

  private func label(_ stars: Int) -> String {
    let labels = L10n.Review.starLabels
    return labels.indices.contains(stars - 1) ? labels[stars - 1] : ""
  }

  private func drawForm(on page: inout Page) {
    page.section(L10n.Review.write)
    for store in unreviewed { page.text(L10n.Review.prompt(store: store.name.text)) }
    page.text(L10n.Review.starLabels.joined(separator: " < "))
    page.text(L10n.Review.tooShort(min: 1), L10n.Review.tooShort(min: 20), L10n.Review.tagsRequired)
    page.text(L10n.Review.posted(store: store.name.text))
    page.text(L10n.Review.translated(language: NamesByKey.language("korean")), L10n.Review.showOriginal)
  }

  private func drawReport(on page: inout Page) {
    page.section(L10n.Report.prompt)
    page.steps(["wrong_hours", "not_a_store", "spam"].compactMap { L10n.text(forKey: "report.reason.\($0)") })
    page.text(L10n.Report.status(status: .reviewing), L10n.Report.status(status: .init("archived")))
    page.text(L10n.Report.submitted)
  }
}
