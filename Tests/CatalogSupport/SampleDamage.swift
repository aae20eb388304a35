import L10nText

/// Damage that a translator, an editor or a merge can do to a file of the sample: a replacement in it. A mark (❶)
/// precedes each place where a finding is expected.
package struct SampleDamage {
  package let name: String
  package let file: String
  let old: String
  let new: String
  /// The rules that find something at each mark.
  package let rules: [RuleID]

  fileprivate init(_ name: String, _ file: String, _ old: String, _ new: String, _ rules: RuleID...) {
    self.name = name
    self.file = file
    self.old = old
    self.new = new
    self.rules = rules
  }
}

extension SampleDamage {
  /// Damages a file. Returns the places of the marks as the file's path, a line and a column; none if no file has the
  /// replaced text.
  package func apply(to files: inout [InputFile]) -> [String] {
    guard let index = files.firstIndex(where: { $0.path.joined(separator: "/") == file }) else { return [] }
    let text = String(decoding: files[index].bytes, as: UTF8.self)
    guard text.contains(old) else { return [] }
    var marks: [String] = []
    var damaged = ""
    for scalar in text.replacing(old, with: new, maxReplacements: 1).unicodeScalars {
      if scalar == "❶" {
        let lines = damaged.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        marks.append("\(file):\(lines.count):\((lines.last?.count ?? 0) + 1)")
      } else {
        damaged.unicodeScalars.append(scalar)
      }
    }
    files[index].bytes = Array(damaged.utf8)
    return marks
  }
}

