/// Symbols of units and currencies after a number that Koreans read as words with another sound than the letters: in
/// lower case, but single letters as written, because 5M and 5G aren't meters and grams.
extension LatinEndings {
  /// The sounds of the Korean names by ``LatinWord/symbol``.
  static let units = table(consonants: unitConsonants, rieuls: unitRieuls, vowels: unitVowels)

  /// 그램, 톤, 시간, 분, 루멘, 뉴턴, 갤런, 스푼, 라디안, and the currencies 디르함, 프랑, 위안, 엔, 원, 킵, 짯,
  /// 투그릭, 링깃, 숨, 동.
  private static let unitConsonants = """
    g mg ug kg t h hr hrs min mins lm N gal tsp tbsp rad aed chf cny jpy krw lak mmk mnt myr rmb uzs vnd
    """

  /// 마일, 픽셀, 데시벨, 파스칼, 줄, 몰, and the currencies 셰켈, 루블.
  private static let unitRieuls = "mi px db pa kpa mpa hpa J kj mol ils rub"

  /// 미터, 리터, 온스, 인치, 초, 칼로리, 에이커, 비트, and the currencies 레프, 유로, 루피아, 루피,
  /// 페소, 즈워티, 랜드.
  private static let unitVowels = """
    m mm cm km um nm l L ml dl kl fl in sec cal kcal ac kbit mbit gbit
    bgn eur idr inr lkr mxn npr pkr pln zar
    """
}
