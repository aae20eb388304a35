import L10nLanguage
import Testing

@testable import L10nCatalog

@Suite("The language in a path")
struct BundlePathTests {
  private static let sample = ["ko", "en", "zh-Hans"]

  /// Returns the reading of a path, as `language: namespace.parts`, or as text if there is no language.
  private func reading(_ path: String, listed: [String]? = nil) -> String {
    let path = BundlePath(
      path.split(separator: "/").map(String.init), listed: listed.map { $0.compactMap { LanguageTag($0) } })
    let language =
      switch path.language {
      case .found(let language): language
      case .none: "none"
      case .ambiguous(let first, let second): "\(first) or \(second)"
      case .countryCode(let code, let suggestion): "\(code), meaning \(suggestion)"
      }
    return path.namespace.isEmpty ? language : "\(language): \(path.namespace.joined(separator: "/"))"
  }

  @Test(
    "every common layout of bundles is recognized, with and without configured languages",
    arguments: [
      ("ko.yml", "ko"),
      ("ko.yaml", "ko"),
      ("ko/store.yml", "ko: store"),
      ("store/ko.yml", "ko: store"),
      ("store.ko.yml", "ko: store"),
      ("store_ko.yml", "ko: store"),
      ("store-ko.yml", "ko: store"),
      ("messages_zh_CN.yml", "zh_CN: messages"),
      ("ko.lproj/store.yml", "ko: store"),
      ("zh-Hans.lproj/store.yml", "zh-Hans: store"),
      ("features/ko/store.yml", "ko: features/store"),
      ("ko/features/store.yml", "ko: features/store"),
      ("errors.v2.ko.yml", "ko: errors.v2"),
      ("ko/ko.yml", "ko"),
      ("ko/KO/store.yml", "KO: store"),
      ("zh-Hans/zh_CN.yml", "zh-Hans"),
      ("KO.yml", "KO"),
      ("zh_hans/store.yml", "zh_hans: store"),
      ("en-US.yml", "en-US"),
      ("app-zh-Hans-CN.yml", "zh-Hans-CN: app"),
      ("매장/ko.yml", "ko: 매장"),
    ])
  func layouts(path: String, expected: String) {
    #expect(reading(path) == expected)
    #expect(reading(path, listed: Self.sample) == expected)
  }

  @Test("any language with CLDR data counts if no languages are configured")
  func unlisted() {
    #expect(reading("zh-Hant-TW.yml") == "zh-Hant-TW")
    #expect(reading("messages_pt_BR.yml") == "pt_BR: messages")
    #expect(reading("id.yml") == "id")
    #expect(reading("it/store.yml") == "it: store")
    #expect(reading("ca-valencia.yml") == "ca-valencia")
    #expect(reading("sr_Latn/store.yml") == "sr_Latn: store")
  }

  @Test(
    "other words aren't languages if some are configured", arguments: ["store", "common", "id", "no", "it", "my", "to"])
  func ordinaryWords(word: String) {
    #expect(reading("ko/\(word).yml", listed: Self.sample) == "ko: \(word)")
    #expect(reading("\(word)/ko.yml", listed: Self.sample) == "ko: \(word)")
    #expect(reading("ko/add_\(word).yml", listed: Self.sample) == "ko: add_\(word)")
    #expect(reading("\(word).yml", listed: Self.sample) == "none: \(word)")
  }

  @Test("words that are well-formed tags without data aren't languages", arguments: ["store", "common", "app", "main"])
  func wellFormedWords(word: String) {
    #expect(reading("ko/\(word).yml") == "ko: \(word)")
    #expect(reading("\(word).yml") == "none: \(word)")
  }

  @Test("a path without a language has none", arguments: ["Base.lproj/store.yml", "store.yml", ".yml", "README", ""])
  func none(path: String) {
    #expect(reading(path).hasPrefix("none"))
    #expect(reading(path, listed: Self.sample).hasPrefix("none"))
  }

  @Test("two languages in a path are reported, the outer one first")
  func ambiguous() {
    #expect(reading("ko/en.yml") == "ko or en")
    #expect(reading("en/store.ko.yml", listed: Self.sample) == "en or ko: store")
    #expect(reading("ko/id.yml") == "ko or id")
    #expect(reading("ko/en/store.yml") == "ko or en: store")
    #expect(reading("ko/features/en/store.yml", listed: Self.sample) == "ko or en: features/store")
    #expect(reading("ko/en/store.ko.yml") == "en or ko: store")
  }

  @Test(
    "a country's code is reported with the intended language",
    arguments: [
      ("kr.yml", "kr, meaning ko: kr"), ("cn/store.yml", "cn, meaning zh-Hans: cn/store"),
      ("store.JP.yml", "JP, meaning ja: store.JP"), ("tw.lproj/store.yml", "tw, meaning zh-Hant: tw.lproj/store"),
      ("messages_kr.yml", "kr, meaning ko: messages_kr"),
    ])
  func countryCodes(path: String, expected: String) {
    #expect(reading(path) == expected)
    #expect(reading(path, listed: Self.sample) == expected)
  }

  @Test("Kanuri and Twi are languages if they are configured, and a region next to a language is a region")
  func listedCodes() {
    #expect(reading("kr.yml", listed: ["kr"]) == "kr")
    #expect(reading("ko-KR.yml", listed: Self.sample) == "ko-KR")
    #expect(reading("zh_CN/kr.yml") == "zh_CN: kr")
  }

  @Test("a file is found under any spelling of a configured language, but not under another language")
  func spellings() {
    #expect(reading("zh.yml", listed: Self.sample) == "zh")
    #expect(reading("zh-CN.yml", listed: Self.sample) == "zh-CN")
    #expect(reading("zh-Hans.yml", listed: ["ko", "zh-CN"]) == "zh-Hans")
    #expect(reading("zh-Hant.yml", listed: Self.sample) == "none: zh-Hant")
    #expect(reading("en-GB.yml", listed: Self.sample) == "none: en-GB")
    #expect(reading("en-GB.yml", listed: ["en", "en-GB"]) == "en-GB")
  }

  @Test("an .lproj folder is a language even without data of CLDR, but no other folder is")
  func rareLanguages() {
    #expect(BundlePath(["co.lproj", "Localizable.strings"], listed: nil).language == .found("co"))
    #expect(BundlePath(["co", "store.yml"], listed: nil).language == .none)
    for folder in ["mul.lproj", "English.lproj", "und.lproj", "Base.lproj"] {
      #expect(BundlePath([folder, "Main.xcstrings"], listed: nil).language == .none, "\(folder)")
    }
    guard case .countryCode = BundlePath(["kr.lproj", "Localizable.strings"], listed: nil).language else {
      return #expect(Bool(false), "kr is a country")
    }
  }
}
