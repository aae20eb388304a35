import Foundation
import TestSupport
import Testing

@Suite("l10n-gen resolve")
struct ResolveCommandTests {
  @Test(
    "a user's languages are printed, the best first",
    arguments: [
      ("zh-Hant-TW,ko-KR,en-US", "ko en zh-Hans"), ("zh-Hant-HK", "zh-Hans en ko"),
      ("zh-Hans-KR,ko-KR", "zh-Hans ko en"), ("ja-JP", "en ko"), ("yue-Hant-HK,en-HK", "en zh-Hans ko"),
      ("und", "en ko"), ("en-XA", "en ko"), ("zh_tw", "zh-Hans en ko"),
    ])
  func chains(preferred: String, expected: String) throws {
    let run = try resolve(preferred, available: "ko,en,zh-Hans", "--source", "ko", "--fallback", "en")
    #expect(run.output == Self.lines(expected))
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
  }

  @Test(
    "variants and old names of languages are matched",
    arguments: [
      ("en-GB", "ko,en,en-GB", "en-GB en ko"), ("iw", "ko,he", "he ko"), ("cmn", "ko,zh", "zh ko"),
      ("he", "ko,iw", "iw ko"), ("sr-Latn", "ko,sr", "sr ko"), ("nn", "ko,no,nn", "nn no ko"),
      ("nb", "ko,da,no", "no da ko"), ("no", "ko,nb", "nb ko"), ("zh-HK", "ko,zh,zh-Hant", "zh-Hant zh ko"),
      ("yue", "ko,zh,zh-Hant", "zh-Hant zh ko"), ("pt-AO", "ko,pt,pt-PT", "pt-PT pt ko"), ("en", "ko,en-XA", "ko"),
      ("en-XA", "ko,en,en-XA", "en-XA ko"), ("x-foo", "ko,x-foo", "x-foo ko"), ("ca-valencia", "ko,ca", "ca ko"),
    ])
  func kinds(preferred: String, available: String, expected: String) throws {
    #expect(try resolve(preferred, available: available).output == Self.lines(expected))
  }

  @Test("tags are printed as given, without duplicates")
  func spelling() throws {
    #expect(try resolve("EN_gb, KO", available: "ko_KR, en_GB,EN-gb").output == "en_GB\nko_KR\n")
  }

