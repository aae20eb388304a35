import L10nAllLanguages
import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) import L10nRuntime
import L10nUpdates

/// A program that installs releases into a folder, or reads them there, for tests with several processes.
///
///     update-installer FOLDER FIRST STEP    installs one release after another until it is killed
///     update-installer FOLDER 3,1,2         installs these releases in this order
///     update-installer FOLDER start         starts with the installed release, prints its text, and waits to be killed
///     update-installer FOLDER read          repeatedly starts with the installed release until it is killed
///     update-installer replace RELEASES     shows one release after another, and prints the memory usage
///
/// Release number n has the text `Tn` in two languages. The program prints a line before the first. A program that
/// reads prints another line if it sees texts of two releases, or an earlier one than before.
@main
enum UpdateInstaller {
  private static let baseline = String(repeating: "a", count: 32)
  private static let key = OnlineKey(
    id: "00000000", bytes: [UInt8](repeating: 7, count: 32), epoch: 1, until: ReleaseTime(seconds: 4_000_000_000))

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.first, let second = arguments.dropFirst().first else {
      return print("usage: update-installer FOLDER FIRST STEP | NUMBERS | start | read, or replace RELEASES")
    }
    FileHandle.standardOutput.write(Data("ready\n".utf8))
    if folder == "replace" { return ReplacingMessages().run(Int(second) ?? 0) }
    if second == "read" { return read(folder) }
    if second == "start" { return await start(folder) }
    let number = Number()
    let updates = updates(of: localization(LanguagePreferences(languages: ["en"])), UpdateStore(folder: folder), number)
    let numbers = second.split(separator: ",").compactMap { Int($0) }
    if let first = numbers.first, let step = arguments.dropFirst(2).first.flatMap({ Int($0) }) {
      number.value = first
      while true {
        _ = await updates.refresh()
        number.value += step
      }
    }
    for next in numbers {
      number.value = next
      _ = await updates.refresh()
    }
  }

  private static func start(_ folder: String) async {
    let texts = localization(LanguagePreferences(languages: ["en"]))
    updates(of: texts, UpdateStore(folder: folder), Number()).start()
    FileHandle.standardOutput.write(Data(((texts.text(forKey: "text") ?? "") + "\n").utf8))
    try? await Task.sleep(for: .seconds(60))
  }

  private static func read(_ folder: String) {
    let preferences = LanguagePreferences(languages: ["en"])
    var last = 0
    while true {
      let texts = localization(preferences)
      updates(of: texts, UpdateStore(folder: folder, isReadOnly: true), Number()).start()
      let both = ["en", "ko"].map { language in
        preferences.setLanguages([language])
        return texts.text(forKey: "text") ?? ""
      }
      let number = Int(both[0].dropFirst()) ?? 0
      guard both[0] == both[1], number >= last else { return print("\(both) after \(last)") }
      last = number
    }
  }

  private static func localization(_ preferences: LanguagePreferences) -> Localization {
    Localization(
      source: "ko", fallback: [], programs: .version1, keys: "text",
      tables: [("ko", "T"), ("en", "T")], languageTables: .all, preferences: preferences)
  }

  private static func updates(of texts: Localization, _ store: UpdateStore, _ number: Number) -> TextUpdates {
    let environment = UpdateEnvironment(
      fetch: { request, _ throws(FetchFailure) in answer(request, number.value) }, verify: { _, _, _ in true },
      sha256: { SHA256.digest(of: $0) })
    var policy = UpdatePolicy()
    policy.checks = []
    let source = UpdateSource(
      url: "https://example.com", catalog: "test", channel: "test", baseline: baseline,
      roots: ["ed25519:" + Base64.text(key.bytes)])
    return TextUpdates(for: texts, source: source, policy: policy, store: store, environment: environment)
  }

  /// The number of the currently published release, which a single task uses.
  private final class Number: @unchecked Sendable {
    var value = 0
  }

  private static func answer(_ request: FetchRequest, _ number: Int) -> FetchResponse {
    let text = Array("T\(number)".utf8)
    let pack = MessagePack.bytes(of: [MessageID.hash("text".utf8): text])
    guard request.url.path.hasSuffix(".l10n") else { return FetchResponse(status: 200, body: pack) }
    let digest = SHA256.hexadecimal(of: pack)
    let manifest = ReleaseManifest(
      target: ReleaseTarget(catalog: "test", channel: "test", baseline: baseline),
      version: ReleaseVersion(epoch: 1, sequence: UInt64(number)),
      issued: ReleaseTime(seconds: 3_980_000_000 + Int64(number)),
      expires: ReleaseTime(seconds: 4_000_000_000), runtime: 1,
      packs: ["en", "ko"].map { .init(language: $0, digest: digest, length: pack.count, messages: 1) }, key: key)
    let signature = [UInt8](repeating: 0, count: 64)
    return FetchResponse(
      status: 200, body: ReleaseManifest.bytes(of: manifest.signedBytes(root: 1, signature), signature: signature))
  }
}
