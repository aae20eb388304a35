import Foundation
import L10nRuntime
import L10nUpdates

/// The launch of a process that has a release.
///
///     launch install FOLDER    downloads the release, and prints a text of it
///     launch live FOLDER       lives with the release until it counts as proven
///     launch start FOLDER      prints the nanoseconds that starting takes, before the first read
///     launch both FOLDER       prints the nanoseconds that starting and the first read take
///     launch read FOLDER       prints the nanoseconds that the first read takes without a start
///     launch memory FOLDER     checks once, and prints the most memory that was used, in kilobytes (Linux)
@main
enum Launch {
  static func main() async {
    guard CommandLine.arguments.count == 3 else {
      return print("usage: launch install|live|start|both|read|memory FOLDER")
    }
    LanguagePreferences.shared.setLanguages(["ko"])
    var policy = UpdatePolicy()
    policy.checks = []
    let updates = L10n.updates.with(policy: policy, store: UpdateStore(folder: CommandLine.arguments[2]))
    let start = ContinuousClock.now
    switch CommandLine.arguments[1] {
    case "install":
      let outcome = await updates.refresh()
      _ = await updates.apply()
      print(L10n.Benchmark.Sample.plain, updates.state.inUse == nil ? "\(outcome)" : "installed")
    case "live":
      updates.start()
      try? await Task.sleep(for: .seconds(11))
    case "memory":
      _ = await updates.refresh()
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      print(status?.firstMatch(of: /VmHWM:\s+(\d+)/)?.1 ?? "unknown")
    case "start":
      updates.start()
      print(nanoseconds(since: start))
    case "both":
      updates.start()
      printFirstRead(since: start)
    default: printFirstRead(since: start)
    }
  }

  private static func printFirstRead(since start: ContinuousClock.Instant) {
    let text = L10n.Benchmark.Sample.plain
    print(text.isEmpty ? -1 : nanoseconds(since: start))
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Int {
    let time = (ContinuousClock.now - start).components
    return Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000)
  }
}