  @Test("languages, fallback and source come from the project, and options override them")
  func project() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\nfallback: [en]\n", "translations/ko.yml": "a: 1", "translations/en.yml": "a: 1",
      "translations/store/zh_Hans.yml": "a: 1",
    ])
    #expect(try sandbox.run("resolve", "--preferred", "zh-Hant-HK").output == "zh-Hans\nen\nko\n")
    #expect(try sandbox.run("resolve", "--preferred", "fr", "--fallback", "zh-Hans").output == "zh-Hans\nko\n")
    #expect(try sandbox.run("resolve", "--preferred", "fr", "--source", "zh-Hans").output == "en\nzh-Hans\n")
    #expect(try sandbox.run("resolve", "--preferred", "fr", "--available", "ja,en").output == "ja\n")
    try sandbox.write("source: ko\nlanguages: [en, ja]\n", to: "l10n.yml")
    #expect(try sandbox.run("resolve", "--preferred", "ja,en").output == "ja\nen\nko\n")
  }

  @Test("every language, and those that are left out, are explained to a translator")
  func explanation() throws {
    let run = try resolve("zh-Hant-TW,ko-KR", available: "ko,en,zh-Hans,ja,en-XA", "--fallback", "ja", "--explain")
    #expect(
      run.output == """
        ko: match, distance 0
            second in the user's list as ko-KR, which means the same
        zh-Hans: script
            the user prefers Chinese in the Traditional script (zh-Hant-TW); Simplified is
            the other script, tried before a foreign language
        ja: fallback
            not a language of the user; the app falls back to it if a string is missing
            above

        Not tried:
        en
            English is not one of the user's languages, and users of those don't usually
            read it
        en-XA
            a pseudo-locale, made for testing, used only if it is one of the user's
            languages exactly

        Distance 0 means the same language; from 50 on, users are assumed not to read it (Unicode CLDR).

        """)
  }

  @Test(
    "each case has a reason",
    arguments: [
      ("ko", "ko", "the user's language, exactly"),
      ("en-GB", "en", "this is English for another region"),
      ("sr", "sr-Latn", "this is Serbian in the Latin script"),
      ("br", "fr", "users of Breton usually read French, too"),
      ("iw", "he", "as iw, which means the same"),
      ("ca-valencia", "ca", "what differs between the two tags has no effect"),
      ("br,ko", "fr,ko", "second in the user's list, exactly; it is closer to that than fr is to br"),
      ("nan-Hant", "ko,zh", "a Chinese language; Simplified is the other script"),
      ("ja", "ko", "no available language matches ja; this is the source language"),
      ("ja", "en,ko", "no available language matches ja; this is the source language"),
      ("de", "ko,gsw", "users of Swiss German usually read German, but not the reverse"),
      ("uz-Cyrl", "ko,uz", "prefers Uzbek in the Cyrillic script (uz-Cyrl), and may not read Uzbek in the Latin"),
      ("aa,ab,af,ak,sq,am,hy,az,eu,be,ja", "ko,ja", "too far down in the user's list"),
      ("und", "ko,x-foo,und-KR", "a private name, used only if it is one of the user's languages exactly"),
    ])
  func reasons(preferred: String, available: String, expected: String) throws {
    let output = try resolve(preferred, available: available, "--explain").output
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(expected), "\(output)")
  }

  @Test("programs get the result of matching, and the chain with tiers and reasons")
  func json() throws {
    struct Document: Decodable {
      var match: String?
      var chain: [Link]

      struct Link: Decodable {
        var language: String
        var tier: String
        var because: String
      }
    }
    func document(_ preferred: String) throws -> Document {
      let run = try resolve(
        preferred, available: "ko,en,zh-Hans", "--source", "ko", "--fallback", "en", "--format", "json")
      #expect(run.status == 0)
      return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    }
    let matched = try document("yue-Hant-HK,en-HK")
    #expect(matched.match == "en")
    #expect(matched.chain.map(\.language) == ["en", "zh-Hans", "ko"])
    #expect(matched.chain.map(\.tier) == ["match", "script", "source"])
    #expect(!matched.chain.contains { $0.because.isEmpty })
    let unmatched = try document("ja-JP")
    #expect(unmatched.match == nil)
    #expect(unmatched.chain.map(\.tier) == ["fallback", "source"])
    #expect(try resolve("ja", available: "ko", "--format", "json").output.hasPrefix(#"{"match":null,"chain":[{"#))
  }

  @Test(
    "a list with malformed language tags is refused, with the part and the correct form",
    arguments: [
      ("--preferred", "", "names no language"), ("--preferred", " , ", "names no language"),
      ("--preferred", "ko,,en", "an empty item 2; remove a comma"),
      ("--preferred", "ko,한국어", "'한국어' is not a language tag"),
      ("--preferred", "ko,*", "'*' is not a language tag (BCP 47); leave it out"),
      ("--preferred", "zh_TW:ko", "separate languages by commas"), ("--preferred", "ko_KR.UTF-8", "write 'ko-KR'"),
      ("--preferred", "sr_RS@latin", "write 'sr-RS'"), ("--preferred", "ko;q=0.8", "leave weights out"),
      ("--preferred", "korean", "'korean' is not a language; did you mean 'ko'?"),
      ("--preferred", "Japenese", "did you mean 'ja'?"),
      ("--preferred", "xx-YYY", "'xx-YYY' is not a language; write one such as 'ko'"),
      ("--preferred", "C", "write one such as"), ("--preferred", "\u{1B}[31m", "'\\u{1b}[31m'"),
      ("--available", "", "--available names no language"), ("--available", "ko,k", "--available: 'k'"),
      ("--fallback", "", "--fallback names no language"), ("--fallback", "e n", "--fallback: 'e n'"),
      ("--source", "", "--source: ''"), ("--source", "ko,en", "--source: 'ko,en'"),
    ])
  func refusals(option: String, value: String, expected: String) throws {
    var arguments = ["--preferred": "ko", "--available": "ko,en"]
    arguments[option] = value
    let run = try Sandbox().start(["resolve"] + arguments.flatMap { [$0.key, $0.value] }, environment: [:]).finish()
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.error.contains(expected), "\(run.error)")
  }

  @Test("advice is shown if there are neither languages nor a project")
  func nothingAvailable() throws {
    let run = try Sandbox().run("resolve", "--preferred", "ko")
    #expect(run.status == 2)
    #expect(run.error.contains("--available"))
    #expect(try Sandbox().run("resolve", "--available", "ko").status == 2)
  }

  @Test("a fallback or a source without strings is left out, with a note")
  func unavailable() throws {
    let run = try resolve("ja", available: "ko,en", "--fallback", "fr,en-GB", "--source", "de")
    #expect(run.output == "en\n")
    #expect(run.error.contains("the fallback 'fr'"))
    #expect(run.error.contains("the source 'de'"))
    #expect(!run.error.contains("en-GB"))
    #expect(run.status == 0)
  }

  private func resolve(_ preferred: String, available: String, _ arguments: String...) throws -> Sandbox.Run {
    let all = ["resolve", "--preferred", preferred, "--available", available] + arguments
    return try Sandbox().start(all).finish()
  }

  private static func lines(_ names: String) -> String {
    names.split(separator: " ").map { $0 + "\n" }.joined()
  }
}
