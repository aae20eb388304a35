import L10nCatalog
import L10nLanguage
import L10nMessages

/// The arguments of a message that certainly are the number of something in one of its languages.
enum CountedArguments {
  /// Returns the names of the arguments that a plural counts, or that have a counter of Korean, Chinese or Japanese
  /// after them.
  static func names(in message: CatalogMessage) -> Set<String> {
    var names: Set<String> = []
    let arguments = Dictionary(message.arguments.map { ($0.name, $0) }) { first, _ in first }
    for text in message.texts {
      guard let patterns = text?.patterns else { continue }
      let parsed = ParsedStoredMessage(patterns: patterns)
      for argument in parsed.arguments where argument.uses.contains(where: { $0.kind == .plural }) {
        names.insert(argument.name)
      }
      names.formUnion(parsed.argumentsBeforeCounters(among: arguments))
    }
    return names
  }
}

extension CatalogArgument {
  /// A Boolean value indicating whether its name means a number of things.
  var isNamedAsCount: Bool {
    ["count", "n", "num", "quantity", "qty"].contains(name)
      || ["_count", "-count", "Count"].contains { name.hasSuffix($0) }
  }
}

extension ParsedStoredMessage {
  /// Returns the names of the arguments that have a counter of Korean, Chinese or Japanese after them in one of the
  /// texts.
  fileprivate func argumentsBeforeCounters(among arguments: [String: CatalogArgument]) -> [String] {
    patterns.flatMap { pattern in
      zip(pattern.elements, pattern.elements.dropFirst()).compactMap { hole, next in
        guard case .placeholder(let hole) = hole, let argument = arguments[hole.argument], case .text(let text) = next
        else { return nil }
        let unit = text.string.drop { $0 == " " }
        guard let first = unit.utf8.first, first >= 0x80 else { return nil }
        let isCounted =
          Self.koreanCounters.contains { unit.hasPrefix($0) && Self.endsCounter(unit.dropFirst($0.count).first) }
          || (argument.type == .int || argument.isNamedAsCount) && Self.otherCounters.contains { unit.hasPrefix($0) }
        return isCounted ? argument.name : nil
      }
    }
  }

  /// Counters that aren't also used for numbers in a series, unlike 년, 번, 위 and 号.
  private static let koreanCounters = [
    "개", "명", "건", "장", "곳", "권", "편", "마리", "시간", "가지", "종류", "인분", "켤레", "자루", "그루",
  ]

  /// Chinese and Japanese counters also begin words, so they count only after a number.
  private static let otherCounters = [
    "个", "個", "件", "条", "條", "张", "張", "位", "名", "种", "種", "份", "小时", "小時", "分钟", "分鐘", "天", "篇", "项", "項", "家",
    "つ", "人", "冊", "枚", "時間",
  ]

  /// Returns a Boolean value indicating whether the word that begins with a Korean counter is only the counter, perhaps
  /// with a particle: 개를, but not 개발자.
  private static func endsCounter(_ next: Character?) -> Bool {
    guard let next else { return true }
    return !next.isLetter || "를을이가의은는로과와도만에까씩".contains(next)
  }
}
