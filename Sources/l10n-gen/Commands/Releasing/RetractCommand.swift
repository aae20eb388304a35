import ArgumentParser
import L10nCatalog
import L10nProject
import L10nReleases

/// `l10n-gen retract`: returns apps to earlier strings.
struct RetractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retract",
    abstract: "Roll apps back to an earlier release, or to the strings they were built with, or renew a release.",
    discussion: """
      Writes manifests with a later sequence number that refer to earlier packs, for all builds with a release in the \
      directory. Sign them with 'l10n-gen sign'. Apps get them at their next check.

      Examples:

        l10n-gen retract site --to compiled        the strings that apps were built with
        l10n-gen retract site --to 1795262400      the release with this sequence
        l10n-gen retract site --to current         the release in use, for 180 more days
      """)

  @OptionGroup var options: AppOptions

  @Argument(help: "The directory with the releases, as it was uploaded.", completion: .directory)
  var directory: String

  @Option(
    help: ArgumentHelp("The sequence of a release, 'compiled' or 'current'.", valueName: "release"),
    transform: Destination.init(parsing:))
  var to: Destination

  /// The release to return to.
  enum Destination: Sendable {
    case compiled
    case current
    case sequence(UInt64)

    init(parsing text: String) throws {
      if text == "compiled" {
        self = .compiled
      } else if text == "current" {
        self = .current
      } else if let sequence = UInt64(text) {
        self = .sequence(sequence)
      } else {
        throw ValidationError(
          "--to must be 'compiled', 'current', or the sequence of a release: the number in its manifest")
      }
    }
  }

  func run() throws {
    try ProjectLock.acquire(around: ".")
    let site = ReleaseSite(path: directory)
    let (loaded, updates) = try options.load()
    let certificate = try KeyCertificate.required(updates, loaded)
    let check = ReleaseCheck(site: site, updates: updates, verifier: try Ed25519.verifier())
    let targets = try site.signedManifests().map(\.manifest.target).filter { $0.catalog == updates.catalog }
    guard !targets.isEmpty else {
      throw Refusal.usage(
        "'\(directory)' has no signed manifests of '\(updates.catalog)'; name the directory of the releases")
    }
    let epoch = certificate.key.epoch
    var releases: [(target: ReleaseTarget, current: ReleaseManifest?, wanted: ReleaseManifest?)] = []
    for target in targets {
      let current = try check.verified(at: site.manifest(target), epoch: epoch)
      let wanted: ReleaseManifest? =
        switch to {
        case .compiled: nil
        case .current: current
        case .sequence(let sequence):
          try check.verified(at: site.copy(target, sequence: sequence), epoch: epoch)
        }
      releases.append((target, current, wanted))
    }
    try refuseMissing(releases.map { ($0.target, $0.wanted) })
    let files = releases.map { release in
      let manifest = self.manifest(release.target, like: release.wanted, after: release.current, certificate)
      return (
        path: site.unsignedManifest(manifest.target),
        bytes: manifest.signedBytes(root: certificate.root, certificate.signature)
      )
    }
    try site.write(files)
    Console.error(lines: releases.map { Self.report(on: $0.target, $0.wanted) })
    Console.error(
      "Wrote \(String.counted(files.count, "manifest")) to '\(Console.printable(directory))'; sign them with 'l10n-gen sign'.\n"
    )
  }

  /// Returns a sentence about the strings that a build returns to. The directory may come from an untrusted host, which
  /// may have put an older release there.
  private static func report(on target: ReleaseTarget, _ wanted: ReleaseManifest?) -> String {
    let build = "build \(target.baseline.prefix(8)): "
    guard let wanted else { return build + "the compiled strings" }
    return build + "release \(wanted.version.sequence) of \(wanted.issued.text), "
      + (wanted.packs.isEmpty ? "with the compiled strings" : wanted.packSummary)
  }

  /// Refuses a release that no build has. A build that was tagged after the release doesn't have its strings.
  private func refuseMissing(_ releases: [(target: ReleaseTarget, wanted: ReleaseManifest?)]) throws(Refusal) {
    let name: String
    switch to {
    case .compiled: return
    case .current: name = "release of this epoch"
    case .sequence(let sequence): name = "release \(sequence)"
    }
    guard releases.contains(where: { $0.wanted != nil }) else {
      throw .usage("no build has a \(name) in '\(directory)'; name one that is there, or 'compiled'")
    }
    let without = releases.filter { $0.wanted == nil }
    Console.error(
      lines: without.map { "The build \($0.target.baseline) has no \(name); it returns to its compiled strings." })
  }

  /// Returns the next release of a build, with the packs of another one. Renewing a staged release doesn't change its
  /// share of installations.
  private func manifest(
    _ target: ReleaseTarget, like wanted: ReleaseManifest?, after current: ReleaseManifest?,
    _ certificate: KeyCertificate
  ) -> ReleaseManifest {
    let now = ReleaseTime.now
    var manifest = ReleaseManifest(
      target: target, version: current.nextVersion(in: certificate.key.epoch, issued: now), issued: now,
      expires: now.adding(days: ReleasePacking.days), runtime: wanted?.runtime ?? ReleaseManifest.currentRuntime,
      packs: wanted?.packs ?? [], key: certificate.key)
    if case .current = to {
      manifest.stage = wanted?.stage
      manifest.previous = wanted?.previous
    }
    return manifest
  }
}
