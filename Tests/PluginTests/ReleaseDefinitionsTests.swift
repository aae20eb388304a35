import Foundation
import Testing

@testable import TestSupport

/// The files of a release by which Homebrew, mise and Bazel install the tool.
@Suite("The definitions of a release")
struct ReleaseDefinitionsTests {
  private static let systems = ["linux-aarch64", "linux-x86_64", "macos-universal"]

  /// Archives with some content for these systems, with the definitions.
  private struct Release {
    let files: ScratchDirectory
    let version: String

    init(systems: [String]) throws {
      let version = try PrebuiltPackage.run("release-version.sh")
      let names = systems.map { "l10n-gen-\(version)-\($0).tar.gz" } + ["l10n-gen-prebuilt-\(version).zip"]
      files = try ScratchDirectory(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
      self.version = version
    }

    func define() throws -> ScratchPackage.Run {
      try ScratchPackage.run(["scripts/release-definitions.py", files.directory.path], in: ScratchPackage.repository)
    }

    func checksum(_ name: String) throws -> String {
      let sums = try ScratchPackage.run(["shasum", "-a", "256", name], in: files.directory)
      return String(sums.output.prefix { $0 != " " })
    }
  }

  @Test("Homebrew, mise and Bazel get each system's archive with its checksum")
  func checksums() throws {
    let release = try Release(systems: Self.systems)
    #expect(try release.define().status == 0)
    let address = "https://github.com/l10n-gen/l10n-gen/releases/download/v\(release.version)"
    let formula = try release.files.read("l10n-gen.rb")
    let mise = try release.files.read("mise.toml")
    let bazel = try release.files.read("l10n_gen.MODULE.bazel")
    for system in Self.systems {
      let name = "l10n-gen-\(release.version)-\(system).tar.gz"
      let checksum = try release.checksum(name)
      #expect(formula.contains(try Regex(#"url "\#(address)/\#(name)"\n +sha256 "\#(checksum)"\n"#)))
      #expect(mise.contains(#"= { asset_pattern = "\#(name)", checksum = "sha256:\#(checksum)" }"#))
      #expect(
        bazel.contains(
          """
              sha256 = "\(checksum)",
              strip_prefix = "l10n-gen-\(release.version)-\(system)",
              url = "\(address)/\(name)",

          """))
    }
    #expect(bazel.contains(#"sha256 = "\#(try release.checksum("l10n-gen-prebuilt-\(release.version).zip"))""#))
    #expect(formula.contains("class L10nGen < Formula\n"))
    #expect(formula.contains("version \"\(release.version)\"\n"))
    let platforms = mise.matches(of: #/\n([a-z]+-[a-z0-9]+) = /#).map { String($0.output.1) }
    #expect(platforms == ["linux-arm64", "linux-x64", "macos-arm64", "macos-x64"])
    // Each block that begins also ends.
    let lines = formula.split(separator: "\n")
    let begins = lines.filter { $0.hasSuffix(" do") || $0.contains(#/^ *(class|def) /#) }
    #expect(begins.count == lines.filter { $0.contains(#/^ *end$/#) }.count)
  }

  @Test("Homebrew installs files that the archive has")
  func files() throws {
    let release = try Release(systems: Self.systems)
    _ = try release.define()
    let script = try String(
      contentsOf: ScratchPackage.repository.appending(path: "scripts/release-archive.sh"), encoding: .utf8)
    let files = try release.files.read("l10n-gen.rb").matches(of: #/install (?:Dir\[)?"([^"*]+)/#).map {
      String($0.output.1)
    }
    #expect(files.count == 6)
    for file in files {
      #expect(script.contains("into \(file)"), "the archive lacks \(file)")
    }
  }

  @Test("a system without an archive isn't defined, and a release without any is refused")
  func missing() throws {
    let one = try Release(systems: ["linux-x86_64"])
    #expect(try one.define().status == 0)
    for file in ["l10n-gen.rb", "mise.toml", "l10n_gen.MODULE.bazel"] {
      let text = try one.files.read(file)
      #expect(text.contains("linux-x86_64") && !text.contains("macos-universal") && !text.contains("aarch64"))
    }
    let none = try Release(systems: [])
    let refused = try none.define()
    #expect(refused.status == 1)
    #expect(refused.output.contains("has no archive of version \(none.version)"))
  }
}
