import Foundation
import Testing

@testable import TestSupport

/// The script of `.github/actions/setup`, with a server on this machine.
@Suite("The setup action")
struct SetupActionTests {
  private func isUnpacked(_ offered: [String], of job: SetupJob) -> Bool {
    offered.count == 1 && offered[0].hasPrefix("l10n-gen.")
      && offered[0].hasSuffix("/\(job.archive.dropLast(".tar.gz".count))/bin")
  }

  @Test("the release's tool is installed once it is verified, and downloaded once")
  func release() throws {
    let job = try SetupJob()
    try job.publish()
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 0, "\(run.output)")
    #expect(isUnpacked(try job.offered(), of: job))
    #expect(try job.outputs() == ["version": job.version])
    let verification = try job.read("gh.log")
    #expect(verification.contains("--repo l10n-gen/l10n-gen --source-ref refs/tags/v\(job.version) "))
    #expect(verification.contains("--signer-workflow l10n-gen/l10n-gen/.github/workflows/release.yml "))
    #expect(verification.contains("--deny-self-hosted-runners"))
    #expect(verification.contains(" --source-digest \(SetupJob.commit) "))
    let again = try job.run("find", server: "http://127.0.0.1:1")
    #expect(again.status == 0, "\(again.output)")
    #expect(try job.offered().count == 2)
  }

  @Test("nothing in a tool cache that others could write to is run, unless it is the release's")
  func toolCache() throws {
    let job = try SetupJob()
    try job.publish()
    let server = try job.serve()
    // The file of the script's earlier versions, and an archive that was changed.
    try job.writeTool(to: "tools/l10n-gen/\(job.version)/\(job.architecture)/l10n-gen")
    #expect(try job.run("find", server: server).status == 0)
    #expect(isUnpacked(try job.offered(), of: job))
    try job.append("x", to: job.cached)
    let offline = try job.run("find", server: "http://127.0.0.1:1")
    #expect(offline.status == 0)
    #expect(offline.output.contains("is built from its sources, since SHA256SUMS of release"))
    #expect(try job.run("find", server: server).status == 0)
    #expect(try job.run("find", server: "http://127.0.0.1:1").output.contains("::notice") == false)
  }

  @Test(
    "the tool is built if the release was made from another commit than the pinned one, or none is pinned",
    arguments: [String(repeating: "a", count: 40), "main", "v99.0.0", "0123456"])
  func otherCommit(pin: String) throws {
    let job = try SetupJob(pinnedBy: pin)
    try job.publish()
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 0, "\(run.output)")
    #expect(try job.offered() == [])
    #expect(try job.outputs()["build-directory"] != nil)
    let reason = pin.count == 40 ? "was made of another commit than \(pin)" : "this action is not pinned by a commit"
    #expect(run.output.contains(reason))
  }

  @Test("the release is found by its tag if a workflow uses the tag")
  func tag() throws {
    let version = try SetupJob().version
    let job = try SetupJob(pinnedBy: "v\(version)")
    try job.publish()
    let server = try job.serve()
    #expect(try job.run("find", server: server).status == 0)
    #expect(isUnpacked(try job.offered(), of: job))
  }

  @Test("damaged archives aren't installed")
  func damaged() throws {
    let job = try SetupJob()
    try job.publish()
    try job.append("x", to: "server/l10n-gen/l10n-gen/releases/download/v\(job.version)/\(job.archive)")
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 1)
    #expect(run.output.contains("::error title=l10n-gen is not set up::\(job.archive) is damaged: its SHA-256 is "))
    #expect(try job.offered() == [])
    #expect(!job.exists("tools"))
  }

  @Test("archives whose provenance can't be verified aren't installed")
  func forged() throws {
    let job = try SetupJob(provenance: false)
    try job.publish()
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 1)
    #expect(run.output.contains("The provenance of \(job.archive) could not be verified"))
    #expect(try job.offered() == [])
    #expect(!job.exists("tools"))
  }

  @Test("the tool is built if there is no release, once for the same sources")
  func build() throws {
    let job = try SetupJob()
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains("is built from its sources, since \(server)/l10n-gen/l10n-gen has no SHA256SUMS"))
    #expect(try job.offered() == [])
    let directory = try #require(job.outputs()["build-directory"])
    // The files of other jobs aren't available.
    #expect(directory.hasPrefix(job.directory.path + "/l10n-gen-"))
    #expect(try job.outputs()["build-key"]?.hasPrefix("l10n-gen-\(job.version)-") == true)
    for _ in 1...2 { #expect(try job.run("build", environment: ["BUILD_DIRECTORY": directory]).status == 0) }
    #expect(try job.offered().count == 2)
    #expect(try job.read("builds.log") == "build\n")

    try job.append("// changed\n", to: job.inCheckout("Package.swift"))
    #expect(try job.run("find", server: server).status == 0)
    #expect(try job.outputs()["build-directory"] != directory)
  }

  @Test("the tool is built if the server can't be reached, or nothing can be verified")
  func unreachable() throws {
    let job = try SetupJob()
    let run = try job.run("find", server: "http://127.0.0.1:1")
    #expect(run.status == 0)
    #expect(run.output.contains("could not be downloaded from http://127.0.0.1:1"))
    let unverified = try SetupJob(provenance: nil)
    try unverified.publish()
    let server = try unverified.serve()
    #expect(try unverified.run("find", server: server).output.contains("since the GitHub CLI (gh)"))
    #expect(try unverified.outputs()["build-directory"] != nil)
    #expect(!unverified.exists("tools"))
  }

  @Test("a runner without Swift gets advice")
  func refusals() throws {
    let job = try SetupJob()
    try job.remove("bin/swift")
    let build = try job.run("build", environment: ["BUILD_DIRECTORY": job.directory.appending(path: "tools/x").path])
    #expect(build.status == 1)
    #expect(build.output.contains("this runner has no Swift"))
  }
}
