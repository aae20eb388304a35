import L10nLanguage
import L10nMessages
import L10nText

/// A piece of a message that its translations depend on.
enum MeaningToken: Hashable, Sendable {
  /// Words of letters and marks in lowercase.
  case words(MeaningWords)
  /// A number, with a point for each of its separators.
  case number(String)
  /// A sign that is read aloud, such as `%` and `€`.
  case sign(Unicode.Scalar)
  case placeholder(String)
  /// The destination of a link, whatever its scheme.
  case link(host: String, rest: String)
  case lineBreak
  /// The start of another item of a list.
  case item

  /// A Boolean value indicating whether a plural form may write it or leave it out: the number of the form.
  var isNumberOfForm: Bool {
    switch self {
    case .number, .placeholder: true
    case .words, .sign, .link, .lineBreak, .item: false
    }
  }

  /// Returns a Boolean value indicating whether both are the same, apart from the spelling of words.
  func isSimilar(to other: MeaningToken, isEnglish: Bool) -> Bool {
    guard case .words(let left) = self, case .words(let right) = other else { return self == other }
    return left.isSimilar(to: right, isEnglish: isEnglish)
  }

  /// The token on a line of its own.
  var written: String {
    switch self {
    case .words(let words): "w \(words.letters)"
    case .number(let number): "n \(number)"
    case .sign(let sign): "s \(sign)"
    case .placeholder(let argument): "p \(argument)"
    case .link(let host, let rest): "l \(host)\(rest)"
    case .lineBreak: "b"
    case .item: "i"
    }
  }

  /// Returns the tokens of a pattern if each choice takes its branch `other`.
  static func tokens(of pattern: MessagePattern, _ arguments: inout ArgumentNumbers) -> [MeaningToken] {
    let text = PatternText(pattern.withoutChoices(number: nil))
    var reader = MeaningReader(text, arguments)
    let tokens = reader.tokens()
    arguments = reader.arguments
    return tokens
  }
}

extension MessagePattern {
  /// Returns the pattern with the branch `other` of each choice in its place.
  ///
  /// - Parameter number: the argument that `#` writes.
  fileprivate func withoutChoices(number: String?) -> MessagePattern {
    MessagePattern(
      elements.flatMap { element -> [Element] in
        switch element {
        case .text, .placeholder, .particle: return [element]
        case .pluralNumber(let range):
          return [.placeholder(Placeholder(argument: number ?? "", format: .plain, range: range))]
        case .plural(let choice):
          let other = choice.branches.first { $0.selector == .category(.other) }
          return other?.pattern.withoutChoices(number: choice.argument).elements ?? []
        case .select(let choice):
          let other = choice.branches.first { $0.keyword == "other" }
          return other?.pattern.withoutChoices(number: number).elements ?? []
        }
      })
  }
}
