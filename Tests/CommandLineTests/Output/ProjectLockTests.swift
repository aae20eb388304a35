import Foundation
import TestSupport
import Testing

@Suite("Locks of directories")
struct ProjectLockTests {
  /// Opens a directory of a sandbox for its lock.
  private func descriptor(of name: String, in sandbox: Sandbox) -> Int32 {
    open(sandbox.directory.appending(path: name).path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  @Test("locks are acquired in a fixed order, so that two projects that write to each other's packages finish")
  func order() throws {
    let sandbox = try Sandbox([
      "b/Package.swift": "", "b/l10n.yml": "source: ko\n", "b/translations/ko.yml": "a: 하나\n", "a/Package.swift": "",
    ])
    let (other, own) = (descriptor(of: "a", in: sandbox), descriptor(of: "b", in: sandbox))
    defer {
      close(other)
      close(own)
    }
    #expect(flock(other, LOCK_EX) == 0)
    let running = try sandbox.start(["emit", "--config", "b/l10n.yml", "--output", "a"])
    Thread.sleep(forTimeInterval: 1.5)
    // The command waits for the first of the two, and doesn't lock the second.
    #expect(flock(own, LOCK_EX | LOCK_NB) == 0)
    #expect(flock(own, LOCK_UN) == 0)
    #expect(flock(other, LOCK_UN) == 0)
    #expect(try running.finish().status == 0)
    #expect(sandbox.exists("a/L10n.swift"))
  }

  @Test("emit removes the temporary files of a stopped run even if its own files are up to date")
  func leftovers() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\noutput: { directory: Generated }\n", "translations/ko.yml": "a: 하나\n",
    ])
    #expect(try sandbox.run("emit").status == 0)
    try sandbox.write("half", to: "Generated/.l10n-gen-999999999-1")
    // The first process of the system exists as long as the test.
    try sandbox.write("half", to: "Generated/.l10n-gen-1-7")
    #expect(try sandbox.run("emit").error == "Nothing changed.\n")
    #expect(!sandbox.exists("Generated/.l10n-gen-999999999-1"))
    #expect(sandbox.exists("Generated/.l10n-gen-1-7"))
  }
}
