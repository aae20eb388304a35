import Foundation

@testable import TestSupport

/// What a release has, made of this machine's binary alone, and of a debug build to be there sooner.
struct PrebuiltPackage {
  /// The place where it all lies.
  let directory: URL

  /// The package that apps depend on, with the bundle in it.
  var dependency: ScratchPackage.Dependency {
    .init(name: "l10n-gen-prebuilt", directory: directory.appending(path: "l10n-gen-prebuilt"))
  }

  var bundle: URL { directory.appending(path: "l10n-gen.artifactbundle") }

  /// The binary, in a folder named after what it is for.
  let binary: URL

  /// Made once for all tests.
  static func made() throws -> PrebuiltPackage { try making.get() }

  private static let making = Result {
    let directory = ScratchPackage.repository.appending(path: ".build/plugin-tests/prebuilt")
    let binaries = directory.appending(path: "binaries")
    try? FileManager.default.removeItem(at: directory)
    _ = try run("build-release-binary.sh", binaries.path, "debug")
    _ = try run("release-bundle.sh", binaries.path, directory.path)
    _ = try run("release-package.sh", directory.appending(path: "l10n-gen.artifactbundle").path, directory.path)
    let targets = try FileManager.default.contentsOfDirectory(at: binaries, includingPropertiesForKeys: nil)
    guard let target = targets.first else { throw ScratchPackage.Failure(description: "no binary was built") }
    return PrebuiltPackage(directory: directory, binary: target.appending(path: "l10n-gen"))
  }

  /// Runs one of the scripts that make a release, and gives the last line that it prints.
  @discardableResult
  static func run(_ script: String, _ arguments: String...) throws -> String {
    let repository = ScratchPackage.repository
    let run = try ScratchPackage.run(["scripts/\(script)"] + arguments, in: repository)
    guard run.status == 0 else { throw ScratchPackage.Failure(description: run.output) }
    return run.output.split(separator: "\n").last.map { String($0) } ?? ""
  }
}

extension ScratchPackage {
  /// Creates an app that depends on the package of a release, where the tool's libraries are hidden: of these files, and
  /// where they have none, of a manifest and a program that prints the texts of keys.
  static func prebuilt(_ buildSystem: String, _ files: [String: String]) async throws -> ScratchPackage {
    let own = [
      "Package.swift": manifest(from: try PrebuiltPackage.made().dependency), "Sources/App/main.swift": program,
    ]
    return try await ScratchPackage(
      "prebuilt-", buildSystem: buildSystem, hidesLibraries: true, own.merging(files) { $1 })
  }
}
