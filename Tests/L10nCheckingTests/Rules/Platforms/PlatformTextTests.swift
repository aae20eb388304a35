import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("platform-text")
struct PlatformTextTests {
  private func found(_ strings: String, _ resources: String) -> [String] {
    PlatformFiles(strings: strings, resources: resources).found(by: .platformText)
  }

  @Test("another text is reported on the other platform, with the project's")
  func differs() {
    #expect(
      found("login = ❷\"Sign in\";", "<string name=\"login\">❶Log in</string>") == [
        "❶ warning: the project's text is 'Sign in'; use one text on both platforms (❷ the project's text)"
      ])
  }

  @Test(
    "the same text with the placeholders, escapes and signs of each platform isn't reported",
    arguments: [
      ("%@ of %@", "%1$s of %2$s"), ("%2$@ of %1$@", "%1$s of %2$s"), ("%lld new", "%d new"),
      ("100%% of %@", "100%% of %s"),
      ("Don\u{2019}t", "Don\\'t"), ("Wait\u{2026}", "Wait..."), ("Two\\nlines", "Two\\nlines"),
      ("Two lines", "Two\\n lines"),
      ("1\u{A0}km", "1 km"), ("\u{2068}%@\u{2069} left", "%s left"), ("领取 %@ 券", "领取%s券"),
    ])
  func same(_ text: String, _ resource: String) {
    #expect(found("key = \"\(text)\";", "<string name=\"key\">\(resource)</string>") == [])
  }

  @Test(
    "placeholders and spaces at other places of the text are reported",
    arguments: [("%@: %@", "%1$s %2$s:"), ("a b", "ab")])
  func moved(_ text: String, _ resource: String) {
    #expect(found("key = \"\(text)\";", "<string name=\"key\">\(resource)</string>").count == 1)
  }

  @Test("a translation is reported unless the source texts differ already, or it is missing")
  func translations() {
    var files = PlatformFiles(strings: "a = \"Log in\"; b = \"Log in\"; c = \"Log in\";")
    files.korean = "a = \"로그인\"; b = \"로그인\"; c = \"로그인\";"
    files.resources =
      "<string name=\"a\">Log in</string><string name=\"b\">❶Sign in</string><string name=\"c\">Log in</string>"
    files.koreanResources = "<string name=\"a\">❷로그인하기</string><string name=\"b\">들어가기</string>"
    #expect(files.found(by: .platformText).map { $0.prefix(1) } == ["❷", "❶"])
  }

  @Test("a Korean particle is the same in both orders of its forms")
  func particles() {
    func found(_ text: String, _ resource: String) -> Int {
      var files = PlatformFiles(strings: "key = \"Open %@\";", resources: "<string name=\"key\">Open %s</string>")
      files.korean = "key = \"\(text)\";"
      files.koreanResources = "<string name=\"key\">\(resource)</string>"
      return files.found(by: .platformText).count
    }
    #expect(found("%@을(를) 열기", "%s를(을) 열기") == 0)
    #expect(found("%@을(를) 열기", "%s이(가) 열기") == 1)
  }

  @Test("keys are the same in the conventions of both platforms, unless two of the project are")
  func keys() {
    #expect(
      found("\"store.emptyTitle\" = \"No shops\";", "<string name=\"store_empty_title\">None</string>").count == 1)
    #expect(found("\"store.a\" = \"No\"; store_a = \"No\";", "<string name=\"storea\">None</string>") == [])
    #expect(found("\"store.a\" = \"No\"; store_a = \"No\";", "<string name=\"store_a\">None</string>").count == 1)
  }

  @Test("plurals are compared for the categories that both have")
  func plurals() {
    let plurals =
      "<plurals name=\"n\"><item quantity=\"one\">%d day</item><item quantity=\"other\">❶%d days</item></plurals>"
    #expect(found("n = \"%d days\";", plurals) == [])
    #expect(found("n = \"%d weeks\";", plurals).map { $0.prefix(1) } == ["❶"])
  }

  @Test("with 'match: text', translations of the same text are compared, and one of several strings is enough")
  func texts() {
    var files = PlatformFiles(strings: "a = \"Log in\"; b = \"Log in\"; c = \"Empty\";")
    files.source.match = .text
    files.korean = "a = \"로그인\"; b = \"로그인하기\"; c = \"빈\";"
    files.resources =
      "<string name=\"x\">Log in</string><string name=\"y\">Log in</string><string name=\"z\">Other</string>"
    files.koreanResources = "<string name=\"x\">로그인하기</string><string name=\"y\">❶들어가기</string>"
    #expect(
      files.found(by: .platformText) == [
        "❶ warning: the project's 'a' has the same text in en, but is translated as '로그인'; use one translation on both "
          + "platforms"
      ])
  }

  @Test("the strings of a namespace are those of the other platform")
  func namespace() {
    var files = PlatformFiles(strings: "\"shop.title\" = \"Shops\"; title = \"Other\";")
    files.source.namespace = ["shop"]
    files.resources = "<string name=\"title\">Stores</string>"
    #expect(files.found(by: .platformText).map { $0.contains("'Shops'") } == [true])
  }
}
