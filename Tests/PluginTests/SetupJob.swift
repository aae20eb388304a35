import Foundation

@testable import TestSupport

/// A GitHub Actions job as seen by the setup action's script: a checkout of the action, a tool cache, and programs,
/// some of which are replacements for the real ones.
final class SetupJob {
  let directory: URL
  let version: String
  /// The name of this machine's architecture in the tool cache and in releases.
  let architecture: String
  let target: String
  private let checkout: String

  private var server: FileServer?

  /// The path of the release on the server.
  var release: String { "l10n-gen/l10n-gen/releases/download/v\(version)" }
  /// The path of its archive in the tool cache.
  var cached: String { "tools/l10n-gen/\(version)/\(architecture)/\(archive)" }

  /// Returns the path of a file in the checkout.
  func inCheckout(_ path: String) -> String { "\(checkout)/\(path)" }

  var archive: String { "l10n-gen-\(version)-\(target).tar.gz" }

  /// The commit that the release was made from.
  static let commit = "0123456789abcdef0123456789abcdef01234567"

  /// - Parameters:
  ///   - provenance: whether the GitHub CLI attributes the release to the release workflow, or `nil` if the CLI isn't
  ///     installed.
  ///   - pin: the name by which a workflow refers to the action's version.
  init(provenance: Bool? = true, pinnedBy pin: String = commit) throws {
    checkout = "_actions/l10n-gen/l10n-gen/\(pin)"
    directory = URL(filePath: NSTemporaryDirectory()).appending(path: "setup-\(UUID().uuidString)")
    let machine = try ScratchPackage.run(["uname", "-sm"], in: URL(filePath: "/")).output.split(
      whereSeparator: \.isWhitespace)
    architecture = machine[1] == "x86_64" ? "x64" : "arm64"
    target = machine[0] == "Darwin" ? "macos-universal" : "linux-\(machine[1])"
    version = try PrebuiltPackage.run("release-version.sh")

    let files = [
      "Package.swift", "Sources/l10n-gen/L10nGen.swift", "scripts/release-version.sh", ".github/actions/setup/setup.sh",
    ]
    for path in files {
      let copy = directory.appending(path: checkout).appending(path: path)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: ScratchPackage.repository.appending(path: path), to: copy)
    }
    try write(
      """
      echo build >>"\(directory.path)/builds.log"
      mkdir -p "$1/\(target)" && cp "\(directory.path)/tool" "$1/\(target)/l10n-gen"
      """, executable: "\(checkout)/scripts/build-release-binary.sh")
    try writeTool(to: "tool")
    try FileManager.default.createDirectory(
      at: directory.appending(path: "server"), withIntermediateDirectories: true)

    let programs = [
      "awk", "basename", "bash", "cat", "cmp", "cp", "curl", "cut", "dirname", "env", "find", "grep", "gzip", "mkdir",
      "mktemp",
      "mv", "perl",
      "rm", "sed", "sh", "shasum", "sort", "tar", "tr", "uname", "xargs",
    ]
    try write("exit 1", executable: "bin/swift")
    for program in programs {
      let place = try ScratchPackage.run(["which", program], in: directory).output.split(separator: "\n").first
      guard let place else { continue }
      try FileManager.default.createSymbolicLink(
        at: directory.appending(path: "bin/\(program)"), withDestinationURL: URL(filePath: String(place)))
    }
    if let provenance {
      // Only published files have a provenance, which names a single commit.
      try write(
        """
        if [ "$3" = --help ]; then echo "  --source-digest string" && exit; fi
        echo "$@" >>'\(directory.path)/gh.log'
        cmp -s "$3" '\(directory.path)/server/\(release)/\(archive)' || exit 1
        case "$*" in
          *--source-digest\\ \(Self.commit)\\ *) ;;
          *--source-digest*) exit 1 ;;
        esac
        exit \(provenance ? 0 : 1)
        """, executable: "bin/gh")
    }
  }

  /// Serves the published files, and returns the address.
  func serve() throws -> String {
    let server = try FileServer(directory.appending(path: "server"))
    self.server = server
    return server.address
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Runs the script as a step, without this process's environment.
  func run(_ step: String, server: String = "", environment: [String: String] = [:]) throws -> ScratchPackage.Run {
    let variables = [
      "PATH": directory.appending(path: "bin").path, "GITHUB_SERVER_URL": server,
      "RUNNER_TOOL_CACHE": directory.appending(path: "tools").path, "RUNNER_TEMP": directory.path,
      "GITHUB_OUTPUT": directory.appending(path: "output").path, "GITHUB_PATH": directory.appending(path: "path").path,
    ].merging(environment) { $1 }
    let script = directory.appending(path: "\(checkout)/.github/actions/setup/setup.sh").path
    return try ScratchPackage.run(["-i"] + variables.map { "\($0)=\($1)" } + ["bash", script, step], in: directory)
  }

  /// Publishes a release on the server.
  func publish() throws {
    let root = archive.dropLast(".tar.gz".count)
    try writeTool(to: "\(root)/bin/l10n-gen")
    let release = "server/\(release)"
    try write("", to: "\(release)/SHA256SUMS")
    try PrebuiltPackage.run(
      "release-pack.py", directory.appending(path: root).path, directory.appending(path: "\(release)/\(archive)").path)
    let sums = try ScratchPackage.run(["shasum", "-a", "256", archive], in: directory.appending(path: release))
    try write(sums.output, to: "\(release)/SHA256SUMS")
  }

  func writeTool(to path: String) throws {
    try write("echo \(version)", executable: path)
  }

  /// Returns the directories that were added to the PATH, relative to the job's directory.
  func offered() throws -> [String] {
    guard exists("path") else { return [] }
    return try read("path").split(separator: "\n").map { String($0.dropFirst(directory.path.count + 1)) }
  }

  func outputs() throws -> [String: String] {
    let lines = try read("output").split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(lines.map { (String($0[0]), String($0[1])) }) { $1 }
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: directory.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.appending(path: path).path)
  }

  func append(_ text: String, to path: String) throws {
    let file = directory.appending(path: path)
    try (Data(contentsOf: file) + Data(text.utf8)).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: directory.appending(path: path))
  }

  private func write(_ text: String, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func write(_ script: String, executable path: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: directory.appending(path: path).path)
  }
}
