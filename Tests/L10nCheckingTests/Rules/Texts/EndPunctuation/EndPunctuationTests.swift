import CatalogTestSupport
import Testing

@testable import L10nText

@Suite("end-punctuation")
struct EndPunctuationTests {
  /// Returns the findings in a file with five or more texts that keep the source's mark, and one more.
  private func found(
    _ english: String, _ translation: String, beside kept: (String, String), in language: String = "ko", count: Int = 5
  ) -> [String] {
    let others = (0..<count).map { "k\($0)" }
    func file(_ text: String, _ last: String) -> String {
      others.map { "\($0): \"\(text)\"\n" }.joined() + "z: \"\(last)\"\n"
    }
    var bundles = MarkedBundles(["en.yml": file(kept.0, english), "\(language).yml": file(kept.1, translation)])
    bundles.source = "en"
    return bundles.found(by: .endPunctuation)
  }

  @Test("a lost, a changed and an added mark are found at the end")
  func different() {
    #expect(
      found("Do you want to leave?", "나가시겠습니까❶", beside: ("Delete all the photos?", "모두 지울까요?"))
        == ["❶ info: the text in en ends with '?', but this one doesn't (5 of 6 do); end it with '?'"])
    #expect(
      found("Do you want to leave?", "나가시겠습니까❶.", beside: ("Delete all the photos?", "모두 지울까요?"))
        == ["❶ info: the text in en ends with '?', but this one ends with '.' (5 of 6 do); end it with '?'"])
    #expect(
      found("Do you want to leave?", "要离开吗❶", beside: ("Delete all the photos?", "全部删除？"), in: "zh-Hans")
        == ["❶ info: the text in en ends with '?', but this one doesn't (5 of 6 do); end it with '？'"])
    #expect(
      found("The list of your coupons", "내 쿠폰❶:", beside: ("The list of all stores", "모든 매장"))
        == ["❶ info: the text ends with ':', but the text in en doesn't (nor do 5 of 6); delete it"])
    #expect(found("Loading the pictures…", "사진 불러오는 중❶", beside: ("Loading the stores...", "매장 불러오는 중…")).count == 1)
    #expect(found("<b>Name:</b>", "<b>이름❶</b>", beside: ("City:", "도시:")).count == 1)
    #expect(found("You have {n} new coupons.", "쿠폰 {n}개❶", beside: ("You have no coupons.", "쿠폰이 없어요.")).count == 1)
    #expect(found("It's '{'over'}' for you now!", "이제 끝❶", beside: ("It is over for you!", "끝이에요!")).count == 1)
  }

  @Test("the end of a key that no file of the source has counts only if most translations agree")
  func keyAlone() {
    let sentences = (0..<5).map { "\"k\($0)\" = \"It takes a long time.\";\n" }.joined()
    func found(_ ko: String, _ de: String, _ fr: String) -> [String] {
      var bundles = MarkedBundles([
        "en.lproj/L.strings": sentences, "ko.lproj/L.strings": sentences.replacing("It takes", with: "Es") + ko,
        "de.lproj/L.strings": sentences.replacing("It takes", with: "Es") + de,
        "fr.lproj/L.strings": sentences.replacing("It takes", with: "Ce") + fr,
      ])
      bundles.source = "en"
      return bundles.found(by: .endPunctuation)
    }
    let key = "\"[Generic] Please read this in the web.\""
    #expect(found("\(key) = \"가 …\";", "\(key) = \"Mehr\";", "\(key) = \"Lire la suite.\";") == [])
    #expect(found("\(key) = \"가 …❶\";", "\(key) = \"Mehr.\";", "\(key) = \"Lire la suite.\";").count == 1)
  }

  @Test(
    "ends that may differ are fine",
    arguments: [
      ("Do you want to leave?", "要离开吗？", "Delete all the photos?", "全部删除?"),
      ("Do you really want to?!", "정말요?", "Delete all the photos?", "모두 지울까요?"),
      ("Paid?", "지불", "Delete all the photos?", "모두 지울까요?"),
      ("Find a store near you", "가까운 매장을 찾습니다.", "The list of all stores", "모든 매장"),
      ("Takes about 20 min.", "20분 정도 걸려요", "It takes a long time.", "오래 걸려요."),
      ("Creams, lotions, etc.", "크림과 로션 등", "It takes a long time.", "오래 걸려요."),
      ("Read the terms (required.)", "약관 읽기(필수)", "It takes a long time.", "오래 걸려요."),
      ("{n, plural, other {# new coupons.}}", "쿠폰", "You have no coupons.", "쿠폰이 없어요."),
      ("You have no reviews.", "", "You have no coupons.", "쿠폰이 없어요."),
      ("Confirm to block this user", "이 사용자를 차단할까요?", "The list of all stores", "모든 매장"),
      ("Please confirm to leave.", "나가시겠습니까?", "It takes a long time.", "오래 걸려요."),
      ("Hello dear customer,", "您好：", "The list of all stores", "모든 매장"),
      ("Hello dear customer,", "您好，：", "The list of all stores", "모든 매장"),
      ("Hello dear customer!", "您好，", "It is over for you!", "끝이에요!"),
    ])
  func same(_ english: String, _ translation: String, _ other: String, _ translatedOther: String) {
    #expect(found(english, translation, beside: (other, translatedOther)) == [])
  }

  @Test("a question or an exclamation within a Spanish text counts, and an unclosed one doesn't")
  func spanish() {
    func found(_ english: String, _ spanish: String) -> [String] {
      self.found(english, spanish, beside: ("Delete all the photos?", "¿Borrar todo?"), in: "es")
    }
    #expect(found("Do you want to leave, Ana?", "Ana, ¿quieres salir? Se borrará") == [])
    #expect(found("Do you want to leave?", "¿Quieres salir❶").count == 1)
    #expect(found("Do you want to leave?", "¡Vaya! Sal❶").count == 1)
    #expect(found("The list of stores", "¿Qué tiendas hay?") == [])
  }

  @Test("a language that often ends differently isn't checked, and neither is a file too small for a convention")
  func habits() {
    #expect(found("Do you want to leave?", "나가기", beside: ("Delete all photos?", "모두 지울까요?"), count: 3) == [])
    let bundles: KeyValuePairs = [
      "ko.yml": (0..<10).map { "k\($0): 매장을 찾았어요 지금 바로.\n" }.joined(),
      "en.yml": (0..<10).map { "k\($0): We found a store\($0 < 2 ? "" : ".")\n" }.joined(),
    ]
    #expect(CatalogTestSupport.found(by: .endPunctuation, in: bundles) == [])
  }

  @Test("untranslated texts don't establish a convention")
  func untranslated() {
    let other = ("Delete all of your photos?", "Delete all of your photos?")
    #expect(found("Do you want to leave?", "나가시겠습니까", beside: other, count: 20) == [])
  }
}
