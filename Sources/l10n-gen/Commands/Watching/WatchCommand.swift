import ArgumentParser
import L10nProject

/// `l10n-gen watch`: checks and generates again whenever a file changes.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check translation files and generate code whenever a file changes.",
    discussion: """
      Prints one line for each run: the time, the files that changed, the number of findings, the files that 'emit' wrote, \
      and the first error. Runs when a translation file, also one of another platform that 'sources' names, l10n.yml, \
      metadata.yml, terms.yml, names.yml, the baseline or a table changes, comes or goes. Ctrl-C ends it; files are never left half written.

      Examples:

        l10n-gen watch
        l10n-gen check   show the findings in another window
      """)

  @OptionGroup var options: ConfigurationOptions

  func run() throws {
    var project = try options.load()
    try project.refuseListing()
    try project.refuseOtherPlatform()
    var run = WatchedRun(options)
    var known = WatchedFiles(of: project, languages: [])
    try report(["started"], &run, &project, &known)
    while true {
      let start = ContinuousClock.now
      let present = WatchedFiles(of: project, languages: run.languages)
      // Looking at many files takes time; at most a twentieth of it.
      let pause = max(Self.pause, (ContinuousClock.now - start) * 20)
      let changes = present.changes(since: known)
      guard !changes.isEmpty else {
        WallClock.sleep(pause)
        continue
      }
      let settled = settled(present, project, run)
      try report(settled.changes(since: known), &run, &project, &known)
    }
  }

  private static let pause = Duration.milliseconds(300)
  /// The time in which files that are written one after another belong together.
  private static let burst = Duration.milliseconds(100)

  /// Waits until files stop changing, at most two seconds.
  private func settled(_ files: WatchedFiles, _ project: LoadedConfiguration, _ run: WatchedRun) -> WatchedFiles {
    var last = files
    for _ in 0..<20 {
      WallClock.sleep(Self.burst)
      let next = WatchedFiles(of: project, languages: run.languages)
      if next == last { break }
      last = next
    }
    return last
  }

  /// Runs once, and prints the line for it.
  private func report(
    _ changes: [String], _ run: inout WatchedRun, _ project: inout LoadedConfiguration, _ known: inout WatchedFiles
  ) throws(Refusal) {
    let line: String
    known = WatchedFiles(of: project, languages: run.languages)
    do throws(Refusal) {
      project = try options.load()
      known = WatchedFiles(of: project, languages: run.languages)
      line = try run.line(for: project)
      let present = WatchedFiles(of: project, languages: run.languages)
      // What the run wrote itself isn't a reason for another one.
      known.acknowledge(run.written, in: present)
    } catch {
      line = "not run: \(error.line)"
    }
    try Console.output(Console.printable("\(WallClock.localTime)  \(Self.listed(changes)): \(line)") + "\n")
  }

  private static func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(3).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }
}
