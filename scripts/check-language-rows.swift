import TestSupport

@testable import L10nAllLanguages
@testable import L10nLanguage

/// Compares matching with an app's rows and with all rows; `check-language-rows.sh` compiles it.
@main
enum LanguageRowsCheck {
  static func main() {
    let apps = MatchingComparison.apps.map(MatchingComparison.init)
    var counts = (tags: 0, lists: 0, differences: 0)
    func compare(_ apps: [MatchingComparison], _ tag: String) {
      guard let user = LanguageTag(tag) else { return }
      for app in apps {
        counts.tags += 1
        if !app.hasSameMatch(for: user) { report(app, tag) }
      }
    }
    func report(_ app: MatchingComparison, _ user: String) {
      counts.differences += 1
      if counts.differences <= 50 { print("\(app.languages): \(user)") }
    }

    var random = SplitMix(state: 20)
    for app in apps {
      for _ in 0..<100_000 {
        let user = UserLanguages.list(near: app.near, using: &random)
        let field = UserLanguages.field(user, using: &random)
        counts.lists += 1
        if !app.hasSameChain(for: user) || !app.hasSameMeaning(of: field) { report(app, field) }
      }
    }
    print("\(counts.lists) lists of \(apps.count) apps: \(counts.differences) differences")

    // Every script in every region, for languages that can match, and for none.
    let known = LanguageData.regions.map(String.init).sorted()
    for language in Set(apps.flatMap(\.near) + ["und", "xx"]).sorted() {
      let apps = apps.filter { $0.near.contains(language) || ["und", "xx"].contains(language) }
      for script in UserLanguages.scripts {
        for region in known { compare(apps, "\(language)-\(script)-\(region)") }
      }
    }
    for compound in UserLanguages.compounds {
      compare(apps, compound)
      for region in known { compare(apps, "\(compound)-\(region)") }
    }
    // Every language in every script, and in every region.
    for language in UserLanguages.languages {
      compare(apps, language)
      for script in UserLanguages.scripts { compare(apps, "\(language)-\(script)") }
      for region in UserLanguages.regions { compare(apps, "\(language)-\(region)") }
    }
    print("\(counts.tags) users of \(apps.count) apps: \(counts.differences) differences")
    if counts.differences > 0 { fatalError("differences") }
  }
}
