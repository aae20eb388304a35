import Foundation
import Testing

/// What a release has besides the plugin.
@Suite("A release")
struct ReleaseTests {
  private let prebuilt = Result { try PrebuiltPackage.made() }

  @Test("has one version, which the tool says and the bundle names")
  func version() throws {
    let prebuilt = try prebuilt.get()
    let version = try PrebuiltPackage.run("release-version.sh")
    let said = try ScratchPackage.run([prebuilt.binary.path, "--version"], in: prebuilt.directory)
    #expect(said.output == version + "\n")
    #expect(
      try String(contentsOf: prebuilt.bundle.appending(path: "info.json"), encoding: .utf8).contains(
        "\"version\": \"\(version)\""))
  }

  @Test("has a binary that asks nothing of the system but its C library", .enabled(if: isLinux))
  func libraries() throws {
    let prebuilt = try prebuilt.get()
    let libraries = try ScratchPackage.run(["ldd", prebuilt.binary.path], in: prebuilt.directory).output
    #expect(libraries.contains("libc.so"))
    for library in ["libyaml", "libswift", "libFoundation", "libstdc++"] { #expect(!libraries.contains(library)) }
  }

  @Test("packs the same bundle into the same bytes, and names it by the checksum that SwiftPM computes")
  func checksum() throws {
    let prebuilt = try prebuilt.get()
    let again = prebuilt.directory.appending(path: "again")
    let target = again.appending(path: "binaries/\(prebuilt.binary.deletingLastPathComponent().lastPathComponent)")
    try? FileManager.default.removeItem(at: again)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    // With rights that were lost on the way.
    let copy = target.appending(path: "l10n-gen")
    try FileManager.default.copyItem(at: prebuilt.binary, to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: copy.path)
    let checksum = try PrebuiltPackage.run("release-bundle.sh", again.appending(path: "binaries").path, again.path)
    let zip = again.appending(path: "l10n-gen.artifactbundle.zip")
    #expect(try Data(contentsOf: zip) == Data(contentsOf: prebuilt.directory.appending(path: zip.lastPathComponent)))

    try PrebuiltPackage.run("release-package.sh", zip.path, again.path)
    let package = again.appending(path: "l10n-gen-prebuilt")
    let computed = try ScratchPackage.run(["swift", "package", "compute-checksum", zip.path], in: package)
    #expect(computed.output.contains(checksum))
    let manifest = try ScratchPackage.run(["swift", "package", "dump-package"], in: package).output
    #expect(manifest.contains(checksum))
    let version = try PrebuiltPackage.run("release-version.sh")
    #expect(manifest.contains("/releases/download/v\(version)/l10n-gen.artifactbundle.zip"))
  }

  @Test("has a manual page and completions that name every command and option the help shows")
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
      for option in try help(command).matches(of: #/\n  --([a-z-]+)/#).map(\.output.1) {
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
