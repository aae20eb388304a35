import L10nCatalog
import L10nChecking
import L10nExchange
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nReleases
import L10nReview
import L10nText

/// The strings of a project for the page of its translators, with one message per line. Empty members of a message are
/// left out.
struct TranslatorsJSON {
  /// The document.
  let text: String
  /// The languages whose texts would make the page larger than ``limit``.
  let languagesLeftOut: [String]

  private typealias Member = JSONValue.Member

  /// The largest size of a document with texts in other languages, in bytes. The page is to fit into an email.
  private static let limit = 2_700_000

  /// - Parameters:
  ///   - project: the name of the project.
  ///   - outdated: the project's outdated translations.
  init(
    _ form: TranslationForm, of catalog: Catalog, project: String, outdated: [OutdatedTranslation],
    checking: CheckingOptions
  ) {
    let content = Content(form, catalog, outdated)
    let own = content.files(with: [])
    let head: [Member] = [
      ("project", .string(project)), ("language", .string(form.language)),
      ("digest", .string(String(SHA256.hexadecimal(of: Array(own.utf8)).prefix(16)))),
      ("categories", .object([.cardinal, .ordinal].map { (Self.name(of: $0), Self.categories(form.categories($0))) })),
      ("columns", .object([("wide", .string(ColumnWidth.ranges.wide)), ("none", .string(ColumnWidth.ranges.none))])),
      ("silent", .array(RuleID.allCases.filter { !checking.allows($0) }.map { .string($0.rawValue) })),
    ]
    var size = own.utf8.count + JSONValue.object(head).text.utf8.count
    var others: [Int] = []
    var leftOut: [String] = []
    for (index, language) in catalog.languages.enumerated().dropFirst() where index != content.target {
      guard let added = content.size(ofLanguage: index) else { continue }
      if size + added > Self.limit {
        leftOut.append(language)
      } else {
        size += added
        others.append(index)
      }
    }
    languagesLeftOut = leftOut
    let members = head + [("others", .array(others.map { .string(catalog.languages[$0]) }))]
    let lines = members.map { "\(JSONValue.string($0.key).text):\($0.value.text)" }.joined(separator: ",\n")
    text = "{\(lines),\n\"files\":\(others.isEmpty ? own : content.files(with: others))}\n"
  }

  private static func name(of kind: PluralKind) -> String {
    switch kind {
    case .cardinal: "plural"
    case .ordinal: "selectordinal"
    }
  }

  private static func categories(_ categories: [(category: PluralCategory, numbers: [Int])]) -> JSONValue {
    .object(categories.map { ($0.category.rawValue, .array($0.numbers.map { .number($0) })) })
  }
}

extension TranslatorsJSON {
  /// The messages of the form, with all that their translators want to know.
  private struct Content {
    private let form: TranslationForm
    private let catalog: Catalog
    private let terms: MessageTerms
    /// The index of the translators' language, or `nil` if the project doesn't have it yet.
    let target: Int?
    /// The sources of outdated translations by the indexes of their messages.
    private let oldSources: [Int: StoredMessage]

    init(_ form: TranslationForm, _ catalog: Catalog, _ outdated: [OutdatedTranslation]) {
      self.form = form
      self.catalog = catalog
      terms = MessageTerms(of: catalog)
      let target = catalog.language(named: form.language)
      self.target = target
      oldSources = Dictionary(outdated.filter { $0.language == target }.map { ($0.message, $0.oldSource) }) {
        first, _ in first
      }
    }

    /// Returns the files in JSON.
    ///
    /// - Parameter others: the indexes of other languages to show.
    func files(with others: [Int]) -> String {
      let files = form.files.map { file in
        let head = JSONValue.object([
          ("original", .string(file.original)), ("source", .string(file.source)), ("target", .string(file.target)),
        ])
        let messages = file.messages.map { value(of: $0, others).text }
        return "\(head.text.dropLast()),\"messages\":[\n\(messages.joined(separator: ",\n"))\n]}"
      }
      return "[\(files.joined(separator: ",\n"))]"
    }

    /// Returns the number of bytes by which a language's texts make the document larger, or `nil` if it has none.
    func size(ofLanguage index: Int) -> Int? {
      let texts = form.files.flatMap(\.messages).compactMap(\.index).map { self.texts(ofMessage: $0, [index]) }
      guard texts.contains(where: { !$0.isEmpty }) else { return nil }
      // Each message gets a member with the texts of all languages.
      return texts.reduce(0) { $0 + JSONValue.object($1).text.utf8.count + #""others":,"#.utf8.count }
    }

    private func texts(ofMessage index: Int, _ languages: [Int]) -> [Member] {
      languages.compactMap { language in
        catalog.messages[index].texts[language].map { (catalog.languages[language], .stored($0.stored)) }
      }
    }

    private func value(of message: TranslationForm.Message, _ others: [Int]) -> JSONValue {
      var members: [Member] = [("key", .string(message.key))]
      if let index = message.index {
        members += facts(ofMessage: index)
        let texts = texts(ofMessage: index, others)
        if !texts.isEmpty { members.append(("others", .object(texts))) }
      } else if let note = message.units.first?.note?.text, !note.isEmpty {
        members.append(("description", .string(note)))
      }
      if let note = message.units.first?.note {
        members.append(("note", .string(note.sentences)))
        if note.isGenerated { members.append(("isGenerated", .truth(true))) }
      }
      members.append(("units", .array(message.units.map(Self.value))))
      return .object(members)
    }

    private func facts(ofMessage index: Int) -> [Member] {
      let message = catalog.messages[index]
      let metadata = message.metadata
      // The page doesn't check texts in a syntax that it doesn't know.
      var members: [Member] =
        message.syntax == .messageFormat2 ? [] : [("syntax", .string(message.syntax.rawValue))]
      if let description = metadata.description { members.append(("description", .string(description))) }
      if let context = metadata.context { members.append(("context", .string(context))) }
      if !metadata.examples.isEmpty {
        let examples = metadata.examples.sorted { $0.key < $1.key }
        members.append(("examples", .object(examples.map { ($0.key, .string($0.value)) })))
      }
      if let limit = message.maxWidth { members.append(("maxWidth", .number(limit))) }
      let terms = terms.terms(of: message).map(term)
      if !terms.isEmpty { members.append(("terms", .array(terms))) }
      let ignored = metadata.ignored.filter { target != nil && catalog.language(named: $0.key) == target }
        .flatMap(\.value).sorted()
      if !ignored.isEmpty { members.append(("silent", .array(ignored.map(JSONValue.string)))) }
      members.append(("arguments", .array(message.arguments.map { .string($0.name) })))
      if let count = metadata.argumentNames.countName { members.append(("count", .string(count))) }
      if let old = oldSources[index] { members.append(("oldSource", .stored(old))) }
      return members
    }

    private func term(_ term: MessageOverview.Term) -> JSONValue {
      let words = target.flatMap { target in
        term.renderings.first { $0.language == catalog.languages[target] }?.words
      }
      let isFixed = term.renderings.isEmpty
      return .object([
        ("word", .string(term.word)), ("words", .array((isFixed ? [term.word] : words ?? []).map(JSONValue.string))),
      ])
    }

    private static func value(of unit: TranslationUnit) -> JSONValue {
      var members: [Member] = [("id", .string(unit.id))]
      if !unit.path.steps.isEmpty { members.append(("path", .string(unit.path.description))) }
      if let source = unit.source { members.append(("source", .string(source))) }
      if let target = unit.target {
        members.append(("target", .string(target.text)))
        if let state = target.state { members.append(("state", .string(state.rawValue))) }
      }
      return .object(members)
    }
  }
}
