import Foundation
@_spi(Updates) import L10nLanguage
import L10nReleases
@_spi(Generated) import L10nRuntime
import L10nUpdates

/// A program that installs one release after another into a folder until it is killed, for tests of what it leaves behind.
///
///     update-installer FOLDER FIRST STEP
///
/// The release number n has the text `Tn` in two languages. It prints a line before the first.
@main
enum UpdateInstaller {
  private static let baseline = String(repeating: "a", count: 32)
  private static let key = OnlineKey(
    id: "00000000", bytes: [UInt8](repeating: 7, count: 32), epoch: 1, until: ReleaseTime(seconds: 4_000_000_000))

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 3, let folder = arguments.first, let first = Int(arguments[2]),
      let step = Int(arguments[3])
    else { return print("usage: update-installer FOLDER FIRST STEP") }
    let texts = Localization(
      source: "ko", fallback: [], syntax: .icu, koreanParticles: true, keys: "text",
      tables: [("ko", "T"), ("en", "T")], preferences: LanguagePreferences(languages: ["en"]))
    let number = Number(first)
    let environment = UpdateEnvironment(
      fetch: { request, _ throws(FetchFailure) in answer(request, number.value) }, verify: { _, _, _ in true },
      sha256: { SHA256.digest(of: $0) })
    var policy = UpdatePolicy()
    policy.checks = []
    let source = UpdateSource(
      url: "https://example.com", catalog: "test", channel: "test", baseline: baseline,
      roots: ["ed25519:" + Base64.text(key.bytes)])
    let updates = TextUpdates(
      for: texts, source: source, policy: policy, store: UpdateStore(folder: folder), environment: environment)
    FileHandle.standardOutput.write(Data("ready\n".utf8))
    while true {
      _ = await updates.refresh()
      number.value += step
    }
  }

  /// The number of the release that is published now. One task uses it.
  private final class Number: @unchecked Sendable {
    var value: Int

    init(_ value: Int) {
      self.value = value
    }
  }

  private static func answer(_ request: FetchRequest, _ number: Int) -> FetchResponse {
    let text = Array("T\(number)".utf8)
    let pack = MessagePack.bytes(of: [MessageSignature(line: "text").id: text])
    guard request.url.path.hasSuffix(".l10n") else { return FetchResponse(status: 200, body: pack) }
    let digest = SHA256.hexadecimal(of: pack)
    let manifest = ReleaseManifest(
      target: ReleaseTarget(catalog: "test", channel: "test", baseline: baseline),
      version: ReleaseVersion(epoch: 1, sequence: UInt64(number)), issued: ReleaseTime(seconds: Int64(number)),
      expires: ReleaseTime(seconds: 4_000_000_000), runtime: 1,
      packs: ["en", "ko"].map { .init(language: $0, digest: digest, length: pack.count, messages: 1) }, key: key)
    let signature = [UInt8](repeating: 0, count: 64)
    return FetchResponse(
      status: 200, body: ReleaseManifest.bytes(of: manifest.signedBytes(root: 1, signature), signature: signature))
  }
}
