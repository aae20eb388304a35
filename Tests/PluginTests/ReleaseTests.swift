import Foundation
import Testing

@testable import TestSupport

/// The parts of a release other than the plugin.
@Suite("A release")
struct ReleaseTests {
  private let prebuilt = Result { try PrebuiltPackage.made() }

  @Test("a release has a single version, which the tool prints and the bundle has in its name")
  func version() throws {
    let prebuilt = try prebuilt.get()
    let version = try PrebuiltPackage.run("release-version.sh")
    let said = try ScratchPackage.run([prebuilt.binary.path, "--version"], in: prebuilt.directory)
    #expect(said.output == version + "\n")
    #expect(
      try String(contentsOf: prebuilt.bundle.appending(path: "info.json"), encoding: .utf8).contains(
        "\"version\": \"\(version)\""))
  }

  @Test(
    "a release's binary depends only on the system's C library",
    .enabled(if: isLinux && PrebuiltPackage.isLinkedAsReleased))
  func libraries() throws {
    let prebuilt = try prebuilt.get()
    let libraries = try ScratchPackage.run(["ldd", prebuilt.binary.path], in: prebuilt.directory).output
    #expect(libraries.contains("libc.so"))
    for library in ["libyaml", "libexpat", "libz.so", "libswift", "libFoundation", "libstdc++"] {
      #expect(!libraries.contains(library))
    }
  }

  @Test("the same bundle is packed into the same bytes, and has the checksum that SwiftPM computes")
  func checksum() throws {
    let prebuilt = try prebuilt.get()
    let again = prebuilt.directory.appending(path: "again")
    let target = again.appending(path: "binaries/\(prebuilt.binary.deletingLastPathComponent().lastPathComponent)")
    try? FileManager.default.removeItem(at: again)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    // With permissions that were lost on the way.
    let copy = target.appending(path: "l10n-gen")
    try FileManager.default.copyItem(at: prebuilt.binary, to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: copy.path)
    let archive = try PrebuiltPackage.run(
      "release-archive.sh", prebuilt.binary.deletingLastPathComponent().path, again.path)
    try PrebuiltPackage.run("release-assemble.sh", again.path)
    let zip = again.appending(path: "l10n-gen.artifactbundle.zip")
    #expect(try Data(contentsOf: zip) == Data(contentsOf: prebuilt.directory.appending(path: zip.lastPathComponent)))

    let package = again.appending(path: "l10n-gen-prebuilt")
    let computed = try ScratchPackage.run(["swift", "package", "compute-checksum", zip.path], in: package).output
    let checksum = try #require(computed.split(separator: "\n").last)
    let manifest = try ScratchPackage.run(["swift", "package", "dump-package"], in: package).output
    #expect(manifest.contains(checksum))
    let version = try PrebuiltPackage.run("release-version.sh")
    #expect(manifest.contains("/releases/download/v\(version)/l10n-gen.artifactbundle.zip"))
    let sums = try String(contentsOf: again.appending(path: "SHA256SUMS"), encoding: .utf8)
    #expect(sums.contains("\(checksum)  \(zip.lastPathComponent)\n"))
    let archives = [
      URL(filePath: archive).lastPathComponent, "l10n-gen-prebuilt-\(version).zip", "l10n-gen-\(version).vsix",
      "l10n.schema.json", "metadata.schema.json", "terms.schema.json", "names.schema.json", "l10n-gen.rb", "mise.toml",
      "l10n_gen.MODULE.bazel",
    ]
    for file in archives {
      #expect(sums.contains("  \(file)\n"))
    }
  }

  @Test("a release is refused for a tag that isn't its version's, or isn't on the branch")
  func tag() throws {
    let version = try PrebuiltPackage.run("release-version.sh")
    func run(_ tag: String, _ branch: String) throws -> ScratchPackage.Run {
      try ScratchPackage.run(["scripts/release-tag.sh", tag, branch], in: ScratchPackage.repository)
    }
    #expect(try run("v\(version)", "HEAD").status == 0)
    for tag in [version, "v99.0.0", "v\(version)1"] {
      let refused = try run(tag, "HEAD")
      #expect(refused.status != 0)
      #expect(
        refused.output.contains("The tag is \(tag), and the version in Sources/l10n-gen/L10nGen.swift is \(version)"))
    }
    let elsewhere = try run("v\(version)", "HEAD~1")
    #expect(elsewhere.status != 0)
    #expect(elsewhere.output.contains("is not on a commit of HEAD~1"))
  }

  @Test("a release replaces the prebuilt package in its repository, once per version")
  func push() throws {
    let prebuilt = try prebuilt.get()
    let directory = prebuilt.directory.appending(path: "push")
    try? FileManager.default.removeItem(at: directory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    func git(_ arguments: String...) throws -> String {
      let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
      return try ScratchPackage.run(["git"] + identity + arguments, in: directory).output
    }
    _ = try git("init", "--quiet", "--bare", "repository")
    _ = try git("clone", "--quiet", "repository", "before")
    try Data().write(to: directory.appending(path: "before/Old.swift"))
    _ = try git("-C", "before", "add", ".")
    _ = try git("-C", "before", "commit", "--quiet", "-m", "old")
    _ = try git("-C", "before", "push", "--quiet", "origin", "HEAD")

    let version = try PrebuiltPackage.run("release-version.sh")
    let push = [
      "TOKEN=token", "scripts/release-push-package.sh", prebuilt.dependency.directory.path,
      directory.appending(path: "repository").path,
    ]
    #expect(try ScratchPackage.run(push, in: ScratchPackage.repository).output.hasSuffix("has v\(version)\n"))
    let files = try git("--git-dir", "repository", "ls-tree", "--name-only", "v\(version)").split(separator: "\n")
    #expect(files.contains("Package.swift") && files.contains("Sources") && !files.contains("Old.swift"))
    let commits = try git("--git-dir", "repository", "log", "--all", "--format=%s")
    #expect(commits == "l10n-gen v\(version)\nold\n")
    let again = try ScratchPackage.run(push, in: ScratchPackage.repository)
    #expect(again.status == 0)
    #expect(again.output.hasSuffix("has v\(version) already: nothing was changed\n"))
    #expect(try git("--git-dir", "repository", "log", "--all", "--format=%s") == commits)
  }

  @Test("a release has a manual page and completions with all commands and options of the help")
  func documentation() throws {
    let prebuilt = try prebuilt.get()
    let archive = try PrebuiltPackage.run(
      "release-archive.sh", prebuilt.binary.deletingLastPathComponent().path, prebuilt.directory.path)
    _ = try ScratchPackage.run(["tar", "-xzf", archive], in: prebuilt.directory)
    let unpacked = URL(filePath: String(archive.dropLast(".tar.gz".count)))
    func help(_ command: String...) throws -> String {
      let tool = unpacked.appending(path: "bin/l10n-gen").path
      return try ScratchPackage.run([tool] + command + ["--help"], in: prebuilt.directory).output
    }
    func text(_ path: String) throws -> String {
      try String(contentsOf: unpacked.appending(path: "share").appending(path: path), encoding: .utf8)
    }
    let manual = try text("man/man1/l10n-gen.1")
    let completions = try [
      text("bash-completion/completions/l10n-gen"), text("zsh/site-functions/_l10n-gen"),
      text("fish/vendor_completions.d/l10n-gen.fish"),
    ]
    let commands = try help().matches(of: #/\n  ([a-z]+) /#).map { String($0.output.1) }
    #expect(commands.count >= 5)
    for command in commands {
      #expect(manual.contains("\n.Ss l10n-gen \(command)\n"))
      for completion in completions { #expect(completion.contains("\(command)")) }
      for option in try help(command).matches(of: #/\n  --([a-z0-9-]+)/#).map(\.output.1) {
        #expect(manual.contains(".It Fl -\(option)\n") || manual.contains(".It Fl -\(option) "))
        for completion in completions { #expect(completion.contains("\(option)")) }
      }
    }
    #expect(!manual.contains("l10n-gen build"))
  }

  private static let isLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()
}
