import ArgumentParser
import L10nCatalog
import L10nProject
import L10nReleases
import L10nText

/// `l10n-gen verify`: checks a directory of releases in the same way as apps do.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check packed translations: signatures, packs, and that they can be reproduced.",
    discussion: """
      Checks each manifest as an app does, and that its packs exist and match it. With --reproduce, packs the releases \
      again, and requires the same bytes as in the unsigned ones.

      Examples:

        l10n-gen verify site
        l10n-gen verify site --signatures          what a host has, before the packs are downloaded
        l10n-gen verify site --reproduce --releases 'v2.*' --translations main

      Exit status: 0 no problems; 1 problems were found; 2 the usage or the configuration is wrong, or a file can't be \
      read.
      """)

  @OptionGroup var options: AppOptions
  @OptionGroup var content: ReleaseContent

  @Argument(help: "The directory that 'l10n-gen pack' wrote.", completion: .directory)
  var directory: String

  @Flag(help: "Pack again, and compare.")
  var reproduce = false

  @Flag(help: "Check the signatures of manifests alone, before their packs are downloaded.")
  var signatures = false

  func run() throws {
    guard reproduce || content.isEmpty else {
      throw Refusal.usage("--releases, --contract and --translations say what to pack again; add --reproduce")
    }
    guard !signatures || !reproduce else { throw Refusal.usage("choose one of --signatures and --reproduce") }
    let site = ReleaseSite(path: directory)
    let (_, updates) = try options.load()
    if signatures { return try verifySignatures(in: site, updates) }
    let (signed, unsigned) = (try site.signedManifests(), try site.unsignedManifests())
    guard !signed.isEmpty || !unsigned.isEmpty else {
      throw Refusal.usage("'\(directory)' has no manifests; name the directory that 'l10n-gen pack' wrote")
    }
    var problems: [FileSystem.Failure] = []
    let check = ReleaseCheck(site: site, updates: updates, verifier: try Ed25519.verifier())
    let replaced = Set(unsigned.map(\.manifest.target))
    for file in signed {
      problems += check.problems(of: file, isSigned: true, isReplaced: replaced.contains(file.manifest.target))
    }
    for file in unsigned { problems += check.problems(of: file, isSigned: false) }
    if reproduce { problems += try differences(in: site, unsigned) }
    guard problems.isEmpty else {
      Console.error(lines: problems.map { "\($0.path): error: \($0.reason)" })
      throw ExitCode(1)
    }
    let counts = [
      String.counted(signed.count, "signed manifest"), String.counted(unsigned.count, "unsigned manifest"),
    ]
    Console.error("Verified \(counts.joined(separator: " and ")).\n")
  }

  /// Checks the manifests on a host, including copies, even if a release has expired.
  private func verifySignatures(in site: ReleaseSite, _ updates: UpdateSettings) throws {
    let files = try site.signedFiles()
    guard !files.isEmpty else {
      throw Refusal.usage("'\(directory)' has no signed manifests; name the directory of the releases")
    }
    let check = ReleaseCheck(site: site, updates: updates, verifier: try Ed25519.verifier())
    let problems = files.compactMap { check.problemOfSignature(in: $0) }
    Console.error(lines: problems.map { "\($0.path): error: \($0.reason)" })
    guard problems.isEmpty else { throw ExitCode(1) }
    Console.error("Verified the signatures of \(String.counted(files.count, "manifest")).\n")
  }

  /// Returns the files that would be different if they were packed again.
  private func differences(in site: ReleaseSite, _ unsigned: [ReleaseSite.File]) throws -> [FileSystem.Failure] {
    guard let issued = unsigned.first?.manifest.issued else {
      throw Refusal.usage("'\(directory)' has nothing that waits to be signed; reproduce a release before it is signed")
    }
    let share = unsigned.first?.manifest.stage?.share
    let result = try content.packing(for: options, site: site, share: share).result(issued: issued)
    let expected = Set(result.manifests.map(\.path))
    let different = result.files.filter { (try? FileSystem.bytes(of: $0.path)) != $0.bytes }
    return different.map { .init(path: $0.path, reason: "packing again gives other bytes; pack and sign again") }
      + unsigned.filter { !expected.contains($0.path) }.map {
        .init(
          path: $0.path,
          reason: "packing again gives no such manifest; remove it, or name its build in --releases or --contract")
      }
  }
}
