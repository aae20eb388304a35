extension MeScreen {
  /// Draws what is said when something fails.
  func drawTroubles(on page: inout Page) {
    page.section(L10n.Errors._500Title)
    for status in [404, 429, 418] { page.text(answer(to: status)) }
    // The chat server gives reasons that are keys with spaces in them.
    for reason in ["rate limited", "room full"] {
      page.text(L10n.text(forKey: "errors.server.\"\(reason)\"") ?? reason)
    }
    page.text(
      L10n.Errors.Network.offline, L10n.Errors.Network.timeout(seconds: 30), L10n.Errors.Network.retryAfter(seconds: 1))
    page.text(L10n.Errors.Network.maintenance(start: Moment.seoul(5, 15, 2), end: Moment.seoul(5, 15, 4)))
    page.text(L10n.Errors.Load.file(file: "IMG_0042.HEIC"), L10n.Errors.Load.fileSize(max: 20))
    for field in [L10n.Auth.Nickname.title, L10n.Auth.email, L10n.Auth.password] {
      page.text(
        L10n.Errors.Validation.required(field: field), L10n.Errors.Validation.invalid(field: field),
        L10n.Errors.Validation.tooLong(max: 20, field: field))
    }
    page.text(L10n.Errors.Validation.mismatch(first: L10n.Auth.password, second: L10n.Auth.email))
    page.text(L10n.Errors.Validation.brackets)
  }

  /// What an answer of the server with this status means: some statuses have a text of their own, a few a title.
  private func answer(to status: Int) -> String {
    let explanation =
      L10n.text(forKey: "errors.http.\(status)")
      ?? L10n.text(forKey: "errors.http.default", arguments: ["code": "\(status)"])
    return [L10n.text(forKey: "errors.\"\(status).title\""), explanation].compactMap(\.self).joined(separator: " · ")
  }
}
