import Foundation
import Testing

/// The script of `.github/actions/setup`, against a server on this machine.
@Suite("The setup action")
struct SetupActionTests {
  @Test("takes the tool from the tool cache, and asks nobody")
  func toolCache() throws {
    let job = try SetupJob()
    try job.writeTool(to: "tools/l10n-gen/\(job.version)/\(job.architecture)/l10n-gen")
    let run = try job.run("find", server: "http://127.0.0.1:1")
    #expect(run.status == 0)
    #expect(try job.offered() == ["tools/l10n-gen/\(job.version)/\(job.architecture)"])
    #expect(try job.outputs() == ["version": job.version])
  }

  @Test("installs the release's tool once it is verified, and has it from then on")
  func release() throws {
    let job = try SetupJob()
    try job.publish()
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 0, "\(run.output)")
    #expect(try job.offered() == ["tools/l10n-gen/\(job.version)/\(job.architecture)"])
    let verification = try job.read("gh.log")
    #expect(verification.contains("--repo l10n-gen/l10n-gen --source-ref refs/tags/v\(job.version) "))
    #expect(verification.contains("--signer-workflow l10n-gen/l10n-gen/.github/workflows/release.yml "))
    #expect(try job.run("find", server: "http://127.0.0.1:1").status == 0)
  }

  @Test("installs nothing that is damaged")
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

  @Test("installs nothing whose provenance can't be verified")
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

  @Test("builds where there is no release, once for the same sources")
  func build() throws {
    let job = try SetupJob()
    let server = try job.serve()
    let run = try job.run("find", server: server)
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains("is built from its sources, since \(server)/l10n-gen/l10n-gen has no SHA256SUMS"))
    #expect(try job.offered() == [])
    let directory = try #require(job.outputs()["build-directory"])
    #expect(try job.outputs()["build-key"]?.hasPrefix("l10n-gen-\(job.version)-") == true)
    for _ in 1...2 { #expect(try job.run("build", environment: ["BUILD_DIRECTORY": directory]).status == 0) }
    #expect(try job.offered().count == 2)
    #expect(try job.read("builds.log") == "build\n")

    try job.append("// changed\n", to: "checkout/Package.swift")
    #expect(try job.run("find", server: server).status == 0)
    #expect(try job.outputs()["build-directory"] != directory)
  }

  @Test("builds where the server can't be reached, and where nothing can be verified")
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

  @Test("says what to do about a version that there isn't, and about a runner without Swift")
  func refusals() throws {
    let job = try SetupJob()
    let server = try job.serve()
    let other = try job.run("find", server: server, environment: ["VERSION": "99.0.0"])
    #expect(other.status == 1)
    #expect(other.output.contains("its own version alone, which is \(job.version): ask for that one"))
    for version in ["latest", "../1.0.0", "1.0", "1.0.0\nmore=1.0.0", "$(id)"] {
      let run = try job.run("find", server: server, environment: ["VERSION": version])
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("::error title=l10n-gen is not set up::'"))
    }
    try job.remove("bin/swift")
    let build = try job.run("build", environment: ["BUILD_DIRECTORY": job.directory.appending(path: "tools/x").path])
    #expect(build.status == 1)
    #expect(build.output.contains("this runner has no Swift"))
  }
}
