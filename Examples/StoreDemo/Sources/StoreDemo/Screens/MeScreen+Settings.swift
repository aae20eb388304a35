extension MeScreen {
  /// Draws the settings.
  func drawSettings(on page: inout Page) {
    page.section(L10n.Settings.title)
    page.table([
      [L10n.Settings.Language.title, L10n.Settings.Language.system, L10n.Settings.Language.explanation],
      [L10n.Settings.Theme.title, L10n.Settings.Theme.dark],
      [L10n.Settings.Units.title, L10n.Settings.Units.metric],
      [
        L10n.Settings.Notifications.title,
        L10n.Settings.Notifications.state(state: .on),
        L10n.Settings.Notifications.quietHours(start: Moment.seoul(5, 14, 22), end: Moment.seoul(5, 15, 8)),
      ],
      [L10n.Settings.Storage.title, L10n.Settings.Storage.used(megabytes: 1_234.56)],
      [L10n.Settings.Backup.title, L10n.Settings.Backup.last(date: Moment.seoul(5, 13, 3, 30))],
      [L10n.Settings.About.title, L10n.Settings.version(version: "2.4.0"), L10n.Settings.About.translationCredit],
    ])
    for language in ["korean", "english"] {
      page.text(L10n.Settings.Language.changed(language: NamesByKey.language(language)))
    }
    for nickname in ["봄봄", "하니", "mia77", "LEO"] {
      page.text(
        L10n.Auth.Nickname.taken(nickname: nickname), L10n.Auth.Nickname.available(nickname: nickname),
        L10n.Auth.Nickname.confirm(nickname: nickname))
    }
    drawQuestions(on: &page)
  }

  /// As many questions as the translations have.
  private func drawQuestions(on page: inout Page) {
    var number = 0
    while let question = L10n.text(forKey: "settings.faq.\(number).question"),
      let answer = L10n.text(forKey: "settings.faq.\(number).answer")
    {
      page.text("Q. \(question)")
      page.text("A. \(answer)")
      number += 1
    }
  }
}
