import L10nCatalog
import L10nLanguage
import L10nText

/// `number-mismatch`: a number that differs from the source's.
struct NumberMismatch: WordingRule {
  let id = RuleID.numberMismatch
  let defaultSeverity = Severity.warning
  let traits: TextTraits = .digit

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    // Most translations have the same digits in the same order as the source, and reading numbers takes far longer.
    guard wording.message.isSound, let original = wording.source,
      !original.text.utf8.digits.elementsEqual(wording.text.text.utf8.digits),
      let source = wording.sourcePatternText
    else { return }
    let text = wording.patternText
    let wanted = source.all.flatMap { WrittenNumber.numbers(in: $0) }
    let found = text.all.flatMap { text in WrittenNumber.numbers(in: text).map { (number: $0, text: text) } }
    guard !wanted.isEmpty, !found.isEmpty, wanted.digits != found.map(\.number).digits else { return }
    // Prices differ between currencies.
    let currencies = (original.text.currencySymbols, wording.text.text.currencySymbols)
    guard currencies.0 == currencies.1 || currencies.0.isEmpty || currencies.1.isEmpty else { return }
    let (sourceWords, words) = (NumberWords(in: source), NumberWords(in: text))
    // Examples are the translator's choice, and so are names such as 'ISO-8859-1'.
    guard !sourceWords.giveExample, !words.giveExample, sourceWords.areProse else { return }
    let tellTime = sourceWords.tellTime || words.tellTime
    let compare = sourceWords.excludeLimit != words.excludeLimit
    func reading(_ number: WrittenNumber) -> WrittenNumber {
      var number = tellTime ? number.withHours : number
      if compare { number.addNeighbors() }
      return number
    }
    let wantedNumbers = wanted.map(reading)
    let foundNumbers = found.map(\.number)
    let wantedValues = wantedNumbers.allValues.union(sourceWords.values)
    let foundValues = foundNumbers.allValues.union(words.values)
    let missing = wantedNumbers.filter { !$0.isAmong(foundValues) }
    let extra = found.indices.filter { !foundNumbers[$0].isAmong(wantedValues) }
    // If the numbers that are left differ in count, the text was rewritten rather than translated.
    guard missing.count == extra.count, let first = extra.first else { return }
    let place = found[first].text.offset(at: found[first].number.range.lowerBound)
    reporter.report(
      id,
      UnequalNumbers(
        found: extra.map { foundNumbers[$0].written }, expected: missing.map(\.written),
        source: wording.owner.source.name),
      at: wording.spot(at: place), of: wording.subject, related: wording.owner.relatedSource)
  }
}

/// Numbers that differ between a text and its source.
private struct UnequalNumbers: Facts {
  var found: [String]
  var expected: [String]
  var source: String

  var values: KeyValuePairs<FactName, String?> {
    [.found: found.joined(separator: " "), .expected: expected.joined(separator: " ")]
  }
  var sentence: String {
    let isOne = found.count == 1 && expected.count == 1
    return
      "this text has \(QuotedList.and(found)), but \(source) has \(QuotedList.and(expected)); write the same "
      + "number\(isOne ? "" : "s")"
  }
}

extension String {
  fileprivate var currencySymbols: Set<Unicode.Scalar> {
    Set(unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol })
  }
}

extension String.UTF8View {
  fileprivate var digits: some Sequence<UInt8> {
    lazy.filter(\.isASCIIDigit)
  }
}

extension [WrittenNumber] {
  fileprivate var allValues: Set<WrittenNumber.Value> {
    reduce(into: []) { $0.formUnion($1.values.union($1.parts)) }
  }

  /// All digits in a row: numbers that differ only in their separators are the same.
  fileprivate var digits: [Unicode.Scalar] {
    flatMap { $0.written.unicodeScalars.filter { $0.properties.numericType == .decimal } }
  }
}

extension WrittenNumber {
  /// Adds the adjacent integers: more than 8 is 9 or more.
  fileprivate mutating func addNeighbors() {
    values.formUnion(values.compactMap(\.integer).flatMap { [.init($0 + 1), .init(max(0, $0 - 1))] })
  }

  /// The number with its values on a 24-hour clock: 3 PM is 15:00.
  fileprivate var withHours: WrittenNumber {
    var number = self
    let hours = values.compactMap(\.integer).filter { $0 <= 24 }
    number.values.formUnion(hours.flatMap { [.init($0 % 12), .init($0 % 12 + 12)] })
    return number
  }
}
