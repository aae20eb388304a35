import L10nAllLanguages
import L10nLanguage

/// Resolves five preferences against forty languages; `resolve.sh` compiles this with the language library.
@main
enum ResolveBenchmark {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "first-use" { return firstUse() }
    let tags = preferred.compactMap { LanguageTag($0) }
    let available = available.compactMap { LanguageTag($0) }
    guard let source = available.first else { return }
    let chain = LanguageChain(available: available, fallback: [source], source: source, tables: .all)
    let matcher = LanguageMatcher(supported: available, tables: .all)
    compare(
      "\(tags.count) preferences against \(available.count) languages",
      [
        Measurement("the chain", iterations: 2_000) { chain.resolve(preferred: tags).count },
        Measurement("the chain, from texts", iterations: 2_000) {
          chain.resolve(preferred: preferred.compactMap { LanguageTag($0) }).count
        },
        Measurement("the best match alone", iterations: 2_000) { matcher.bestMatch(for: tags)?.supportedIndex ?? 0 },
        Measurement("preparing a chain, once an app", iterations: 500) {
          LanguageChain(available: available, fallback: [source], source: source, tables: .all).resolve(preferred: [])
            .count
        },
      ])
  }

  private static let preferred = ["zh-Hant-TW", "ko-KR", "en-AU", "fr-CA", "pt-PT"]
  private static let available = [
    "ko", "en", "zh-Hans", "zh-Hant", "ja", "fr", "de", "es", "es-419", "pt-BR", "pt-PT", "it", "nl", "sv", "da", "nb",
    "fi", "pl", "cs", "sk", "hu", "ro", "bg", "el", "tr", "ru", "uk", "ar", "he", "fa", "hi", "bn", "th", "vi", "id",
    "ms", "fil", "ca", "hr", "sr",
  ]

  /// The first use of every table in a process; prints nanoseconds.
  private static func firstUse() {
    let start = ContinuousClock.now
    let available = available.compactMap { LanguageTag($0) }
    let tags = preferred.compactMap { LanguageTag($0) }
    var checksum = LanguageTag("zh-min-nan-DD-heploc")?.canonicalized().variants.count ?? 0
    checksum += LanguageTag("und-TW")?.maximized().extensions.count ?? 0
    checksum += LanguageTag("ko")?.hasLocaleData == true ? 1 : 0
    for tag in available + tags {
      let rules = PluralRules(for: tag)
      for kind in [PluralKind.cardinal, .ordinal] {
        checksum += rules.category(5, kind) == .other ? 1 : 0
        checksum += rules.categories(kind).count + rules.integerCategories(kind).count
      }
    }
    if let source = available.first {
      checksum +=
        LanguageChain(available: available, fallback: [source], source: source, tables: .all).resolve(preferred: tags)
        .count
    }
    let time = ContinuousClock.now - start
    print(checksum > 0 ? Int(nanoseconds(time)) : -1)
  }
}
