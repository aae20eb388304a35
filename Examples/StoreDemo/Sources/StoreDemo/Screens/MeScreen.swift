/// The user's own page: the reading log, the calendar, the settings and what may go wrong.
struct MeScreen: Screen {
  var person: Person
  var log: ReadingLog
  /// The store to visit next.
  var store: Store

  var title: String { L10n.Auth.welcomeBack(name: person.nickname) }

  func draw(on page: inout Page) {
    drawLog(on: &page)
    drawBook(on: &page)
    drawCalendar(on: &page)
    drawSettings(on: &page)
    drawTroubles(on: &page)
  }

  private func drawLog(on page: inout Page) {
    page.section(L10n.Reading.title)
    page.text(L10n.Reading.greeting(name: person.nickname))
    for (index, book) in log.finished.enumerated() {
      page.text(L10n.Reading.nthBook(number: index + 1), L10n.Reading.finished(title: book.text))
    }
    page.text(
      L10n.Reading.summary(
        name: person.nickname, year: "2026", books: log.finished.count, title: log.longest.text))
    page.text(
      L10n.Reading.Goal.set(books: log.goal),
      L10n.Reading.Goal.left(books: log.goal - log.finished.count, name: person.nickname),
      L10n.Reading.Goal.pace(pace: .init(log.pace)))
    page.text(
      L10n.Reading.pagesToday(pages: log.pagesToday), L10n.Reading.pagesChange(pages: log.pagesChange),
      L10n.Reading.streak(days: log.streak), L10n.Reading.reminder(time: log.reminder))
  }

  private func drawBook(on page: inout Page) {
    let book = log.current
    page.section("\(book.title.text) — \(L10n.Reading.byAuthor(author: book.author.text))")
    page.text(
      L10n.Reading.progress(page: book.page, total: book.pages, ratio: Double(book.page) / Double(book.pages)),
      L10n.Reading.pagesLeft(pages: book.pages - book.page))
    page.text(
      L10n.Reading.started(date: book.started), L10n.Reading.due(date: book.due), L10n.Reading.overdue(days: 1))
    page.buttons(L10n.Reading.continue, L10n.Reading.return)
  }

  private func drawCalendar(on page: inout Page) {
    let today = Moment.seoul(5, 14, 14, 20)
    page.section(L10n.Calendar.Picker.month(date: today))
    page.text(L10n.Calendar.Picker.header.joined(separator: " "))
    page.text(L10n.Calendar.at(date: today), L10n.Calendar.week(week: 20), L10n.Calendar.week(week: 21))
    page.text(L10n.Calendar.range(start: Moment.seoul(5, 14), end: Moment.seoul(5, 20)))
    page.text(L10n.Calendar.visit(date: Moment.seoul(5, 16), store: store.name.text))
    page.text([0, 1, 2].map { L10n.Calendar.daysAgo(days: $0) }.joined(separator: " / "))
    page.text([0, 1, 2].map { L10n.Calendar.daysLeft(days: $0) }.joined(separator: " / "))
  }
}
