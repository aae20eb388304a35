import L10nGenCore

/// Keeps the accessors of a project that used SwiftGen, so that its code compiles as it is.
struct SwiftGenMigration {
  /// The file with the accessors, if there are any to keep.
  private(set) var change: OutputChanges.Written?
  /// The messages to print, a line each.
  private var notes: [String] = []

  /// Reads `swiftgen.yml` beside the configuration, and the files that SwiftGen generated; `nil` if there is none, or it
  /// isn't about strings.
  ///
  /// - Parameters:
  ///   - tables: the catalog of the tables that the strings are in.
  ///   - project: the catalog of the project, which is read only for this.
  init?(
    _ loaded: ConfigurationOptions.Loaded, _ tables: Catalog, in project: @autoclosure () -> Catalog
  ) throws(Refusal) {
    let path = FilePath.joined(loaded.base, SwiftGenProject.fileName)
    guard FileSystem.kind(of: path) == .file else { return nil }
    do {
      let swiftGen = SwiftGenProject(try FileSystem.bytes(of: path))
      guard !swiftGen.outputs.isEmpty else { return nil }
      guard let output = loaded.output else {
        notes = ["\(path): to keep the accessors of SwiftGen, write 'output' in l10n.yml, and import again"]
        return
      }
      var generated: [(path: String, bytes: [UInt8])] = []
      for file in swiftGen.outputs.map({ ConfigurationOptions.shown(FilePath.joined(loaded.base, $0)) }) {
        if FileSystem.kind(of: file) == .file {
          generated.append((file, try FileSystem.bytes(of: file)))
        } else {
          notes.append("\(path): there is no '\(file)'; to keep its accessors, run SwiftGen, and import again")
        }
      }
      let forwarding = Pipeline(loaded.configuration).swiftGenForwarding(
        of: generated.map(\.bytes), for: tables, in: project())
      notes += forwarding.leftOut.map { "Left out \($0)" }
      guard !forwarding.bytes.isEmpty else { return }
      let name = "\(loaded.configuration.emission.enumName)+SwiftGen.swift"
      let target = FilePath.joined(output, name)
      let old = FileSystem.kind(of: target) == .file ? try FileSystem.bytes(of: target) : nil
      if old != forwarding.bytes { change = .init(path: target, name: name, old: old, new: forwarding.bytes) }
      let paths = generated.map { "'\($0.path)'" }.joined(separator: ", ")
      notes.append("\(target) has the accessors of SwiftGen (\(forwarding.count)); remove \(paths) from the app")
    } catch {
      throw .file(error)
    }
  }

  func explain() {
    for note in notes { Console.error(Console.printable(note) + "\n") }
  }
}
