import ArgumentParser
import L10nProject
import L10nReleases

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `l10n-gen pack`: packs the current translations for builds that users have.
struct PackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Pack translations for released versions of the app.",
    discussion: """
      Reads the app at each git tag, compares its strings with the current translations, and writes a small pack of \
      the strings that differ for each language, and a manifest for each build. After 'l10n-gen sign' signs the \
      manifests, upload the directory to the address in l10n.yml.

      A string is only replaced if its key and arguments are the same as in the build. In metadata.yml, 'ota: false' \
      prevents a string from being replaced, and 'ota-since: v2.3' does so for versions before 2.3.

      A build without a tag, such as one for testers, is named by the file that 'l10n-gen emit --contract' wrote when \
      it was built.

      If SOURCE_DATE_EPOCH is set, identical input produces identical bytes.

      Examples:

        l10n-gen pack --releases 'v2.*' --out site
        l10n-gen pack --releases 'v2.*' --translations main --out site
        l10n-gen pack --releases 'v2.*' --translations-for 'v2.2.*=release/2.2' --out site
        l10n-gen pack --releases 'v2.*' --contract v2.4.0-beta.1.contract --out site
        l10n-gen pack --releases 'v2.*' --stage 10% --out site

      Exit status: 0 success; 1 the translations have errors, and nothing was written; 2 the usage or the configuration \
      is wrong, or a file can't be read or written.
      """)

  @OptionGroup var options: AppOptions
  @OptionGroup var content: ReleaseContent

  @Option(help: ArgumentHelp("The directory to write to.", valueName: "directory"), completion: .directory)
  var out: String

  @Option(
    help: ArgumentHelp(
      "The percentage of installations that get the release, such as 10%; default: all.", valueName: "percent"),
    transform: StageShare.init(parsing:))
  var stage: StageShare?

  func run() throws {
    try ProjectLock.acquire(around: ".")
    try Refusal.refuseEmpty(out, "--out")
    let site = ReleaseSite(path: out)
    let packing = try content.packing(for: options, site: site, share: stage?.share)
    let result = try packing.result(issued: .now)
    let stale = try site.unsignedManifests().map(\.path).filter { path in
      !result.manifests.contains { $0.path == path }
    }
    for path in stale { unlink(path) }
    try site.write(result.files)
    Console.error(lines: result.report)
    Console.error(
      "Wrote \(String.counted(result.manifests.count, "manifest")) and \(String.counted(result.packs.count, "pack")) to "
        + "'\(Console.printable(out))'; sign them with 'l10n-gen sign'.\n")
  }
}
