import L10nRuntime

/// Prints what the app shows.
struct Display {
  let ink: Ink

  /// Prints which languages are asked for, and which are read in what order.
  func showLanguages() {
    let asked = LanguagePreferences.shared.languages.joined(separator: ", ")
    print()
    print("\(ink.bold(L10n.appName)) · \(L10n.tagline)")
    print(ink.dim("languages asked for: \(asked.isEmpty ? "none" : asked)"))
    print(ink.dim("texts are read from: \(L10n.localization.chain.joined(separator: " → "))"))
  }

  /// Prints screens by their numbers.
  func show(_ numbers: [Int]) {
    for number in numbers where Sample.screens.indices.contains(number - 1) {
      let screen = Sample.screens[number - 1]
      var page = Page(ink: ink)
      page.title(screen.title, number: number)
      screen.draw(on: &page)
      print(page.lines.joined(separator: "\n"))
    }
  }

  /// Prints the titles of all screens.
  func showTitles() {
    for (index, screen) in Sample.screens.enumerated() { print("  \(index + 1)  \(screen.title)") }
  }
}
