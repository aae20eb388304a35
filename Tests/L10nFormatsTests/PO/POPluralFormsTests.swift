import L10nAllLanguages
import L10nLanguage
import Testing

@testable import L10nFormats

@Suite("The plural forms of PO files")
struct POPluralFormsTests {
  private func value(_ expression: String, for number: UInt64) -> UInt64? {
    (try? PluralExpression(expression[...].utf8, at: 0)).flatMap { $0.value(for: number) }
  }

  @Test(
    "expressions are C",
    arguments: [
      ("n", 5, 5), ("n != 1", 1, 0), ("n==1||n==2&&0", 2, 0), ("!n", 0, 1), ("!n+1", 0, 2), ("1+2*3", 0, 7),
      ("n%10==1 ? 0 : n>4 ? 1 : 2", 7, 1), ("(n>1)", 2, 1), ("7-2-1", 0, 4), ("n / 0", 1, nil), ("0 && n % 0", 1, 0),
      ("n<=4", 4, 1), ("0-1", 0, UInt64.max), ("1;rest", 0, 1),
    ] as [(String, UInt64, UInt64?)])
  func expressions(expression: String, number: UInt64, result: UInt64?) {
    #expect(value(expression, for: number) == result)
  }

  @Test(
    "what isn't an expression is refused at its place",
    arguments: [
      ("", 0), ("n !", 2), ("n =1", 2), ("(n", 2), ("n ? 1", 5), ("m", 0), ("99999999999999999999", 0), ("n 1", 2),
      ("n==", 3), (String(repeating: "(", count: 1_000), 32), (String(repeating: "!", count: 1_000), 63),
    ])
  func mistakes(expression: String, offset: Int) {
    #expect { try PluralExpression(expression[...].utf8, at: 0) } throws: { error in
      (error as? PluralExpression.Mistake)?.offset == offset
    }
  }

  private func categories(_ value: String, _ language: String?) throws -> [String] {
    let forms = try POPluralForms(value)
    let categories = POPluralCategories.categories(of: forms, language: language.flatMap { LanguageTag($0) })
    return categories.categories.map { $0?.rawValue ?? "-" } + categories.unmapped.prefix(2).map(String.init)
  }

  @Test(
    "forms are those of the categories that the same numbers select",
    arguments: [
      ("nplurals=2; plural=n != 1;", "en", ["one", "other"]), ("nplurals=1; plural=0;", "ko", ["other"]),
      ("nplurals=2; plural=(n > 1);", "fr", ["one", "other"]),
      ("nplurals=3; plural=n <= 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;", "fr", ["one", "many", "other"]),
      (
        "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : n%10==0 || "
          + "(n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);", "ru", ["one", "few", "many", "other"]
      ),
      ("nplurals=3; plural=(n==1) ? 1 : (n>=2 && n<=4) ? 2 : 0;", "cs", ["other", "one", "few"]),
      (
        "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4) ? 1: (n % 1 != 0 ) ? 2 : 3;", "cs",
        ["one", "few", "many", "other"]
      ),
      (
        "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);", "he",
        ["one", "two", "-", "other", "20", "30"]
      ),
      ("nplurals=2; plural=n != 1;", "pt-BR", ["one", "other", "0"]), ("nplurals=1; plural=0;", "tr", ["other"]),
      (
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);", nil,
        ["one", "few", "other"]
      ),
    ] as [(String, String?, [String])])
  func categories(value: String, language: String?, result: [String]) throws {
    #expect(try categories(value, language) == result)
  }

  @Test("new files get plural forms in every language of CLDR")
  func newFiles() {
    let languages =
      "af ak am an ar as asa ast az bal be bem bg bho blo bm bn bo br brx bs ca ce ceb chr ckb cs cy da de doi dsb dv dz ee "
      + "el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu guw gv ha haw he hi hr hsb hu hy ia id ig is it iu ja "
      + "jv ka kab kk kl km kn ko ks ksh ku kw ky lag lb lg lij ln lo lt lv mg mk ml mn mr ms mt my naq nb ne nl nn no nso "
      + "ny or pa pcm pl prg ps pt pt-PT rm ro ru sah sat sc sd se sh shi si sk sl sma sn so sq sr ss st su sv sw syr ta te "
      + "th ti tk tl tn to tr ts tzm ug uk ur uz ve vec vi vo wa wae wo xh yi yo yue zh zh-Hant zu"
    for language in languages.split(separator: " ") {
      #expect(LanguageTag(String(language)).flatMap(POPluralCategories.standardValue) != nil, "\(language)")
    }
  }
}
