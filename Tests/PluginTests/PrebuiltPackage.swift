import Foundation

@testable import TestSupport

/// The files of a release, made only from this machine's binary, and from a debug build because that is faster. The
/// variable PREBUILT_TOOL names a tool to take instead, which has libyaml, expat and zlib inside.
struct PrebuiltPackage {
  /// The directory of all files.
  let directory: URL

  /// The package that apps depend on, with the bundle.
  var dependency: ScratchPackage.Dependency {
    .init(name: "l10n-gen-prebuilt", directory: directory.appending(path: "l10n-gen-prebuilt"))
  }

  var bundle: URL { directory.appending(path: "l10n-gen.artifactbundle") }

  /// The binary, in a folder named after its platform.
  let binary: URL

  /// A Boolean value indicating whether the binary is linked as that of a release, with Swift's runtime inside.
  static let isLinkedAsReleased = ProcessInfo.processInfo.environment["PREBUILT_TOOL"] == nil

  /// Returns the package, which is made once for all tests.
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

  /// Runs a script that makes a release, and returns the last line of its output.
  @discardableResult
  static func run(_ script: String, _ arguments: String...) throws -> String {
    let repository = ScratchPackage.repository
    let run = try ScratchPackage.run(["scripts/\(script)"] + arguments, in: repository)
    guard run.status == 0 else { throw ScratchPackage.Failure(description: run.output) }
    return run.output.split(separator: "\n").last.map { String($0) } ?? ""
  }
}

extension ScratchPackage {
  /// Creates an app that depends on the package of a release, where the tool's libraries are hidden. It has these files
  /// and, if they are missing, a manifest and a program that prints the texts of keys.
  static func prebuilt(_ buildSystem: String, _ files: [String: String]) async throws -> ScratchPackage {
    let own = [
      "Package.swift": manifest(from: try PrebuiltPackage.made().dependency), "Sources/App/main.swift": program,
    ]
    return try await ScratchPackage(
      "prebuilt-", buildSystem: buildSystem, hidesLibraries: true, own.merging(files) { $1 })
  }
}
