import L10nCatalog
import L10nEmission
import L10nLanguage
import L10nMessages
import L10nProject
@_spi(Updates) import L10nReleases
import L10nText

/// Packs the current translations for builds of the app.
struct ReleasePacking {
  /// The builds that users have.
  let builds: [AppBuild]
  let translations: PublishedTranslations
  let updates: UpdateSettings
  let certificate: KeyCertificate
  /// The directory with the earlier releases.
  let site: ReleaseSite
  /// The share of installations, in hundredths of a percent, or `nil` for all.
  let share: Int?

  /// The number of days after which a release expires unless it is renewed.
  static let days = 180

  /// The files to write.
  struct Result {
    /// The packs, by their paths.
    var packs: [(path: String, bytes: [UInt8])] = []
    /// The unsigned manifests, by their paths.
    var manifests: [(path: String, bytes: [UInt8])] = []
    /// A line for each build, and for each message that a build can't show.
    var report: [String] = []

    /// All files, with the packs first.
    var files: [(path: String, bytes: [UInt8])] { packs + manifests }
  }

  /// Creates the packs for all builds. The same input always produces the same bytes.
  ///
  /// - Parameter issued: the time of the release.
  func result(issued: ReleaseTime) throws(Refusal) -> Result {
    try refuseEqualIDs()
    var result = Result()
    var seen: Set<ReleaseTarget> = []
    for build in builds {
      let target = ReleaseTarget(catalog: updates.catalog, channel: build.channel, baseline: build.baseline)
      guard seen.insert(target).inserted else {
        result.report.append("\(build.name): the same texts as a build above")
        continue
      }
      let replacements = build.replacements(from: translations.files(forBuild: build.name))
      let packs = replacements.lines.sorted { $0.key < $1.key }.map { language, lines in
        (language: language, bytes: MessagePack.bytes(of: lines), count: lines.count)
      }
      let listed = packs.map { pack in
        ReleaseManifest.Pack(
          language: pack.language, digest: SHA256.hexadecimal(of: pack.bytes), length: pack.bytes.count,
          messages: pack.count)
      }
      for (pack, entry) in zip(packs, listed) {
        guard pack.bytes.count <= ReleaseManifest.packSizeLimit else {
          throw .usage(
            "the pack of '\(pack.language)' for \(build.name) has \(pack.bytes.count) bytes; apps read at most "
              + "\(ReleaseManifest.packSizeLimit), so release a new version of the app instead")
        }
        let path = site.pack(entry.digest, catalog: updates.catalog)
        if !result.packs.contains(where: { $0.path == path }) { result.packs.append((path, pack.bytes)) }
      }
      let manifest = manifest(target, listed, issued: issued, after: try lastRelease(for: target))
      let lines = manifest.signedBytes(root: certificate.root, certificate.signature)
      result.manifests.append((site.unsignedManifest(target), lines))
      result.report += Self.report(of: build, manifest, replacements.rejected)
    }
    return result
  }

  /// Returns the latest release, which part of the installations keep during a staged release, or `nil` if there is
  /// none.
  private func lastRelease(for target: ReleaseTarget) throws(Refusal) -> ReleaseManifest? {
    let path = site.manifest(target)
    guard FileSystem.kind(of: path) != nil else { return nil }
    return try ReleaseCheck(site: site, updates: updates, verifier: try Ed25519.verifier())
      .verified(at: path, epoch: certificate.key.epoch)
  }

  private func manifest(
    _ target: ReleaseTarget, _ packs: [ReleaseManifest.Pack], issued: ReleaseTime, after last: ReleaseManifest?
  ) -> ReleaseManifest {
    let version = last.nextVersion(in: certificate.key.epoch, issued: issued)
    var manifest = ReleaseManifest(
      target: target, version: version, issued: issued, expires: issued.adding(days: Self.days),
      runtime: ReleaseManifest.currentRuntime, packs: packs, key: certificate.key)
    guard let share, share < 10_000 else { return manifest }
    // If the share grows, the same installations are selected again, and more.
    let salt = last?.stage?.salt ?? String(SHA256.hexadecimal(of: "\(version.sequence)".utf8).prefix(8))
    manifest.stage = .init(share: share, salt: salt)
    if let last, last.version.epoch == version.epoch {
      manifest.previous =
        last.stage == nil ? .init(sequence: last.version.sequence, packs: last.packs) : last.previous
    }
    return manifest
  }

  /// Refuses two messages, of any builds, with the same number, because one would be shown instead of the other.
  private func refuseEqualIDs() throws(Refusal) {
    var lines: [UInt64: String] = [:]
    for signature in builds.flatMap(\.compiled.signatures) {
      guard let other = lines.updateValue(signature.line, forKey: signature.id), other != signature.line else {
        continue
      }
      throw .usage("'\(other)' and '\(signature.line)' have the same number; rename the key of one of them")
    }
  }

  private static func report(
    of build: AppBuild, _ manifest: ReleaseManifest, _ rejected: [MessageReplacements.Rejected]
  ) -> [String] {
    let summary = manifest.packs.isEmpty ? "nothing differs" : manifest.packSummary
    let others = manifest.previous.map {
      "  other installations keep release \($0.sequence) of \(ReleaseTime(seconds: Int64(clamping: $0.sequence)).text)"
    }
    return ["\(build.name): \(summary)"] + (others.map { [$0] } ?? [])
      + rejected.map { "  '\($0.keyPath)' in \($0.language) stays as it is: \($0.reason.explanation)" }
  }
}

extension ReleaseManifest {
  /// The number of strings and the size of each language's pack.
  var packSummary: String {
    packs.map { "\($0.language) \(String.counted($0.messages, "string")) (\($0.length) bytes)" }.joined(separator: ", ")
  }
}

extension ReleaseManifest? {
  /// Returns the version of the next release.
  func nextVersion(in epoch: UInt32, issued: ReleaseTime) -> ReleaseVersion {
    let sequence = UInt64(max(issued.seconds, 0))
    guard let last = self?.version, last.epoch == epoch, last.sequence >= sequence else {
      return ReleaseVersion(epoch: epoch, sequence: sequence)
    }
    return ReleaseVersion(epoch: epoch, sequence: min(last.sequence, .max - 1) + 1)
  }
}

extension MessageReplacements.Reason {
  /// The reason, as the end of a sentence.
  fileprivate var explanation: String {
    switch self {
    case .syntax: "the new string is not well-formed"
    case .check(let rejection): rejection.explanation
    }
  }
}

extension MessageReplacement.Rejection {
  /// The reason, as the end of a sentence.
  fileprivate var explanation: String {
    switch self {
    case .tooLong: "the new string is longer than \(MessageReplacement.lineLimit) bytes"
    case .malformed: "the new string can't be written in a pack"
    case .otherShape: "it is a list now, or was one in this build"
    case .unknownArgument(let name): "the new string uses '\(name)', which this build doesn't pass"
    case .argumentType(let name): "the new string uses '\(name)' in a way that its type in this build doesn't allow"
    case .missingOther: "the new string has no text for 'other'"
    case .blank: "the new string is empty"
    }
  }
}
