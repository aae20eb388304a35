import L10nSwiftCode

/// The code of a file that only developers run: branches of `#if DEBUG`, and declarations named as samples.
struct DeveloperCode {
  private var ranges: [Range<Int>] = []

  init(_ file: CodeFile) {
    addDebugBranches(of: file)
    addSamples(of: file)
    addViewsOfPreviews(of: file)
    addSamplesOfWidgets(of: file)
  }

  func contains(_ token: Int) -> Bool { ranges.contains { $0.contains(token) } }

  private mutating func addDebugBranches(of file: CodeFile) {
    var open: [Int?] = []
    for token in 0..<file.count where file.isSign(token, "#") {
      switch file.name(token + 1) {
      case "if": open.append(file.isWord(token + 2, "DEBUG") ? token : nil)
      case "else", "elseif":
        if let start = open.popLast().flatMap({ $0 }) { ranges.append(start..<token) }
        open.append(nil)
      case "endif": if let start = open.popLast().flatMap({ $0 }) { ranges.append(start..<token) }
      default: break
      }
    }
  }

  private mutating func addSamples(of file: CodeFile) {
    for token in 0..<file.count {
      guard let keyword = file.code.word(token), Self.keywords.contains(keyword), let name = file.name(token + 1),
        Self.isSample(name) || Self.isPlaceholder(name, at: token, file)
      else { continue }
      var index = token + 2
      while index < file.count, !file.isSign(index, "{"), !(file.beginsLine(index) && !file.continuesExpression(index))
      {
        index = file.next(after: index)
      }
      ranges.append(token..<max(token, file.isSign(index, "{") ? file.next(after: index) : index))
    }
  }

  /// Adds private types that only previews use.
  private mutating func addViewsOfPreviews(of file: CodeFile) {
    let excluded = ExcludedCode(file)
    for token in 1..<max(1, file.count) where file.isWord(token, "struct") {
      guard file.isWord(token - 1, "private") || file.isWord(token - 1, "fileprivate"),
        let name = file.name(token + 1),
        let brace = (token..<min(token + 40, file.count)).first(where: { file.isSign($0, "{") })
      else { continue }
      let body = token..<file.next(after: brace)
      let uses = (0..<file.count).filter { file.code.word($0) == name && !body.contains($0) }
      if !uses.isEmpty, uses.allSatisfy(excluded.contains) { ranges.append(body) }
    }
  }

  /// Adds the functions of a widget's provider that return samples for its gallery, and the initializers without arguments of
  /// its entries.
  private mutating func addSamplesOfWidgets(of file: CodeFile) {
    guard (0..<file.count).contains(where: { file.name($0).map(Self.widgets.contains) ?? false }) else { return }
    for token in 0..<file.count where file.isSign(token, "{") {
      let head = max(0, token - Self.longestHead)..<token
      guard
        let keyword = head.last(where: {
          file.isWord($0, "struct") || file.isWord($0, "class") || file.isWord($0, "extension")
        }),
        let type = (keyword..<token).compactMap({ file.name($0) }).first(where: Self.widgets.contains)
      else { continue }
      for index in token..<file.next(after: token) {
        let isSample =
          type.hasSuffix("Entry")
          ? file.isWord(index, "init") && file.isSign(index + 1, "(") && file.isSign(index + 2, ")")
          : file.isWord(index, "func") && file.name(index + 1).map(Self.samplesOfWidgets.contains) ?? false
        guard isSample, let body = (index..<file.count).first(where: { file.isSign($0, "{") }) else { continue }
        ranges.append(index..<file.next(after: body))
      }
    }
  }

  private static let samplesOfWidgets: Set = ["placeholder", "snapshot", "getSnapshot"]
  private static let widgets: Set = [
    "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider", "TimelineEntry",
  ]
  /// The number of tokens before the brace of a type within which its keyword is.
  private static let longestHead = 20

  private static let keywords: Set = ["let", "var", "func", "struct", "class", "enum", "extension", "case"]

  /// Matches `static func placeholder() -> Account`, which is shown in gray while another one loads.
  private static func isPlaceholder(_ name: String, at token: Int, _ file: CodeFile) -> Bool {
    guard name.lowercased().hasPrefix("placeholder"), file.isWord(token - 1, "static") else { return false }
    let head = token..<min(token + 12, file.count)
    return !head.contains { file.isWord($0, "String") }
  }

  private static func isSample(_ name: String) -> Bool {
    name.contains(samples) || name.contains(tests)
  }

  // Stored, because a pattern in an expression is parsed each time.
  nonisolated(unsafe) private static let tests = /(?i)^test|prompt|regex|skeleton|test(?:view|screen)$/
  nonisolated(unsafe) private static let samples =
    /(?i)^(?:mock|dummy|stub|sample|preview|fixture|example|fake|debug)|(?-i)(?:Mock|Dummy|Stub|Sample|Preview|Fixture|Example|Fake|Debug)/

  /// Returns a Boolean value indicating whether a file or a folder around it is named as what only developers see.
  static func isPath(_ path: String) -> Bool { path.contains(paths) }

  nonisolated(unsafe) private static let paths =
    /(?:Debug|Demo|DesignTime|Developer|DevTool|Example|Mock)s?(?![a-z])|Tests(?:\/|\.swift$)|Logger\.swift$/

  /// Returns a Boolean value indicating whether a file or a folder around it is named as samples or as data.
  static func isPathOfSamples(_ path: String) -> Bool { path.contains(pathsOfSamples) }

  nonisolated(unsafe) private static let pathsOfSamples =
    /(?:Preview|Sample|Gallery|Showcase|Storybook|Playground|Fixture|Stub|Dummy|TestData|TestUtil|Testing|Prompt|Regex)s?(?![a-z])|[Tt]ests?\//

  /// Returns a Boolean value indicating whether a file is named as the texts of licenses, which nobody translates.
  static func isPathOfLicenses(_ path: String) -> Bool { path.contains(pathsOfLicenses) }

  nonisolated(unsafe) private static let pathsOfLicenses = /(?:License|Licence|Acknowledg|Copyright)[A-Za-z]*\.swift$/
}
