import L10nCatalog
import L10nMessages
import L10nLanguage

/// Messages that come in two: one for the number 1, and one for all others. Code picks between `store_one` and
/// `store_many`, between `TRACK` and `TRACKS`, or between `1 new store` and `%d new stores`. A key that names other numbers
/// than 1 needs no counterpart.
struct MessagesForOne {
  /// The indexes of both of each two.
  private(set) var messages: Set<Int> = []

  /// Finds them among some messages of a catalog, and the counterparts of these.
  init(of catalog: Catalog, among wanted: Set<Int>) {
    let tables = catalog.tableKeysByPath
    let isEnglish = catalog.bundles.first?.tag.language == "en"
    var byKey: [Stem: [Member]] = [:]
    var byText: [Stem: [Member]] = [:]
    for index in catalog.messages.indices where catalog.messages[index].isInSource {
      let message = catalog.messages[index]
      let table = tables[message.keyPath]
      let key = NumberedKey(table?.key ?? message.keyPath)
      if wanted.contains(index), key.number.isMany { messages.insert(index) }
      let keyWords = Set(key.stem)
      byKey[Stem(table: table?.table, words: key.stem), default: []].append(
        Member(message: index, number: key.number, keyWords: keyWords))
      guard isEnglish, let text = message.source?.wordsOfText.map(NumberedKey.init), !text.stem.isEmpty else {
        continue
      }
      byText[Stem(table: table?.table, words: text.stem), default: []].append(
        Member(message: index, number: text.number, keyWords: keyWords))
    }
    for family in Array(byKey.values) + Array(byText.values) where family.count > 1 {
      for member in family where wanted.contains(member.message) {
        let hasCounterpart = family.contains {
          $0.number != member.number && !$0.keyWords.isDisjoint(with: member.keyWords)
            && Self.arePair(catalog.messages[$0.message], $0.number, member.number)
        }
        if hasCounterpart { messages.insert(member.message) }
      }
    }
  }

  private struct Member {
    var message: Int
    var number: NumberedKey.Number
    var keyWords: Set<String>
  }

  private struct Stem: Hashable {
    var table: String?
    var words: [String]
  }

  /// Returns a Boolean value indicating whether the counterpart of a message is for other numbers. `Track` as a label is
  /// not: a counterpart names its number, has one, or is a word such as `track` to put after it.
  private static func arePair(
    _ message: CatalogMessage, _ number: NumberedKey.Number, _ other: NumberedKey.Number
  ) -> Bool {
    if number.isOne || other.isOne || !message.arguments.isEmpty { return true }
    guard case .text(let text)? = message.source?.stored, let first = text.unicodeScalars.first else { return false }
    return first.properties.isLowercase || text.unicodeScalars.contains("1")
  }
}

extension LocalizedMessage {
  /// The text without its placeholders; `nil` for a list and a plural map, which is for all numbers.
  fileprivate var wordsOfText: String? {
    guard case .text = stored else { return nil }
    return PatternText.spaced(PatternText(pattern(ofText: 0)).bytes)
  }
}
