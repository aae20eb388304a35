import ArgumentParser
import L10nGenCore
import L10nReleases

/// `l10n-gen retract`: returns apps to earlier strings.
struct RetractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retract",
    abstract: "Return apps to the strings of an earlier release, or to those they were built with.",
    discussion: """
      Writes manifests with a later sequence and earlier packs, for all builds that the directory has releases for. \
      'l10n-gen sign' signs them. They reach an app at its next check.

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
    let files = try current.map { file in
      let manifest = try retracted(file.manifest, site, certificate)
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

  private func retracted(
    _ manifest: ReleaseManifest, _ site: ReleaseSite, _ certificate: KeyCertificate
  ) throws(Refusal) -> ReleaseManifest {
    var manifest = manifest
    switch to {
    case .compiled: manifest.packs = []
    case .sequence(let sequence):
      let path = site.copy(manifest.target, sequence: sequence)
      guard let earlier = try site.release(at: path) else {
        throw .usage("there is no release '\(path)'; name one that is there, or 'compiled'")
      }
      manifest.packs = earlier.packs
    }
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
