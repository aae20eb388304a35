import L10nCatalog
import L10nChecking
import L10nEmission
import L10nPipeline
import L10nText

/// A build that generates the code of one target.
///
/// If nothing changed since the last build, it prints that build's findings again, and only updates the time of the
/// file that stores them. If in doubt, it does everything again.
package struct TargetBuild {
  /// The place of the configuration.
  package let configuration: ConfigurationPlace
  /// The directory for the generated files and for the record of the last build.
  package let workDirectory: String
  /// The name of the target to build.
  package let target: String

  package init(_ configuration: ConfigurationPlace, workDirectory: String, target: String) {
    self.configuration = configuration
    self.workDirectory = workDirectory
    self.target = target
  }

  /// Generates the code. Returns a Boolean value indicating whether there is any.
  package func run() throws(Refusal) -> Bool {
    let loaded = try configuration.load()
    var state = state(of: loaded)
    let outputs = ShardNames.all.map { FilePath.joined(workDirectory, $0) }
    if let record = BuildRecord(in: workDirectory), isCurrent(record, state, outputs) {
      try Console.output(record.findings)
      try record.write(in: workDirectory)
      return true
    }
    let known = try loaded.knownFindings()
    let contents = try loaded.contents()
    let files = contents.files
    let module = try moduleName(loaded)
    var generation = Pipeline(loaded.configuration).build(files, module: module, known: known)
    // Problems in the strings of other modules are reported by these modules' builds.
    if let own = generation.modules.first { generation.outcome.findings.removeAll { !own.has($0) } }
    NamesAdvice.add(to: &generation.outcome.findings, configuration: loaded.path)
    let findings = XcodeReport.text(of: generation)
    try Console.output(findings)
    Console.note(contents.linksPassedOver)
    if !generation.unread.isEmpty { throw Refusal.files(generation.unread) }
    guard !generation.isStopped else {
      let words = "have errors; the generated code was not changed"
      Console.error("The strings of \(Console.printable(target)) \(words).\n")
      return false
    }
    let failures = files.compactMap(\.failure)
    if !failures.isEmpty { Console.explain(Refusal.files(failures)) }
    _ = try OutputDirectory(path: workDirectory).update(
      to: generation.modules.first?.files ?? generation.files, enumName: nil)
    let isSettled = state.isSettled
    for output in outputs { state.add(output: output) }
    try BuildRecord(state: isSettled ? state.lines ?? [] : [], findings: findings).write(in: workDirectory)
    return withExtendedLifetime(generation) { true }
  }

  /// Returns the name of the module whose code is generated, or `nil` if the project has no modules.
  private func moduleName(_ loaded: LoadedConfiguration) throws(Refusal) -> String? {
    let names = loaded.configuration.modules.map(\.name)
    guard !names.isEmpty else { return nil }
    guard names.contains(target) else {
      throw .usage(
        "'modules' in \(FilePath.shown(loaded.path)) doesn't have the target '\(target)'; there are "
          + "\(names.joined(separator: ", "))")
    }
    return target
  }

  private func state(of loaded: LoadedConfiguration) -> BuildState {
    BuildState(
      tool: CommandLine.arguments.first ?? "", configuration: loaded.path,
      settings: [loaded.names, loaded.baseline].compactMap { $0 } + loaded.paths.settings,
      translations: loaded.paths.shown)
  }

  private func isCurrent(_ record: BuildRecord, _ state: BuildState, _ outputs: [String]) -> Bool {
    var state = state
    for output in outputs { state.add(output: output) }
    return !record.state.isEmpty && record.state == state.lines
  }
}
