@_spi(Generated) import L10nRuntime
import Peers
import Texts

/// The first read in a process, which prepares the catalog; prints nanoseconds. With the argument `Foundation`, the
/// first read with `Bundle.localizedString`.
@main
enum FirstRead {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "Foundation" {
      let start = ContinuousClock.now
      let text = try PeerFiles().foundation.text(Sample.plainKey)
      print(text == Sample.plain ? nanoseconds(since: start) : -1)
    } else {
      LanguagePreferences.shared.setLanguages(["ko"])
      let start = ContinuousClock.now
      let text = L10n.Benchmark.Sample.plain
      print(text == Texts.Sample.plain ? nanoseconds(since: start) : -1)
    }
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Int {
    let time = (ContinuousClock.now - start).components
    return Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000)
  }
}
