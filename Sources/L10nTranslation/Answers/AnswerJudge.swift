import L10nCatalog
import L10nExchange
import L10nFormats
import L10nText

/// Judges what can be judged of an answer before its texts are in the files.
struct AnswerJudge {
  private let project: TranslationProject
  private let force: Set<String>

  init(of project: TranslationProject, force: Set<String>) {
    self.project = project
    self.force = force
  }

  /// An answer that may be written.
  struct Accepted {
    /// The identifier with the project's name of the language.
    var id: StringID
    var request: TranslationRequest
    var translation: MessageTranslation
  }

  enum Verdict {
    case accepted(Accepted)
    case unchanged
    case stale(TranslationRequest)
    /// The answer is refused. The request is `nil` if there is no such string.
    case refused(SubmissionProblem, TranslationRequest?)
  }

  /// The number of bytes of the texts of an answer.
  private static let sizeLimit = 65_536

  /// - Parameter isDoubled: whether another answer has the same identifier.
  func verdict(on answer: TranslationAnswer, isDoubled: Bool) -> Verdict {
    do throws(SubmissionProblem) {
      let id = try identifier(of: answer)
      guard !isDoubled else {
        throw .init(.doubledID, "several answers have this id; give one answer for each")
      }
      guard let strings = project.strings(in: id.language), let message = strings.message(id.key),
        let request = strings.request(for: id.key, withContext: false)
      else { throw unknown(id) }
      do throws(SubmissionProblem) {
        return try verdict(on: answer, strings, message, request)
      } catch {
        return .refused(error, request)
      }
    } catch {
      return .refused(error, nil)
    }
  }

  /// Returns the identifier of a string that can be translated, with the project's name of the language.
  private func identifier(of answer: TranslationAnswer) throws(SubmissionProblem) -> StringID {
    guard let id = StringID(answer.id) else {
      throw .init(.unknownID, "this isn't the id of a string, such as 'store.title@en'; copy it from the unit")
    }
    let catalog = project.catalog
    guard catalog.language(named: id.language) != 0 else {
      throw .init(.sourceLanguage, "\(catalog.languages[0]) is the source language, which is never written")
    }
    guard let strings = project.strings(in: id.language) else {
      throw .init(
        .unknownID,
        "the project has no translations in '\(id.language)'; its languages are "
          + project.translationLanguages.joined(separator: ", "))
    }
    guard let index = project.indexes[id.key] else { throw unknown(id) }
    guard catalog.messages[index].isTranslatable else {
      throw .init(.notTranslatable, "metadata.yml says that this string isn't translated; leave it out")
    }
    return StringID(key: id.key, language: strings.language)
  }

