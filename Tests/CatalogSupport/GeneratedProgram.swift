import Foundation
import TestSupport

@testable import L10nCatalog
@testable import L10nEmission

/// A program of generated and other files, compiled against the runtime that was built with these tests.
package struct GeneratedProgram: ~Copyable {
  /// The Swift language modes to compile in.
  package static let modes = [
    ["-swift-version", "5"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-enable-upcoming-feature", "InternalImportsByDefault"],
    [
      "-swift-version", "6", "-default-isolation", "MainActor", "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility",
    ],
  ]

  private let directory: URL
  private var sources: [URL] = []

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  package init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "l10n-gen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  package mutating func add(_ files: [GeneratedFile]) throws {
    for file in files {
      let url = directory.appending(path: file.name)
      try Data(file.bytes).write(to: url)
      sources.append(url)
    }
  }

  package mutating func add(_ source: String, name: String) throws {
    try add([GeneratedFile(name: name, bytes: Array(source.utf8))])
  }

  /// Checks all types in a mode; any warning is a failure.
  package func typecheck(_ mode: [String]) throws {
    _ = try Self.run(["swiftc", "-typecheck", "-wmo", "-module-name", "App"] + mode + arguments())
  }

  /// Returns the compiler's output for the program, including warnings and the fixes for them.
  package func diagnostics() throws -> String {
    let lenient = try arguments().filter { $0 != "-warnings-as-errors" }
    return try Self.run(["swiftc", "-typecheck", "-diagnostic-style=llvm", "-swift-version", "6"] + lenient)
  }

  /// Builds and runs the program, and returns its output. Any warning is a failure, unless warnings are allowed.
  package func run(allowingWarnings: Bool = false) throws -> String {
    let program = directory.appending(path: "program").path
    let given = try arguments().filter { !allowingWarnings || $0 != "-warnings-as-errors" }
    let objects = try ["L10nRuntime", "L10nLanguage", "CL10nAtomics"].flatMap(Self.objects)
    _ = try Self.run(["swiftc", "-Onone", "-wmo", "-swift-version", "6", "-o", program] + given + objects)
    return try Self.run([program])
  }

  private func arguments() throws -> [String] {
    let built = try Self.buildDirectory()
    let moduleMap = built.appending(path: "CL10nAtomics.build/module.modulemap").path
    return [
      "-warnings-as-errors", "-package-name", "app", "-I", built.appending(path: "Modules").path, "-I",
      Self.sources.appending(path: "CL10nAtomics/include").path, "-I",
      Self.sources.appending(path: "CL10nCurl/include").path,
    ] + (FileManager.default.fileExists(atPath: moduleMap) ? ["-Xcc", "-fmodule-map-file=\(moduleMap)"] : [])
      + sources.map(\.path)
  }

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources").standardized

  /// Returns the object files of a module's sources. The folder may contain those of deleted sources.
  private static func objects(of module: String) throws -> [String] {
    let folder = try buildDirectory().appending(path: "\(module).build")
    let files = FileManager.default.enumerator(at: sources.appending(path: module), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { ["c", "swift"].contains($0.pathExtension) }
      .map { folder.appending(path: "\($0.lastPathComponent).o").path }
  }

  /// Returns the directory of SwiftPM's modules, near the bundle or the executable of the tests.
  private static func buildDirectory() throws -> URL {
    let near = [URL(fileURLWithPath: CommandLine.arguments[0])] + (Bundle.allBundles + [.main]).map(\.bundleURL)
    let candidates = near.flatMap { [$0, $0.deletingLastPathComponent()] }
    guard
      let found = candidates.first(where: {
        FileManager.default.fileExists(atPath: $0.appending(path: "Modules/L10nRuntime.swiftmodule").path)
      })
    else { throw Failure(description: "no build of L10nRuntime near \(near.map(\.path))") }
    return found
  }

  private static func run(_ command: [String]) throws -> String {
    var merged = Command(command)
    merged.mergesErrors = true
    let run = try merged.run()
    guard run.status == 0 else {
      throw Failure(description: "\(command.prefix(2).joined(separator: " ")) failed:\n\(run.output.prefix(6000))")
    }
    return run.output
  }
}
