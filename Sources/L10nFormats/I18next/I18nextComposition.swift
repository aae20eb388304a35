import L10nAllLanguages
import L10nLanguage
import L10nMessages
import L10nText

/// Composes a message in ICU's syntax from the texts of several keys, and notes the text that each part comes from.
struct I18nextComposition {
  /// The argument that selects a text by a word; code passes it under this name.
  static let contextArgument = "context"

  private let rules: PluralRules?
  private var strings = ComposedStrings()

  /// - Parameter rules: the rules of the language, or `nil` if it isn't known.
  init(_ rules: PluralRules?) {
    self.rules = rules
  }

  /// An error if a text isn't a message.
  struct Failure: Error {
    let problem: DocumentProblem
  }

  /// Returns the message of some texts in the order of the file.
  mutating func message(
    of texts: [(node: DocumentNode, role: I18nextMembers.Role)]
  ) throws(Failure) -> (text: String, parts: ComposedText) {
    var genders: [String] = []
    var byGender: [String: [(node: DocumentNode, suffix: I18nextSuffix?)]] = [:]
    for (node, role) in texts {
      let (suffix, gender): (I18nextSuffix?, String?) =
        switch role {
        case .plain: (nil, nil)
        case .gender(let gender): (nil, gender)
        case .form(let suffix, let gender): (suffix, gender)
        }
      let keyword = gender ?? Self.otherKeyword
      if byGender[keyword] == nil { genders.append(keyword) }
      byGender[keyword, default: []].append((node, suffix))
    }
    // ICU's users expect the branch for all others at the end.
    genders.sort { $0 != Self.otherKeyword && $1 == Self.otherKeyword }
    var branches: [SelectChoice.Branch] = []
    for gender in genders {
      let pattern = try self.pattern(of: byGender[gender] ?? [])
      branches.append(.init(keyword: gender, pattern: pattern, range: 0..<0))
    }
    let isSelect = genders != [Self.otherKeyword]
    let pattern =
      isSelect
      ? MessagePattern([.select(SelectChoice(argument: Self.contextArgument, branches: branches, range: 0..<0))])
      : branches[0].pattern
    let text = MessageSyntax.icu.print(pattern).text
    return (text, strings.composedText(text, of: pattern, in: .i18next))
  }

  private static let otherKeyword = "other"

  /// Returns the pattern of a gender's texts. A plural is looked up before a text without a number.
  private mutating func pattern(
    of texts: [(node: DocumentNode, suffix: I18nextSuffix?)]
  ) throws(Failure) -> MessagePattern {
    var branches: [PluralChoice.Branch] = []
    var kind = PluralKind.cardinal
    for (node, suffix) in texts {
      guard let suffix else { continue }
      let pattern = try pattern(of: node)
      kind = suffix.isOrdinal ? .ordinal : .cardinal
      if suffix.category == .zero, !suffix.isOrdinal {
        branches.append(.init(selector: .exactly(0), pattern: pattern, range: 0..<0))
        guard rules?.categories(.cardinal).contains(.zero) == true else { continue }
      }
      branches.append(.init(selector: .category(suffix.category), pattern: pattern, range: 0..<0))
    }
    guard !branches.isEmpty else {
      return try texts.first.map { text throws(Failure) in try pattern(of: text.node) } ?? MessagePattern()
    }
    let choice = PluralChoice(
      argument: MessageSyntax.pluralMapArgument, kind: kind, branches: branches, range: 0..<0)
    let plural = MessagePattern([.plural(choice)])
    // i18next counts whole numbers, and where none of them selects 'other', a file needs no text for it.
    return rules?.integerCategories(kind).contains(.other) == false ? plural.completingPlurals : plural
  }

  private mutating func pattern(of node: DocumentNode) throws(Failure) -> MessagePattern {
    let message = MessageSyntax.i18next.parse(node.text ?? "")
    if let problem = message.problems.first(where: { $0.level == .error }) {
      throw Failure(
        problem: DocumentProblem(explanation: problem.explanation, offset: node.offset, losesKeys: false))
    }
    let start = strings.add(node)
    return message.pattern.movingPlaces { start + $0 }
  }
}
