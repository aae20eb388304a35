/// The Korean names of signs and units.
extension FinalSound {
  /// Returns the sound of a sign that is read aloud: a currency, `%` (퍼센트), a unit in one character, a number form.
  static func sign(_ scalar: Unicode.Scalar) -> FinalSound? {
    if let sound = currency(scalar) { return sound }
    switch scalar {
    // 퍼센트, 플러스, 도
    case "%", "٪", "+", "°", "℃", "℉", "ℓ": return .vowel
    // 샵, 옴
    case "#", "\u{3A9}", "\u{2126}": return .consonant
    // 퍼밀
    case "‰", "㏖", "㎩", "㎪", "㎫", "㎬", "㏈": return .rieul
    // 그램
    case "㎍", "㎎", "㎏": return .consonant
    default: break
    }
    switch scalar.value {
    // The other squared units of the block: 미터, 리터, 헤르츠, 칼로리, …
    case 0x3380...0x33DF: return .vowel
    // Roman and circled numbers
    case 0x2160...0x217F, 0x2460...0x249B, 0x3251...0x325F, 0x32B1...0x32BF, 0x2776...0x2793:
      guard let value = scalar.properties.numericValue, value <= 1_000 else { return nil }
      let number = Int(value)
      if number.isMultiple(of: 10) { return .consonant }
      return [1, 7, 8].contains(number % 10) ? .rieul : [3, 6].contains(number % 10) ? .consonant : .vowel
    default: return nil
    }
  }

  /// Returns the sound of a currency's Korean name, given its sign.
  static func currency(_ sign: Unicode.Scalar) -> FinalSound? {
    switch sign {
    // 원, 엔, 동, 투그릭, 비트코인
    case "₩", "￦", "¥", "￥", "₫", "₮", "₿": .consonant
    // 루블, 셰켈
    case "₽", "₪": .rieul
    // 달러, 유로, 파운드, 센트, 루피, 바트, 페소, 리라, 흐리우냐, 나이라, 텡게, 라리
    case "$", "€", "£", "￡", "¢", "￠", "₹", "฿", "₱", "₺", "₴", "₦", "₸", "₾": .vowel
    default: nil
    }
  }

  /// Returns the sound of a unit after a number, given its symbol in lower case, or as written if it is a single letter.
  /// Returns `nil` if Koreans read its letters or if these have the same sound (GB: 기가바이트 ends like 비).
  static func unit(_ symbol: String) -> FinalSound? {
    switch symbol {
    // 미터, 리터, 온스, 인치, 초, 칼로리
    case "m", "mm", "cm", "km", "um", "nm", "l", "L", "ml", "dl", "kl", "fl", "in", "sec", "cal", "kcal":
      .vowel
    // 그램, 톤, 시간, 분, 루멘, 뉴턴, 갤런, 스푼, and the currencies 원, 엔, 위안, 동, 프랑
    case "g", "mg", "ug", "kg", "t", "h", "hr", "hrs", "min", "mins", "lm", "N", "gal", "tsp", "tbsp",
      "krw", "jpy", "cny", "rmb", "vnd", "chf":
      .consonant
    // 마일, 픽셀, 데시벨, 파스칼, 줄, 몰
    case "mi", "px", "db", "pa", "kpa", "mpa", "hpa", "J", "kj", "mol": .rieul
    // 유로
    case "eur", "inr", "idr": .vowel
    default: nil
    }
  }
}
