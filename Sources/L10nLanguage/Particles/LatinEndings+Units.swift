/// Symbols of units and currencies after a number that Koreans read as words with another sound than the letters: in
/// lower case, but single letters as written, because 5M and 5G aren't meters and grams.
extension LatinEndings {
  /// The sounds of the Korean names by ``LatinWord/symbol``.
  static let units = table(consonants: unitConsonants, rieuls: unitRieuls, vowels: unitVowels)

  /// 그램, 톤, 시간, 분, 루멘, 뉴턴, 갤런, 스푼, 라디안, and the currencies 원, 엔, 위안, 동, 프랑.
  private static let unitConsonants = "g mg ug kg t h hr hrs min mins lm N gal tsp tbsp rad krw jpy cny rmb vnd chf"

  /// 마일, 픽셀, 데시벨, 파스칼, 줄, 몰.
  private static let unitRieuls = "mi px db pa kpa mpa hpa J kj mol"

  /// 미터, 리터, 온스, 인치, 초, 칼로리, 에이커, and the currencies 유로, 루피, 루피아.
  private static let unitVowels = "m mm cm km um nm l L ml dl kl fl in sec cal kcal ac eur inr idr"
}
