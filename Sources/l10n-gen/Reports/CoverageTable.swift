import L10nCatalog
import L10nProject

/// The coverage of each language as a table, or as a single line if nothing is missing.
struct CoverageTable {
  let text: String

  private static let barWidth = 20
  /// The number of languages that a person reads.
  private static let limit = 40

  /// - Parameters:
  ///   - width: the maximum width of a line, in cells, or `nil` if it is unknown.
  ///   - showsAll: a Boolean value indicating whether all languages have a line; otherwise, of many, those that lack most.
  init(_ coverage: [LanguageCoverage], style: TextStyle, width: Int?, showsAll: Bool = true) {
    guard coverage.contains(where: { $0.missing > 0 || $0.unfinished > 0 || $0.inherited != nil || !$0.isWhole })
    else {
      text = Self.sentence(coverage)
      return
    }
    let hasStates = coverage.contains { $0.unfinished > 0 }
    let heading = LanguageCoverage.headings(hasStates: hasStates)
    let all = coverage
    let coverage = showsAll ? all : Self.leastComplete(of: all)
    let rows = [heading] + coverage.map { [Console.printable($0.language)] + $0.figures(hasStates: hasStates) }
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let tableWidth = widths.reduce(0) { $0 + $1 + 2 }
    let hasBar = tableWidth + Self.barWidth <= width ?? .max
    var lines = [style.dim(Self.line(rows[0], widths))]
    for (row, language) in zip(rows.dropFirst(), coverage) {
      lines.append(Self.line(row, widths) + (hasBar ? "  " + style.pointer(Self.bar(language)) : ""))
    }
    if coverage.count < all.count {
      let others = String.counted(all.count - coverage.count, "other language")
      lines.append("\(others), with \(Self.range(of: all, besides: coverage)); 'l10n-gen check --all' lists all")
    }
    lines += coverage.flatMap(\.notes).map(Console.printable)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Returns the source language and the languages that lack most, in their order.
  private static func leastComplete(of coverage: [LanguageCoverage]) -> [LanguageCoverage] {
    guard coverage.count > limit else { return coverage }
    let others = coverage.indices.dropFirst().sorted { (coverage[$0].available, $0) < (coverage[$1].available, $1) }
    return ([0] + others.prefix(limit - 1).sorted()).map { coverage[$0] }
  }

  /// Returns the percentages of the languages that aren't shown: `98 %`, `98 to 100 %`.
  private static func range(of coverage: [LanguageCoverage], besides shown: [LanguageCoverage]) -> String {
    let names = Set(shown.map(\.language))
    let percentages = coverage.filter { !names.contains($0.language) }.map(\.percent)
    let (least, greatest) = (percentages.min() ?? 0, percentages.max() ?? 0)
    return least == greatest ? "\(least) %" : "\(least) to \(greatest) %"
  }

  /// Returns a sentence such as `120 messages in ko, en and zh-Hans`.
  private static func sentence(_ coverage: [LanguageCoverage]) -> String {
    guard let source = coverage.first else { return "" }
    let messages = String.counted(source.messages, "message")
    guard coverage.count > 1 else { return "\(messages) in \(Console.printable(source.language))\n" }
    let few = 6
    guard coverage.count <= few else { return "\(messages) in all \(coverage.count) languages\n" }
    let names = coverage.map { Console.printable($0.language) }
    return "\(messages) in \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")\n"
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let columns = zip(cells, widths).enumerated().map { index, column in
      let padding = String(repeating: " ", count: column.1 - column.0.count)
      return index == 0 ? column.0 + padding : padding + column.0
    }
    let line = columns.joined(separator: "  ")
    return line.last == " " ? String(line.dropLast(line.reversed().prefix { $0 == " " }.count)) : line
  }

  private static func bar(_ coverage: LanguageCoverage) -> String {
    let filled = coverage.messages == 0 ? barWidth : coverage.available * barWidth / coverage.messages
    return String(repeating: "█", count: filled) + String(repeating: "░", count: barWidth - filled)
  }
}

extension LanguageCoverage {
  /// Returns the headings of a table.
  ///
  /// - Parameter hasStates: whether any strings aren't final.
  static func headings(hasStates: Bool) -> [String] {
    ["language", "keys", "translated", "missing"] + (hasStates ? ["to review"] : []) + [""]
  }

  /// Returns the cells under ``headings(hasStates:)``, without the one for the language.
  func figures(hasStates: Bool) -> [String] {
    ([messages, translated, missing] + (hasStates ? [unfinished] : [])).map { String($0) } + ["\(percent) %"]
  }

  /// The sentences that explain its figures.
  var notes: [String] {
    [
      sparseNote,
      isWhole
        ? nil : "\(language) couldn't be read completely because of errors; unreadable strings count as missing",
    ]
    .compactMap { $0 }
  }

  /// A sentence about the messages that a sparse language inherits, with the reason why that isn't a mistake, or `nil`
  /// for other languages.
  private var sparseNote: String? {
    guard let inherited else { return nil }
    let parts = inherited.parts.map { String.counted($0.messages, "message") + " through \($0.language)" }
    let reason =
      inherited.isConfigured
      ? "as set by 'sparse' in l10n.yml" : "which has more messages; 'sparse: []' in l10n.yml requires them all"
    return "\(language) is sparse: \(parts.joined(separator: ", ")), \(reason)"
  }

  /// The number of messages that its users get, in the language itself or in one that it inherits from.
  fileprivate var available: Int { messages - missing }

  /// The percentage of the source messages that its users get. It is 100 only if nothing is missing.
  var percent: Int { messages == 0 ? 100 : available * 100 / messages }
}
