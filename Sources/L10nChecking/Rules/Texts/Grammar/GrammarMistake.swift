import L10nMessages
import L10nText

/// A mistake in markup for grammar agreement.
struct GrammarMistake: Facts {
  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  enum Kind {
    case fault(GrammarMarkup.Fault)
    /// Attributes that aren't JSON5.
    case unreadable
    case misspelled(String, meant: String)
    /// A grammatical property that isn't in `morphology`.
    case outsideMorphology(String)
    case value(of: String)
    case unknownValue(String, of: String, among: [String])
    case noArgument(Int, among: [Int])

    /// A Boolean value indicating whether users see the markup. Other mistakes only leave the words as they are.
    var isShown: Bool { if case .fault = self { true } else { false } }
  }

  var values: KeyValuePairs<FactName, String?> {
    switch kind {
    case .fault(.unclosedText): [.problem: "unclosed-text"]
    case .fault(.noAttributes): [.problem: "no-attributes"]
    case .fault(.detachedAttributes): [.problem: "detached-attributes"]
    case .fault(.unclosedAttributes): [.problem: "unclosed-attributes"]
    case .fault(.noCaret): [.problem: "no-caret"]
    case .unreadable: [.problem: "attributes"]
    case .misspelled(let name, let meant): [.problem: "name", .written: name, .suggestion: meant]
    case .outsideMorphology(let name): [.problem: "morphology", .written: name]
    case .value(let name): [.problem: "value", .name: name]
    case .unknownValue(let value, let name, _): [.problem: "value", .name: name, .written: value]
    case .noArgument(let position, _): [.problem: "argument", .argument: String(position)]
    }
  }

  var sentence: String {
    switch kind {
    case .fault(.unclosedText): "'^[' isn't closed, so users see it; write ']' before the attributes"
    case .fault(.noAttributes):
      "'^[…]' has no attributes, so users see the brackets; write '(inflect: true)' after them"
    case .fault(.detachedAttributes):
      "attributes begin with '(' right after ']', so users see these; write ']('"
    case .fault(.unclosedAttributes): "the attributes aren't closed, so users see them; write ')' after them"
    case .fault(.noCaret): "this is a link, because there is no '^' before '['; write '^['"
    case .unreadable: "Foundation can't read these attributes; write them as in '(inflect: true, agreeWithArgument: 1)'"
    case .misspelled(let name, let meant): "Foundation has no attribute '\(name)'; did you mean '\(meant)'?"
    case .outsideMorphology(let name):
      "'\(name)' is a part of 'morphology'; write 'morphology: { \(name): … }'"
    case .value("inflect"), .value("formatNumber"): "this attribute can only be true; write 'true'"
    case .value("morphology"), .value("assumedFallbackInflection"):
      "this attribute is a mapping; write one such as '{ partOfSpeech: \"noun\" }'"
    case .value("agreeWithArgument"): "this attribute is the number of an argument; write 1 for the first"
    case .value("agreeWithConcept"), .value("referentConcept"):
      "this attribute is the number of a concept that code gives; write 1 for the first"
    case .value(let name): "'\(name)' is a text; write it in quotes"
    case .unknownValue(let value, let name, let values):
      "'\(value)' isn't a value of '\(name)'; "
        + (NearestName.suggestion(for: value, among: values).map { "did you mean '\($0)'?" }
          ?? "write \(QuotedList.joined(values.map { "'\($0)'" }, by: "or"))")
    case .noArgument(let position, let positions):
      positions.isEmpty
        ? "the text has no argument \(position), or any other; remove the attribute"
        : "the text has no argument \(position); write \(QuotedList.joined(positions.map(String.init), by: "or"))"
    }
  }
}