extension SampleDamage {
  package static let all = [
    SampleDamage(
      "a placeholder is dropped", "en/store.yml", #""Directions to {place}""#, #"❶"Directions""#, .placeholderMissing),
    SampleDamage(
      "a placeholder's name is mistyped", "en/store.yml", "Directions to {place}", "Directions to ❶{plcae}",
      .placeholderExtra),
    SampleDamage(
      "a placeholder's name is translated", "zh-Hans/store.yml", "前往“{place}”", "前往“❶{地点}”", .placeholderExtra),
    SampleDamage(
      "another syntax's brackets", "en/store.yml", "Directions to {place}", "Directions to ❶%{place}",
      .placeholderDelimiter),
    SampleDamage(
      "doubled brackets", "en/store.yml", "Directions to {place}", "Directions to ❶{{place}}", .placeholderDelimiter),
    SampleDamage("full-width brackets", "zh-Hans/store.yml", "前往“{place}”", "前往“❶｛place｝”", .placeholderDelimiter),
    SampleDamage(
      "a full-width percent sign", "zh-Hans/store.yml", "前往“{place}”", "前往“❶％{place}”", .placeholderDelimiter),
    SampleDamage(
      "a quoted placeholder", "en/store.yml", #""Directions to {place}""#, #""Directions to ❶'{place}'""#,
      .messageSyntax),
    SampleDamage(
      "a brace is not closed", "en/store.yml", "Directions to {place}", "Directions to ❶{place", .messageSyntax),
    SampleDamage(
      "a date becomes a number", "en/store.yml", "Opens at {time, time, short}", "Opens at ❶{time, number}",
      .placeholderType),
    SampleDamage(
      "'other' is removed", "en/store.yml", "{count, plural, one{# review} other{# reviews}}",
      "❶{count, plural, one{# review}}", .pluralMissingCategory),
    SampleDamage(
      "'one' is removed", "en/store.yml", "reviews: \"{count, plural, one{# review} ", "reviews: \"❶{count, plural, ",
      .pluralMissingCategory),
    SampleDamage(
      "'one' is added to Korean", "ko/store.yml", "plural, other{#개}", "plural, ❶one{#개} other{#개}",
      .pluralUnusedCategory),
    SampleDamage(
      "the number is left out", "en/store.yml", "one{# review} other{# reviews}", "one{# review} ❶other{reviews}",
      .pluralNumberLost),
    SampleDamage("a keyword is translated", "zh-Hans/store.yml", "closed{已打烊}", "❶打烊{已打烊}", .selectBranch),
    SampleDamage(
      "a branch is removed", "en/store.yml", "status: \"{status, select, open{Open} closing{Closing Soon} ",
      "status: \"❶{status, select, open{Open} ", .selectBranch),
    SampleDamage(
      "a key stands twice", "en/store.yml", "nearby: Stores Near Me\n", "nearby: Stores Near Me\n❶title: Stores\n",
      .duplicateKey),
    SampleDamage(
      "a key is deleted", "en/store.yml", "title: Stores\nnearby: Stores Near Me\n", "❶title: Stores\n", .missingKey),
    SampleDamage(
      "a key is added", "en/store.yml", "title: Stores\n", "title: Stores\n❶closed_now: Closed Now\n", .extraKey),
    SampleDamage("a value is emptied", "en/store.yml", "nearby: Stores Near Me", "nearby: ❶''", .emptyValue),
    SampleDamage(
      "a list becomes a text", "en/store.yml",
      "  steps:\n    - Show your passport before you pay.\n    - Keep the refund slip with your receipt.\n    - Scan the slip at an airport kiosk when you leave Korea.\n",
      "  ❶steps: Show your passport before you pay.\n", .structureMismatch),
    SampleDamage(
      "an item is lost", "en/store.yml", "  steps:\n    - Show your passport before you pay.\n", "  ❶steps:\n",
      .listLength),
    SampleDamage(
      "a text is left in the source's language", "en/store.yml", "Move the map or search a wider area.",
      "❶지도를 움직이거나 검색 범위를 넓혀 보세요.", .untranslated),
    SampleDamage("Traditional text is pasted", "zh-Hans/store.yml", "empty: 附近没有门店", "empty: 附近没有❶門店", .scriptPurity),
    SampleDamage("Korean is left in Chinese", "zh-Hans/store.yml", "empty: 附近没有门店", "empty: 附近没有❶매장", .scriptPurity),
    SampleDamage(
      "Hangul is decomposed", "ko/store.yml", "nearby: 내 주변 매장",
      "nearby: 내 주변 ❶\u{1106}\u{1162}\u{110C}\u{1161}\u{11BC}", .unnormalized),
    SampleDamage(
      "a zero-width space slips in", "ko/store.yml", "nearby: 내 주변 매장", "nearby: 내 주변❶\u{200B} 매장", .controlCharacter),
    SampleDamage(
      "a control of direction slips in", "en/store.yml", "nearby: Stores Near Me", "nearby: Stores ❶\u{202E}Near Me",
      .controlCharacter),
    SampleDamage(
      "a character was lost", "ko/store.yml", "nearby: 내 주변 매장", "nearby: 내 주변 ❶\u{FFFD}장", .controlCharacter),
    SampleDamage(
      "a space is left at the end", "en/store.yml", "nearby: Stores Near Me", "nearby: \"Stores Near Me❶ \"",
      .edgeWhitespace),
    SampleDamage(
      "a tag is not closed", "en/market.yml", "<b>{ratio, number, percent}</b> off", "❶<b>{ratio, number, percent} off",
      .markupMismatch),
    SampleDamage(
      "tags are lost", "en/market.yml", "\"<b>{ratio, number, percent}</b> off\"", "\"❶{ratio, number, percent} off\"",
      .markupMismatch),
    SampleDamage("a particle loses its other form", "ko/store.yml", "{place}(으)로 길찾기", "{place}❶로 길찾기", .bareParticle),
    SampleDamage(
      "a text grows too long", "en/store.yml", "search_here: Search This Area",
      "search_here: ❶Search All of This Area Again", .maxWidth),
    SampleDamage("the root is another language", "en.yml", "en:\n", "❶ko:\n", .rootMismatch),
    SampleDamage(
      "a quote is not closed", "en/store.yml", "share: \"Share {store}\"",
      "share: ❶\"Share {store}\n  ❶share_also: \"Share\"",
      .yamlSyntax, .extraKey),
    SampleDamage(
      "conflict marks are committed", "en/store.yml", "nearby: Stores Near Me\n",
      "❶<<<<<<< HEAD\nnearby: Stores Near Me\n=======\nnearby: Nearby\n>>>>>>> texts\n", .yamlSyntax),
    SampleDamage(
      "a line is indented by a tab", "en/store.yml", "contact:\n  call: Call\n", "contact:\n❶\tcall: Call\n",
      .yamlSyntax),
  ]
}
