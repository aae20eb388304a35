import L10nUpdates

/// Shows a price screen before and after a check for new texts.
@main
enum UpdatesDemo {
  static func main() async {
    L10n.updates.start()
    show("at the start")
    let outcome = await L10n.updates.refresh()
    print("check: \(description(of: outcome))")
    if await L10n.updates.apply() { show("after the check") }
  }

  private static func show(_ moment: String) {
    let release = L10n.updates.state.inUse.map { "release \($0.version.sequence)" } ?? "compiled texts"
    print("\(moment), \(release):\n  \(L10n.Price.title)\n  \(L10n.Price.total(amount: 12_000))")
  }

  private static func description(of outcome: UpdateOutcome) -> String {
    switch outcome {
    case .upToDate: "up to date"
    case .nothingForThisBuild: "nothing was published for this build"
    case .notYet(let time, _): "not before \(time)"
    case .installed(let release): "installed release \(release.version.sequence)"
    case .failed(let error): "refused or failed: \(error)"
    }
  }
}
