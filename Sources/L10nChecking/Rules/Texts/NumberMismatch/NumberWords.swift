import L10nText

/// The words of a text that express its numbers.
struct NumberWords {
  /// The numbers that are spelled out, including months. Rather too many than too few: a number that may be spelled out
  /// isn't missing.
  let values: Set<WrittenNumber.Value>
  /// A Boolean value indicating whether the text gives an example.
  let giveExample: Bool
  /// A Boolean value indicating whether the text gives a time of day.
  let tellTime: Bool
  /// A Boolean value indicating whether a number is an excluded limit, so that the next number means the same as an
  /// included one: more than 8, 9 or more.
  let excludeLimit: Bool
  /// A Boolean value indicating whether there is a word that isn't part of a name such as `ISO-8859-1` or
  /// `week_start:0`.
  let areProse: Bool

  init(in text: PatternText) {
    let parts = text.all.map { String(decoding: $0.bytes, as: UTF8.self).lowercased() }
    let bytes = parts.map { Array($0.utf8) }
    var values: Set<WrittenNumber.Value> = []
    var hasHalfOfDay = false
    for scalars in parts.lazy.map(\.unicodeScalars) {
      for scalar in scalars {
        if let number = Self.numerals[scalar] { values.insert(.init(number)) }
      }
      for word in scalars.split(whereSeparator: { !$0.isLetter }) where word.first?.isASCII == true {
        let word = String(word)
        if let number = Self.spelled[word] { values.insert(.init(number)) }
        if let month = Self.months.firstIndex(where: word.utf8.starts(with:)) { values.insert(.init(month + 1)) }
        if word == "am" || word == "pm" { hasHalfOfDay = true }
      }
    }
    self.values = values
    areProse = parts.contains { Self.isProse($0.unicodeScalars) }
    excludeLimit = bytes.contains(where: Self.exclusiveMarks.areIn)
    giveExample = text.givesExample
    tellTime = hasHalfOfDay || bytes.contains(where: Self.timeMarks.areIn)
  }

  private static func isProse(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.contains { !$0.isASCII && $0.isWordCharacter }
      || scalars.split { !$0.isWordCharacter && !"-_:./".unicodeScalars.contains($0) }.contains { word in
        word.count > 1 && word.allSatisfy { $0.isLetter || $0 == "." }
      }
  }

  /// Words for excluded limits.
  private static let exclusiveMarks = TextMarks([
    " than ", "exceed", "above", "below", "over ", "under ", "초과", "미만", "넘", "超过", "超過", "不足", "少于", "少於", "多于",
    "多於", "大于", "大於", "小于", "小於", "未满", "未滿", "未満",
  ])
  private static let spelled = [
    "zero": 0, "one": 1, "once": 1, "first": 1, "single": 1, "two": 2, "twice": 2,
    "second": 2,
    "both": 2, "double": 2, "half": 2, "three": 3, "third": 3, "four": 4, "fourth": 4, "quarter": 4, "five": 5,
    "fifth": 5,
    "six": 6, "sixth": 6, "seven": 7, "seventh": 7, "eight": 8, "eighth": 8, "nine": 9, "ninth": 9, "ten": 10,
    "tenth": 10, "eleven": 11, "twelve": 12,
  ]
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ].map { Array($0.utf8) }
  private static let numerals: [Unicode.Scalar: Int] = [
    "零": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "双": 2, "雙": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8,
    "九": 9, "十": 10, "한": 1, "첫": 1, "두": 2, "둘": 2, "세": 3, "셋": 3, "네": 4, "넷": 4, "다": 5, "여": 6, "일": 1,
    "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9, "십": 10, "열": 10,
  ]
  private static let timeMarks = TextMarks([
    "a.m", "p.m", "오전", "오후", "上午", "下午", "午前", "午後", "noon", "midnight", "정오", "자정",
  ])
}
