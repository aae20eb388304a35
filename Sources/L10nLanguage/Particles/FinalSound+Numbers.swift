/// The Korean reading of digits.
extension FinalSound {
  /// Returns the value of an ASCII digit.
  static func decimalDigit(_ scalar: Unicode.Scalar) -> Int? {
    ("0"..."9").contains(scalar) ? Int(scalar.value) - 0x30 : nil
  }

  /// Returns the sound of the number at the end of a text. Whole numbers are read by powers of ten; decimals, versions
  /// and numbers with a leading zero digit by digit; `3:30` as a time. After a currency sign, the currency comes last.
  static func number(endOf text: ReverseScalars) -> FinalSound {
    var rest = text
    let run = DigitRun(removedFrom: &rest)
    let sound: FinalSound
    if let time = time(minutes: run, after: &rest) {
      sound = time
    } else {
      sound = englishDigit(run, after: rest) ?? run.sound
      skipFurtherGroups(of: &rest)
    }
    return currency(before: rest) ?? sound
  }

  /// Returns the sound of `3:30` (삼십 분), `3:00` (세 시) or `3:30:05` (오 초), and removes the hours from the text.
  private static func time(minutes: DigitRun, after text: inout ReverseScalars) -> FinalSound? {
    var rest = text
    guard minutes.count == 2, minutes.leading < 6, rest.removeLast() == ":", let digit = rest.last,
      decimalDigit(digit) != nil
    else { return nil }
    let hours = DigitRun(removedFrom: &rest)
    guard hours.count <= 2 else { return nil }
    text = rest
    if rest.removeLast() == ":", let digit = rest.last, decimalDigit(digit) != nil { return .vowel }
    return minutes.trailingZeros == 2 ? .vowel : .consonant
  }

  /// A digit is read in English after letters that are read by name, and after a hyphen: MP3 엠피쓰리, T1 티원, i7 아이세븐,
  /// EV6 이브이식스, GDDR6 지디디알식스, K-9 케이나인, omega-3 오메가쓰리.
  private static func englishDigit(_ run: DigitRun, after text: ReverseScalars) -> FinalSound? {
    guard run.count == 1 else { return nil }
    var rest = text
    let followsHyphen = rest.last == "-"
    if followsHyphen { _ = rest.removeLast() }
    var letters = 0
    var hasVowel = false
    var hasSmallVowel = false
    rest.removeLast { scalar in
      guard letters <= longestName, scalar.isASCII, let letter = latinLetter(scalar) else { return false }
      let isVowel = "aeiouy".utf8.contains(letter)
      hasVowel = hasVowel || isVowel
      hasSmallVowel = hasSmallVowel || isVowel && scalar.value >= 0x61
      letters += 1
      return true
    }
    let areNamed = letters == 1 || letters <= 3 && !hasSmallVowel || letters <= longestName && !hasVowel
    guard letters > 0, areNamed || followsHyphen, rest.last.map({ decimalDigit($0) == nil }) ?? true else { return nil }
    // 제로 원 투 쓰리 포 파이브 식스 세븐 에잇 나인
    return [1, 7, 8, 9].contains(run.last) ? .consonant : .vowel
  }

  /// The greatest number of letters before a digit that are read by name, as in LPDDR5.
  private static let longestName = 6

  /// Removes further parts of the same number, separated by decimal points or commas.
  private static func skipFurtherGroups(of text: inout ReverseScalars) {
    text.removeLast { decimalDigit($0) != nil || $0 == "." || $0 == "," }
  }

  /// Returns the currency whose sign is before the number: ₩1,000 is 천 원.
  private static func currency(before text: ReverseScalars) -> FinalSound? {
    var rest = text
    rest.removeLast { $0.properties.isWhitespace || $0 == "-" || $0 == "−" }
    return rest.last.flatMap(currency)
  }
}

/// A run of digits at the end of a text, without grouping commas.
private struct DigitRun {
  var last = 0
  var leading = 0
  var count = 0
  var trailingZeros = 0
  /// A Boolean value indicating whether it is read digit by digit.
  var isSpelled = false

  /// Removes the digits from the text, which must end in one.
  init(removedFrom text: inout ReverseScalars) {
    var sinceComma = 0
    while let scalar = text.last {
      if let digit = FinalSound.decimalDigit(scalar) {
        if count == 0 { last = digit }
        if trailingZeros == count, digit == 0 { trailingZeros += 1 }
        leading = digit
        count += 1
        sinceComma += 1
      } else if scalar == ",", sinceComma == 3, Self.digitFollows(text) {
        sinceComma = 0
      } else {
        break
      }
      _ = text.removeLast()
    }
    isSpelled = (leading == 0 && count > 1) || (text.last == "." && Self.digitFollows(text))
  }

  private static func digitFollows(_ text: ReverseScalars) -> Bool {
    var rest = text
    _ = rest.removeLast()
    return rest.last.flatMap(FinalSound.decimalDigit) != nil
  }

  var sound: FinalSound {
    if trailingZeros > 0, !isSpelled, trailingZeros < count {
      // 십 백 천, 만, 억, 조, 경, 해, 자, 양, 구, 간, 정, 재, 극: from 만 on, each is four zeros longer.
      return [12, 20, 24, 32, 44].contains(trailingZeros / 4 * 4) ? .vowel : .consonant
    }
    switch last {
    case 1, 7, 8: return .rieul
    case 0, 3, 6: return .consonant
    default: return .vowel
    }
  }
}
