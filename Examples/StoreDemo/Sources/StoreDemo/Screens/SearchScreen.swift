/// Searching, and narrowing down what was found.
struct SearchScreen: Screen {
  var keyword: LocalizedName
  var store: Store

  var title: String { L10n.Search.title }

  func draw(on page: inout Page) {
    let keyword = keyword.text
    page.text(L10n.Search.placeholder, L10n.Search.in(region: NamesByKey.region("명동")))
    page.text(L10n.Search.results(keyword: keyword, count: 1), L10n.Search.results(keyword: keyword, count: 1204))
    page.text(L10n.Search.results(keyword: keyword, count: 0))
    for keyword in [keyword, store.name.text, "LAB 7"] {
      page.text(L10n.Search.empty(keyword: keyword), L10n.Search.suggestion(keyword: keyword))
    }
    drawRecent(on: &page)
    drawFilters(on: &page)

    page.section(L10n.Search.Sort.title)
    page.buttons(
      L10n.Search.Sort.nearest, L10n.Search.Sort.highestRated, L10n.Search.Sort.mostReviewed,
      L10n.Search.Sort.recentlyOpened)
  }

  private func drawRecent(on page: inout Page) {
    page.section(L10n.Search.Recent.title)
    page.text(L10n.Search.Recent.removed(keyword: keyword.text))
    page.buttons(L10n.Search.Recent.clear)
  }

  private func drawFilters(on page: inout Page) {
    page.section(L10n.Search.Filter.title)
    page.buttons(
      L10n.Search.Filter.taxRefund, L10n.Search.Filter.language(language: NamesByKey.language("chinese")),
      L10n.Search.Filter.minRating(rating: 4.5), L10n.Search.Filter.radius(kilometers: 1.5))
    page.text(L10n.Search.Filter.selected(count: 1), L10n.Search.Filter.selected(count: 4))
    for count in [0, 1, 12] { page.buttons(L10n.Search.Filter.apply(count: count)) }
  }
}
