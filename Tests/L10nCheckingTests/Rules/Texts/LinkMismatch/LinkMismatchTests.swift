import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("link-mismatch")
struct LinkMismatchTests {
  private func found(_ english: String, _ translation: String, in language: String = "ko") -> [String] {
    var bundles = MarkedBundles(["en.yml": "a: \"\(english)\"\n", "\(language).yml": "a: \"\(translation)\"\n"])
    bundles.source = "en"
    return bundles.found(by: .linkMismatch)
  }

  @Test("a link that differs from the source's is reported at its place, and a lost one at the beginning")
  func different() {
    #expect(
      found("See https://glow.kr/faq.", "❶https://glow.kr/fqa를 보세요")
        == ["❶ warning: this text has 'https://glow.kr/fqa', but en has 'https://glow.kr/faq'; write the same link"])
    #expect(
      found("Write to help@glow.kr or @glow", "❶문의해 주세요")
        == ["❶ warning: the text in en has 'help@glow.kr' and '@glow', but this one doesn't; add them"])
    #expect(found("Mail help@glow.kr", "❶hlep@glow.kr로 메일").count == 1)
    #expect(found("Follow @glow_lab", "❶@glow_lap 팔로우").count == 1)
    #expect(found("Visit www.glow.kr", "❶www.glow.com 방문").count == 1)
    #expect(found("https://glow.kr/a", "❶http://glow.kr/a").count == 1)
    #expect(found("https://glow.kr/open", "❶https://glow.kr/close").count == 1)
    #expect(found("Open glow://cart/new", "❶glow://card/new 열기").count == 1)
    #expect(found("https://glow.kr/{id}/a", "❶https://glow.kr/{id}/b").count == 1)
    #expect(
      found("{n, plural, one {https://a.kr/1} other {https://a.kr/2}}", "❶{n, plural, other {https://a.kr/1}}").count
        == 1)
    #expect(found("<a href='https://glow.kr/a'>Help</a>", "<a href='❶https://glow.kr/b'>도움말</a>").count == 1)
  }

  @Test(
    "links with the same destination as the source's are fine",
    arguments: [
      ("See https://glow.kr/faq.", "https://glow.kr/faq를 보세요", "ko"), ("http://glow.kr", "https://www.glow.kr/", "ko"),
      ("https://glow.kr/help", "glow.kr/help", "ko"),
      ("https://en.wikipedia.org/wiki/Skin", "https://ko.wikipedia.org/wiki/피부", "ko"),
      ("https://glow.kr/en/help", "https://glow.kr/ko/help", "ko"),
      ("https://glow.kr/help", "https://glow.kr/help.zh_CN.html", "zh-Hans"),
      ("https://glow.kr/?a=1", "https://glow.kr/?a=1&lang=ko-KR", "ko"),
      ("https://search.com/", "https://search.kr/", "ko"), ("https://glow.kr/terms_en", "https://glow.kr/terms", "ko"),
      ("https://glow.kr/en/", "https://glow.kr/", "ko"), ("https://glow.kr/terms", "https://glow.kr/terms_ko", "ko"),
      ("Such as https://example.com/a or me@example.org", "", "ko"),
      ("Start with http:// or https://", "http://", "ko"),
      ("Help", "도움말 https://glow.kr", "ko"), ("(https://glow.kr/a_(b))", "https://glow.kr/a_(b)", "ko"),
      ("&lt;https://glow.kr&gt;", "https://glow.kr", "ko"), ("https://glow.kr/?a&amp;b", "https://glow.kr/?a&b", "ko"),
      ("Mail {name}@glow.kr", "{name}@glow.kr", "ko"), ("a @ b", "ㄱ", "ko"), ("5@", "", "ko"),
      ("12:30, a:b, a::b", "", "ko"),
      ("rtsp://host", "rtsp://주소", "ko"), ("https://glow.kr https://glow.kr", "https://glow.kr", "ko"),
    ])
  func same(_ english: String, _ translation: String, _ language: String) {
    #expect(found(english, translation, in: language) == [])
  }

  @Test("text that only looks like links is checked quickly")
  func hostile() {
    let text = String(repeating: "http://", count: 2_000) + String(repeating: "a@", count: 2_000) + "www."
    #expect(found(text, "가") == [])
  }

  @Test("a longer handle is a different one")
  func longerHandle() {
    #expect(found("Follow @dabom", "❶@dabom_kr 팔로우").count == 1)
    #expect(found("Follow @dabom", "@dabom을 팔로우") == [])
    #expect(found("Follow @dabom", "@dabom-Konto folgen", in: "de") == [])
  }

  @Test("a host with letters of any script is read completely")
  func internationalizedHosts() {
    #expect(
      found("See https://mójsklep.pl/a", "❶https://mójskelp.pl/a", in: "pl") == [
        "❶ warning: this text has 'https://mójskelp.pl/a', but en has 'https://mójsklep.pl/a'; write the same link"
      ])
    #expect(found("Mail contact@glów.pl", "❶contact@glow.pl", in: "pl").count == 1)
    #expect(found("See https://다봄.한국/a", "https://다봄.한국/a를 보세요") == [])
    #expect(found("See https://glow.kr", "https://glow.kr에서. 그리고") == [])
    #expect(found("See https://glow.kr.", "https://glow.kr。") == [])
  }

  @Test(
    "examples, mentions and links that are names are up to the translator",
    arguments: [
      ("name@email.com", "nombre@correo.es"), ("another@follower.social", "otra@seguidora.social"),
      ("https://myshop.com", "https://mitienda.es"), ("http://myserver.com/file.mkv", "http://miservidor.es/a.mkv"),
      ("https://your-company.atlassian.net", "https://tu-empresa.atlassian.net"), ("Type @name", "Escribe @nombre"),
      ("Notify me on @room", "Avísame con @sala"), ("Format: @user:server.org", "Formato: @usuario:servidor.org"),
      ("URL (e.g. https://vector.im)", "URL (p. ej. https://matrix.org)"), ("Ask @john.doe1", "Pregunta a @juan"),
      ("https://homeassistant.myhouse.com", "https://homeassistant.micasa.es"),
    ])
  func examples(_ english: String, _ translation: String) {
    #expect(found(english, translation, in: "es") == [])
  }

  @Test("a link that languages replace differently is intended, and one that they all replace alike is outdated")
  func localized() {
    func count(_ german: String, _ spanish: String) -> Int {
      var bundles = MarkedBundles([
        "en.yml": "a: See https://glow.kr/faq\n", "de.yml": "a: Siehe \(german)\n", "es.yml": "a: Ver \(spanish)\n",
      ])
      bundles.source = "en"
      return bundles.found(by: .linkMismatch).count
    }
    #expect(count("https://hilfe.at/haut", "https://ayuda.es/piel") == 0)
    #expect(count("https://glow.kr/help", "https://glow.kr/help") == 2)
    #expect(count("https://glow.kr/fqa", "https://glow.kr/faq") == 1)
  }
}
