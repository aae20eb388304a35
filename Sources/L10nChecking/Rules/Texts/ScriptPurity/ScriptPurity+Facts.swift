import L10nText

/// Characters of the other Chinese script.
struct ForeignCharacters: Facts {
  let characters: [Unicode.Scalar]
  /// The script of the text.
  let script: HanScript
  /// The characters of the text's own script for the first of the characters.
  private let counterparts: [[Unicode.Scalar]]

  init(_ characters: [Unicode.Scalar], in script: HanScript) {
    self.characters = characters
    self.script = script
    counterparts = characters.prefix(CheckedText.findingLimit).map { script.other.counterparts(of: $0) }
  }

  var values: KeyValuePairs<FactName, String?> {
    [
      .problem: "han", .found: String(String.UnicodeScalarView(characters)),
      .expected: String(String.UnicodeScalarView(counterparts.compactMap(\.first))),
    ]
  }
  var sentence: String {
    let advice = zip(characters, counterparts).map { character, counterparts in
      "\(QuotedList.joined(counterparts.map { "'\($0)'" }, by: "or")) for '\(character)'"
    }
    let what = characters.count == 1 ? "a \(script.other.name) character" : "\(script.other.name) characters"
    return "this is \(script.name) Chinese with \(what); write \(QuotedList.joined(advice, by: "and"))"
  }
}

/// Han characters that the language of a text doesn't use.
struct UnusedCharacters: Facts {
  let characters: [Unicode.Scalar]
  let language: Language

  enum Language: String {
    case chinese = "Chinese", japanese = "Japanese", korean = "Korean"

    /// Returns a Boolean value indicating whether a text has letters of the language.
    func isWritten(in text: String) -> Bool {
      switch self {
      case .chinese: text.unicodeScalars.contains { $0.properties.isIdeographic }
      case .japanese: text.unicodeScalars.contains { $0.properties.isIdeographic } || ForeignLetters.kana.isIn(text)
      case .korean: ForeignLetters.hangul.isIn(text)
      }
    }
  }

  var values: KeyValuePairs<FactName, String?> {
    [.problem: "unused", .found: String(String.UnicodeScalarView(characters))]
  }
  var sentence: String {
    let (verb, noun) = characters.count == 1 ? ("isn't", "character") : ("aren't", "characters")
    let advice =
      switch language {
      case .chinese: "write the Chinese \(noun)"
      case .japanese: "write the Japanese \(noun), or translate the text"
      case .korean: "translate the text"
      }
    return "\(QuotedList.and(characters.map { String($0) })) \(verb) used in \(language.rawValue); \(advice)"
  }
}

/// Korean text without Hangul.
struct NoHangul: Facts {
  var values: KeyValuePairs<FactName, String?> { [.problem: "no-hangul"] }
  var sentence: String { "this is Korean without Hangul; translate the text" }
}

/// Letters of another language in a text.
struct LettersInText: Facts {
  var letters: ForeignLetters
  var word: String
  var language: UnusedCharacters.Language

  var values: KeyValuePairs<FactName, String?> {
    [.problem: letters == .hangul ? "hangul" : "kana", .written: word]
  }
  var sentence: String {
    let name = letters == .hangul ? "Hangul" : "Japanese"
    return "'\(word)' is \(name) in \(language.rawValue) text; translate it, or put it in quotation marks"
  }
}
