import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Special files in place of regular ones")
struct SpecialFileTests {
  private static let configuration = "source: ko\noutput: { directory: Generated }\n"
  private static let commands = [
    ["check"], ["check", "--fix"], ["emit"], ["emit", "--verify"], ["diff", "translations", "translations"],
    ["build", "--config", "l10n.yml", "--work-directory", "work", "--target", "App"],
  ]

  @Test("a named pipe in place of a bundle, metadata or a glossary is reported immediately", arguments: commands)
  func bundles(command: [String]) throws {
    for name in ["ko.yml", "en.yml", "metadata.yml", "terms.yml"] {
      let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\n"])
      try? FileManager.default.removeItem(at: sandbox.directory.appending(path: "translations/\(name)"))
      try makePipe("translations/\(name)", in: sandbox)
      let run = try sandbox.run(command)
      // A comparison only reports unreadable files, and code is generated without a translation.
      let isLeftOut = name == "en.yml" && ["emit", "build"].contains(command[0])
      #expect(run.status == (command[0] == "diff" || isLeftOut ? command.contains("--verify") ? 1 : 0 : 2))
      #expect(run.error.contains("translations/\(name): this is a named pipe, not a file"), "\(run.error)")
      #expect(sandbox.exists("Generated") == (isLeftOut && command == ["emit"]))
    }
  }

  @Test("a named pipe in place of the configuration is reported immediately", arguments: commands.dropLast())
  func configuration(command: [String]) throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 하나\n"])
    try makePipe("l10n.yml", in: sandbox)
    let run = try sandbox.run(command)
    #expect(run.status == 2)
    #expect(run.error.contains("l10n.yml: this is a named pipe, not a file"), "\(run.error)")
  }

  @Test("a named pipe in place of a baseline or of committed Swift code is reported immediately")
  func others() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\n"])
    try makePipe("baseline.yml", in: sandbox)
    for option in ["--baseline", "--write-baseline"] {
      let run = try sandbox.run("check", option, "baseline.yml")
      #expect(run.status == 2)
      #expect(run.error.contains("baseline.yml: "), "\(run.error)")
    }
    try sandbox.write("", to: "Generated/.keep")
    try makePipe("Generated/L10n.swift", in: sandbox)
    #expect(try sandbox.run("emit").status == 2)
  }

  @Test("a summary in a named pipe without a reader is reported without waiting")
  func summary() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\n"])
    try makePipe("summary.md", in: sandbox)
    let run = try sandbox.run("check", "--summary", "summary.md")
    #expect(run.status == 2)
    #expect(run.error.contains("summary.md: no process reads this named pipe"), "\(run.error)")
  }

  #if canImport(Glibc)
    @Test("a socket in place of a bundle is reported immediately")
    func socket() throws {
      let sandbox = try Sandbox(["l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\n"])
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = sandbox.directory.appending(path: "translations/en.yml").path
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let bound = withUnsafeBytes(of: &address) { bytes in
        bind(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
      }
      try #require(bound == 0)
      let run = try sandbox.run("check")
      #expect(run.status == 2)
      #expect(run.error.contains("translations/en.yml: this is a socket, not a file"), "\(run.error)")
    }
  #endif

  @Test("a device isn't accepted as a file", arguments: ["/dev/zero", "/dev/stdin"])
  func devices(path: String) throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 하나\n"])
    let run = try sandbox.run("check", "--config", path)
    #expect(run.status == 2)
    #expect(run.error.contains("\(path): this is a "), "\(run.error)")
  }

  private func makePipe(_ path: String, in sandbox: Sandbox) throws {
    try #require(mkfifo(sandbox.directory.appending(path: path).path, 0o600) == 0)
  }
}