  private func unknown(_ id: StringID) -> SubmissionProblem {
    let nearest = NearestName.suggestion(for: id.key, among: project.catalog.messages.map(\.keyPath))
    return .init(
      .unknownID,
      "no string to translate has the key '\(id.key)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "copy the id from the unit"))
  }

  private func verdict(
    on answer: TranslationAnswer, _ strings: LanguageStrings, _ message: ProjectMessage, _ request: TranslationRequest
  ) throws(SubmissionProblem) -> Verdict {
    let texts = try answer.content.get()
    let present = message.message.target ?? [:]
    let changed = texts.texts.filter { $0.value != present[$0.key]?.text }
    if changed.isEmpty, !texts.texts.isEmpty { return .unchanged }
    guard let basis = answer.basis else {
      throw .init(.noBasis, "the answer has no 'basis'; copy that of the unit")
    }
    guard basis == request.basis else {
      return strings.request(for: request.id.key).map(Verdict.stale) ?? .stale(request)
    }
    let needed = strings.needed(message)
    try refuseWrongForms(texts, needed.map(\.path), message)
    try refuseUnusable(texts, needed, of: request.id, strings)
    if !isReplaceable(request.id, strings), !force.contains(answer.id),
      let path = changed.keys.sorted().first(where: { present[$0].map { !$0.text.isEmpty && $0.state == nil } ?? false }
      )
    {
      let form = texts.texts.count == 1 ? "" : " '\(path.formName)'"
      throw .init(
        .finalText,
        "a person's final text\(form) is there, and its source hasn't changed; keep it, or name the id in 'force'")
    }
    let written = changed.mapValues { UnitText(text: $0, state: .machineTranslated) }
    return .accepted(
      Accepted(id: request.id, request: request, translation: MessageTranslation(of: message, written)))
  }

  private func isReplaceable(_ id: StringID, _ strings: LanguageStrings) -> Bool {
    project.indexes[id.key].map { strings.kinds(ofMessage: $0).contains(.outdated) } ?? false
  }

  private func refuseWrongForms(
    _ texts: VariantTexts, _ needed: [UnitPath], _ message: ProjectMessage
  ) throws(SubmissionProblem) {
    // A text may become a plural, if the language needs one.
    let isNewPlural = message.message.target == nil && needed == [UnitPath()]
    if isNewPlural, texts.texts.keys.allSatisfy({ $0.steps.count == 1 && $0.category != nil }) { return }
    if let missing = needed.first(where: { texts.texts[$0] == nil }) {
      throw .init(.wrongForms, "\(Self.described(needed)); '\(missing.formName)' is missing")
    }
    let known = Set(needed).union(message.message.target?.keys.map(\.self) ?? [])
    let unknown = texts.texts.keys.sorted().first { path in
      guard !known.contains(path) else { return false }
      // Further plural categories, and further items of a list, are findings of their own rules.
      return !known.contains { $0.parent == path.parent && ($0.category != nil) == (path.category != nil) }
        || path.steps.isEmpty
    }
    if let unknown {
      throw .init(.wrongForms, "\(Self.described(needed)); '\(unknown.formName)' isn't one of them")
    }
  }

  private static func described(_ needed: [UnitPath]) -> String {
    if needed == [UnitPath()] { return "this string is a single 'text'" }
    if needed.allSatisfy({ $0.item != nil }) { return "this string has \(needed.count) 'items'" }
    return "this string has the 'forms' \(needed.map(\.formName).joined(separator: ", "))"
  }

  private func refuseUnusable(
    _ texts: VariantTexts, _ needed: [(path: UnitPath, source: String)], of id: StringID, _ strings: LanguageStrings
  ) throws(SubmissionProblem) {
    let size = texts.texts.values.reduce(0) { $0 + $1.utf8.count }
    guard size <= Self.sizeLimit else {
      throw .init(.tooLong, "the texts have \(size) bytes, and \(Self.sizeLimit) are the limit; shorten them")
    }
    for (path, text) in texts.sorted where text.allSatisfy(\.isWhitespace) {
      let form = texts.texts.count == 1 ? "" : " '\(path.formName)'"
      throw .init(.noText, "the text\(form) is empty; translate it")
    }
    let key = project.indexes[id.key].map { project.keys[project.catalog.messages[$0].keyPath] } ?? id.key
    let isKey = texts.texts.values.contains { $0 == key || $0 == id.key }
    if isKey, !needed.contains(where: { $0.source == key || $0.source == id.key }) {
      throw .init(.sameAsKey, "the text is the key, not a translation; translate the source")
    }
  }

  /// Returns the maker of examples for a string, or `nil` if the project doesn't have it.
  func example(for request: TranslationRequest) -> CorrectedExample? {
    guard let strings = project.strings(in: request.id.language), let message = strings.message(request.id.key),
      let index = project.indexes[request.id.key]
    else { return nil }
    let syntax = project.catalog.messages[index].source?.syntax ?? project.catalog.messages[index].syntax
    return CorrectedExample(for: request, needed: strings.needed(message).map(\.path), syntax: syntax)
  }
}
