import Foundation
import L10nRuntime
import L10nUpdates

/// The launch of a process that has a release.
///
///     launch install FOLDER    downloads the release, and prints a text from it
///     launch live FOLDER       uses the release until it counts as proven
///     launch start FOLDER      prints the nanoseconds of the start, before the first read
///     launch both FOLDER       prints the nanoseconds of the start and the first read
///     launch read FOLDER       prints the nanoseconds of the first read without a start
///     launch reads FOLDER      prints the nanoseconds per read, of many after a start
///     launch check FOLDER      checks once, and prints the outcome
///     launch memory FOLDER     checks once, and prints the peak memory usage, in kilobytes (Linux)
@main
enum Launch {
  static func main() async {
    guard CommandLine.arguments.count == 3 else {
      return print("usage: launch install|live|start|both|read|reads|check|memory FOLDER")
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
    case "check":
      print(await updates.refresh())
    case "reads":
      updates.start()
      printTimeOfReads()
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

  private static func printTimeOfReads() {
    let count = 5_000_000
    var bytes = 0
    let start = ContinuousClock.now
    for _ in 0..<count { bytes &+= L10n.Benchmark.Sample.plain.utf8.count }
    let time = Double(nanoseconds(since: start)) / Double(count)
    print(bytes == 0 ? "nothing was read" : String(format: "%.1f", time))
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Int {
    let time = (ContinuousClock.now - start).components
    return Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000)
  }
}
