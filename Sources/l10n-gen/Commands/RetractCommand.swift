import ArgumentParser
import L10nGenCore
import L10nReleases

/// `l10n-gen retract`: returns apps to earlier strings.
struct RetractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retract",
    abstract: "Roll apps back to an earlier release, or to the strings they were built with.",
    discussion: """
      Writes manifests with a later sequence number that refer to earlier packs, for all builds with a release in the \
      directory. Sign them with 'l10n-gen sign'. Apps get them at their next check.

      Examples:

        l10n-gen retract site --to compiled        the strings that apps were built with
        l10n-gen retract site --to 1795262400      the release with this sequence
      """)

  @OptionGroup var options: AppOptions

  @Argument(help: "The directory with the releases, as it was uploaded.", completion: .directory)
  var directory: String

  @Option(
    help: ArgumentHelp("The sequence of a release, or 'compiled'.", valueName: "release"),
    transform: Destination.init(parsing:))
  var to: Destination

  /// The release to return to.
  enum Destination: Sendable {
    case compiled
    case sequence(UInt64)

    init(parsing text: String) throws {
      if text == "compiled" {
        self = .compiled
      } else if let sequence = UInt64(text) {
        self = .sequence(sequence)
      } else {
        throw ValidationError("--to is 'compiled', or the sequence of a release: the number in its manifest")
      }
    }
  }

  func run() throws {
    let site = ReleaseSite(path: directory)
    let (loaded, updates) = try options.load()
    let certificate = try KeyCertificate.required(updates, loaded)
    let current = try site.signedManifests().filter { $0.manifest.target.catalog == updates.catalog }
    guard !current.isEmpty else {
      throw Refusal.usage(
        "'\(directory)' has no signed manifests of '\(updates.catalog)'; name the directory of the releases")
    }
    let earlier = try earlierReleases(than: current.map(\.manifest), site)
    let files = zip(current, earlier).map { file, earlier in
      let manifest = Self.retracted(file.manifest, to: earlier, certificate)
      return (
        path: site.unsignedManifest(manifest.target),
        bytes: manifest.signedBytes(root: certificate.root, certificate.signature)
      )
    }
    try site.write(files)
    Console.error(
      "Wrote \(String.counted(files.count, "manifest")) to '\(Console.printable(directory))'; sign them with 'l10n-gen sign'.\n"
    )
  }

  /// Returns the release to return to for each build, or `nil` for the strings that it was built with. A build that was
  /// tagged after the release has no earlier strings.
  private func earlierReleases(
    than current: [ReleaseManifest], _ site: ReleaseSite
  ) throws(Refusal) -> [ReleaseManifest?] {
    guard case .sequence(let sequence) = to else { return current.map { _ in nil } }
    var releases: [ReleaseManifest?] = []
    for manifest in current { releases.append(try site.release(at: site.copy(manifest.target, sequence: sequence))) }
    guard releases.contains(where: { $0 != nil }) else {
      throw .usage("no build has a release \(sequence) in '\(directory)'; name one that is there, or 'compiled'")
    }
    for (manifest, release) in zip(current, releases) where release == nil {
      Console.error(
        "The build \(manifest.target.baseline) has no release \(sequence); it returns to its compiled strings.\n")
    }
    return releases
  }

  private static func retracted(
    _ manifest: ReleaseManifest, to earlier: ReleaseManifest?, _ certificate: KeyCertificate
  ) -> ReleaseManifest {
    var manifest = manifest
    manifest.packs = earlier?.packs ?? []
    let now = ReleaseTime.now
    manifest.version = Optional(manifest).nextVersion(in: certificate.key.epoch, issued: now)
    manifest.issued = now
    manifest.expires = now.adding(days: ReleasePacking.days)
    manifest.key = certificate.key
    manifest.stage = nil
    manifest.previous = nil
    return manifest
  }
}
