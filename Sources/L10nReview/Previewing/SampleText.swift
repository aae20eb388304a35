/// Text that fits an argument by its name, for an argument without an example in the metadata.
struct SampleText {
  /// The text if no particle depends on it.
  var plain: String
  /// Texts after which Korean particles differ.
  var particles: [String]

  /// Creates the sample for an argument's name in camel or snake case; a product's name if no word of it is known.
  init(forArgument name: String) {
    let words = Self.words(in: name)
    let known = Self.known.first { sample in words.contains { sample.words.contains($0) } }
    plain = known?.plain ?? "Apple"
    // With a final consonant, without one, a Latin word and a sign.
    particles = known?.particles ?? ["크림", "팩트", "Apple", "10%"]
  }

  private static let known: [(words: Set<String>, plain: String, particles: [String])] = [
    (["email", "mail"], "mina@example.com", ["mina@example.com"]),
    (["url", "link", "website"], "example.com", ["example.com"]),
    (["phone", "tel"], "010-1234-5678", ["010-1234-5678", "02-123-4560"]),
    (["price", "amount", "cost", "fee", "total", "discount"], "12,900", ["12,900", "5,001", "30"]),
    (["percent", "percentage", "rate"], "25%", ["25%"]),
    (["city", "place", "location", "region", "address"], "Seoul", ["서울", "제주", "New York"]),
    (["country"], "Canada", ["캐나다", "일본", "Canada"]),
    (["date", "day"], "May 3", ["5월 3일", "월요일"]), (["month"], "May", ["5월"]), (["year"], "2026", ["2026년"]),
    (["time", "hour"], "2:30 PM", ["오후 2:30", "오후 3시"]),
    (["version"], "2.1", ["2.1", "3.0"]), (["file", "filename", "path"], "photo.jpg", ["photo.jpg", "사진.png"]),
    (["count", "number", "num", "quantity"], "5", ["5", "6", "7"]),
  ]

  private static func words(in name: String) -> Set<String> {
    var words: [String] = [""]
    var wasLowercase = false
    for character in name {
      if !character.isLetter || wasLowercase && character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasLowercase = character.isLowercase
    }
    return Set(words)
  }
}
