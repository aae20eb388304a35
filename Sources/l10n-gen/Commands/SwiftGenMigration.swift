import L10nGenCore

/// Keeps the accessors of a project that used SwiftGen, so that its code compiles as it is.
struct SwiftGenMigration {
  /// The file with the accessors, if there are any to keep.
  private(set) var change: OutputChanges.Written?
  /// The messages to print, a line each.
  private var notes: [String] = []

  /// - Parameters:
  ///   - files: what SwiftGen generated; `nil` if there is none of its configurations, or none is about strings.
  ///   - tables: the catalog of the tables that the strings are in.
  ///   - project: the catalog of the project, which is read only for this.
  init?(
    _ files: SwiftGenFiles, _ loaded: ConfigurationOptions.Loaded, _ tables: Catalog,
    in project: @autoclosure () -> Catalog
  ) throws(Refusal) {
    guard let configuration = files.configurations.first else { return nil }
    guard let output = loaded.output else {
      notes = ["\(configuration): to keep the accessors of SwiftGen, write 'output' in l10n.yml, and import again"]
      return
    }
    for (path, configuration) in files.missing {
      notes.append("\(configuration): there is no '\(path)'; to keep its accessors, run SwiftGen, and import again")
    }
    let forwarding = Pipeline(loaded.configuration).swiftGenForwarding(
      of: files.generated.map(\.bytes), for: tables, in: project())
    notes += forwarding.leftOut.map { "Left out \($0)" } + forwarding.doubtful.map { "Check the calls of \($0)" }
    let paths = files.generated.map { "'\($0.path)'" }.joined(separator: ", ")
    guard !forwarding.bytes.isEmpty else {
      if !paths.isEmpty { notes.append("no accessor of SwiftGen has another name now; remove \(paths) from the app") }
      return
    }
    do {
      let name = "\(loaded.configuration.emission.enumName)+SwiftGen.swift"
      let target = FilePath.joined(output, name)
      let old = FileSystem.kind(of: target) == .file ? try FileSystem.bytes(of: target) : nil
      if old != forwarding.bytes { change = .init(path: target, name: name, old: old, new: forwarding.bytes) }
      notes.append("\(target) has the accessors of SwiftGen (\(forwarding.count)); remove \(paths) from the app")
    } catch {
      throw .file(error)
    }
  }

  func explain() {
    for note in notes { Console.error(Console.printable(note) + "\n") }
  }
}
