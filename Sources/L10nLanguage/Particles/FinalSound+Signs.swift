/// The Korean names of signs.
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
}
