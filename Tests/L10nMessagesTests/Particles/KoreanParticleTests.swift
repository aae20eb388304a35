import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("A Korean both-form")
struct KoreanParticleTests {
  @Test(
    "both-forms are recognized in every order and shape",
    arguments: [
      ("은(는)", "은", "는"), ("는(은)", "은", "는"), ("이(가)", "이", "가"), ("가(이)", "이", "가"), ("을(를)", "을", "를"),
      ("를(을)", "을", "를"), ("과(와)", "과", "와"), ("와(과)", "과", "와"), ("아(야)", "아", "야"), ("야(아)", "아", "야"),
      ("이에요(예요)", "이에요", "예요"), ("예요(이에요)", "이에요", "예요"), ("이었(였)", "이었", "였"), ("였(이었)", "이었", "였"),
      ("은/는", "은", "는"), ("를/을", "을", "를"), ("이/가", "이", "가"), ("와/과", "과", "와"), ("을／를", "을", "를"),
      ("은 (는)", "은", "는"), ("을（를）", "을", "를"), ("(은)는", "은", "는"), ("(을)를", "을", "를"), ("(이)가", "이", "가"),
      ("(와)과", "과", "와"), ("(를)을", "을", "를"), ("(을/를)", "을", "를"), ("(은/는)", "은", "는"), ("(이/가)", "이", "가"),
      ("으로(로)", "으로", "로"), ("로(으로)", "으로", "로"), ("으로/로", "으로", "로"), ("(으로/로)", "으로", "로"),
      ("이라고(라고)", "이라고", "라고"), ("이나(나)", "이나", "나"), ("이랑/랑", "이랑", "랑"), ("(이)었", "이었", "였"),
      ("\u{110B}\u{1173}\u{11AB}(\u{1102}\u{1173}\u{11AB})", "은", "는"),
    ])
  func recognised(written: String, afterConsonant: String, afterVowel: String) throws {
    for following in ["", " 저장", ".", "\n", "?"] {
      let text = written + following
      let (particle, end) = try #require(KoreanParticle.leading(text[...]), "\(text)")
      #expect(particle.written == written)
      #expect(particle.afterConsonant == afterConsonant)
      #expect(particle.afterVowel == afterVowel)
      #expect(text[end...] == following)
    }
  }

  @Test(
    "both-forms may include the following syllables, which are the same in both forms",
    arguments: [
      ("은커녕(는커녕)", "은커녕", "는커녕"), ("는커녕(은커녕)", "은커녕", "는커녕"), ("과의(와의)", "과의", "와의"), ("와의(과의)", "과의", "와의"),
      ("와는/과는", "과는", "와는"), ("이었어요(였어요)", "이었어요", "였어요"), ("였네요(이었네요)", "이었네요", "였네요"),
      ("이니까(니까)", "이니까", "니까"), ("이요(요)", "이요", "요"), ("이니(니)", "이니", "니"),
    ])
  func withTail(written: String, afterConsonant: String, afterVowel: String) throws {
    try recognised(written: written, afterConsonant: afterConsonant, afterVowel: afterVowel)
  }

  @Test(
    "both-forms may have only an optional first syllable",
    arguments: [
      "(이)나", "(이)나마", "(이)랑", "(이)라고", "(이)라는", "(이)라도", "(이)며", "(이)든지", "(이)야", "(이)면", "(이)시여", "(이)다",
      "(으)로", "(으)로서", "(으)로써", "(으)로부터", "(으)면", "（이）나",
    ])
  func optionalOpening(text: String) throws {
    let (particle, end) = try #require(KoreanParticle.leading(text[...]))
    #expect(particle.afterVowel == "")
    #expect(particle.afterConsonant == String(text.dropFirst().prefix(1)))
    #expect(text[end...] == text.dropFirst(3))
  }

  @Test(
    "lookalikes of both-forms aren't recognized",
    arguments: [
      "", "은", "이가", "이하", "(이하 회원)", "(이", "(이)", "(이) 가", "과(課)", "이(李)", "은(銀)", "이/가격", "가/이동", "와/과자", "과/와인",
      "는/은행", "으로/로그인", "을(가)", "이(는)", "(은)", "(을)가", "을(를", "을/", "은(는는)", "을 / 를", "(으)", "(으) 로", "(가)격", "()",
      "크림을(를)",
      "이동(동)", "이상/상", "은혜(는커녕)", "과의(와도)", "와의(과)", "(s)", "/", "(((((", "은은은은은은(는)",
    ])
  func otherwise(text: String) {
    #expect(KoreanParticle.leading(text[...]) == nil, "\(text)")
  }

  @Test(
    "both-forms with a slash may be followed by the same endings as the particle",
    arguments: [
      ("와/과의 대화", "의 대화"), ("으로/로부터", "부터"), ("이/가아니면", "아니면"), ("을/를위해", "위해"), ("이었/였습니다", "습니다"),
      ("은/는요", "요"),
    ])
  func continued(text: String, rest: String) throws {
    let (_, end) = try #require(KoreanParticle.leading(text[...]))
    #expect(text[end...] == rest)
  }

  @Test(
    "the form fits the text before it",
    arguments: [
      ("크림", "을(를)", "을"), ("팩트", "을(를)", "를"), ("서울", "을(를)", "을"), ("서울", "(으)로", ""), ("부산", "(으)로", "으"),
      ("제주", "(으)로", ""), ("서울", "으로(로)", "로"), ("서울", "(이)나", "이"), ("하연", "아(야)", "아"), ("철수", "아(야)", "야"),
      ("학생", "이에요(예요)", "이에요"), ("친구", "이에요(예요)", "예요"), ("학생", "(이)에요", "이에"), ("친구", "(이)예요", "예"), ("8", "(으)로", ""),
      ("3", "(으)로", "으"),
      ("LG", "은(는)", "는"), ("HTML", "(으)로", ""), ("クリーム", "을(를)", "을(를)"), ("", "(으)로", "(으)"), ("서울", "(으)면", ""),
      ("化粧水", "은/는", "은/는"),
      ("크림(50ml)", "을(를)", "을"), ("iPhone", "이(가)", "이"), ("\"Google\"", "이/가", "이"), ("₩1,000", "을(를)", "을"),
    ])
  func form(before: String, written: String, expected: String) throws {
    let (particle, _) = try #require(KoreanParticle.leading(written[...]))
    #expect(particle.form(after: before) == expected)
  }
}
