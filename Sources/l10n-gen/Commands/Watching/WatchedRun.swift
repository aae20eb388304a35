import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// One run of `watch` after another.
struct WatchedRun {
  private let options: ConfigurationOptions
  /// The languages of the last run.
  private(set) var languages: [String] = []
  /// The files that the last run wrote or removed.
  private(set) var written: [String] = []

  init(_ options: ConfigurationOptions) {
    self.options = options
  }

  /// Checks a project, generates its code, and returns a line about both.
  mutating func line(for project: LoadedConfiguration) throws(Refusal) -> String {
    written = []
    let known = try project.knownFindings()
    let sources = try project.checkedSources()
    let files = try project.files()
    var outcome = Pipeline(project.configuration).check(files, comparedWith: sources)
    outcome.add(sources)
    if let known { outcome.setAside(known.baseline, in: known.directory, options: project.configuration.checking) }
    languages = outcome.catalog.languages
    let findings = SeverityCounts(outcome.findings).text
    let error = outcome.findings.first { $0.severity == .error }
    var parts = [findings.isEmpty ? "no findings" : findings]
    if let emission = try emission(project) { parts.append(emission) }
    parts += (files + sources.flatMap(\.files)).compactMap(\.failure).prefix(1).map {
      "\($0.path): error: \($0.reason)"
    }
    parts += [error].compactMap { $0 }.map { "\($0.location.printable): error: \($0.message)" }
    return parts.joined(separator: "; ")
  }

  /// Generates the code in a process of its own, which has the project's lock only while it writes. Returns what it did,
  /// or `nil` if the project generates nothing.
  private mutating func emission(_ project: LoadedConfiguration) throws(Refusal) -> String? {
    let configuration = project.configuration
    guard
      project.output != nil || !configuration.reading.tables.isEmpty
        || configuration.modules.contains(where: { $0.outputDirectory != nil })
    else { return nil }
    let places = [("--config", options.config), ("--translations", options.translations)]
    let arguments = places.flatMap { name, value in value.map { [name, $0] } ?? [] }
    do {
      let process = try Subprocess([ProgramPath.own, "emit"] + arguments, environment: [:], complaintLimit: 1 << 20)
      let status = try process.receiveAll(upTo: 1 << 20).status
      let lines = String(decoding: process.complaint, as: UTF8.self).split(separator: "\n")
      written = lines.compactMap { line in
        ["Wrote ", "Removed "].first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) }
      }
      if status > 1, let reason = lines.first { return "nothing written: \(reason)" }
      if status != 0 { return "nothing written" }
      return written.isEmpty ? "no code changed" : "wrote \(String.counted(written.count, "file"))"
    } catch {
      throw .file(error)
    }
  }
}

extension Refusal {
  /// The reason on one line, with the place of the first problem.
  var line: String {
    switch self {
    case .usage(let message): message
    case .file(let failure): "\(failure.path): error: \(failure.reason)"
    case .files(let failures): failures.first.map { Refusal.file($0).line } ?? ""
    case .configuration(let problems):
      problems.first.map { "\($0.location.printable): error: \($0.message)" } ?? ""
    }
  }
}
