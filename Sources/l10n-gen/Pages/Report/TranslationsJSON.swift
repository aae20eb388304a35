import L10nCatalog
import L10nMessages
import L10nChecking
import L10nFormats
import L10nLanguage
import L10nReview
import L10nText

/// A report for programs and for the page, with one message per line. Members may be added in version 1, but existing
/// members keep their names and meanings. Empty members of a message are left out.
struct TranslationsJSON {
  private let report: TranslationsReport
  private var links = SourceLinks()
  /// The addresses of the files that have been named so far, in the order of ``numbers``.
  private var files: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  private typealias Member = JSONValue.Member

  /// Returns the document.
  static func text(of report: TranslationsReport) -> String {
    var document = Self(report: report)
    return document.text()
  }

  private init(report: TranslationsReport) {
    self.report = report
  }

  private mutating func text() -> String {
    let all = report.changes?.comparison.changes ?? []
    let changes = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    var states: [String: [StateChange]] = [:]
    for change in report.changes?.comparison.states ?? [] { states[change.key, default: []].append(change) }

    var lines = report.messages.map { message in
      value(of: message, changes[message.key], states[message.key] ?? []).text
    }
    let keys = Set(report.messages.map(\.key))
    lines += all.filter { !keys.contains($0.key) }.map { removed($0).text }
    let findings = report.findingsAlone.map { findingAlone($0) }

    var head: [Member] = [("version", .number(1))]
    if let changes = report.changes { head.append(("since", .string(changes.since))) }
    head.append(("languages", .object(JSONReport.languages(report.outcome.coverage))))
    for (name, additions) in [("sources", report.outcome.sources), ("listings", report.outcome.listings)]
    where !additions.isEmpty {
      let values = additions.map { path, catalog in
        JSONValue.object([
          ("path", .string(path)), ("languages", .object(JSONReport.languages(catalog.coverage))),
        ])
      }
      head.append((name, .array(values)))
    }
    head.append(
      ("unread", .array(report.unread.map { .object([("file", .string($0.path)), ("reason", .string($0.reason))]) })))
    head.append(("findings", .array(findings)))
    // This comes last, since everything before it can name files.
    head.append(("files", .array(files)))
    let members = head.map { "\(JSONValue.string($0.key).text):\($0.value.text)" }.joined(separator: ",\n")
    return "{\(members),\n\"messages\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  // MARK: Messages

  private mutating func value(of message: MessageOverview, _ change: MessageChange?, _ states: [StateChange])
    -> JSONValue
  {
    let metadata = message.metadata
    var members: [Member] = [("key", .string(message.key))]
    if let namespace = message.namespace { members.append(("namespace", .string(namespace))) }
    if let accessor = message.accessor { members.append(("accessor", .string(accessor.text))) }
    if let string = message.tableKey {
      members.append(("table", .object([("name", .string(string.table)), ("key", .string(string.shown))])))
    }
    if let former = message.formerKey { members.append(("formerKey", .string(former))) }
    if let description = metadata.description { members.append(("description", .string(description))) }
    if let context = metadata.context { members.append(("context", .string(context))) }
    if let limit = metadata.maxWidth { members.append(("maxWidth", .number(limit))) }
    if metadata.isDeprecated { members.append(("deprecated", .string(metadata.deprecationNote ?? ""))) }
    if !metadata.isTranslatable { members.append(("translatable", .truth(false))) }
    if !message.terms.isEmpty { members.append(("terms", .array(message.terms.map(Self.term)))) }
    if let change {
      members += Self.members(of: change)
    } else if !states.isEmpty {
      members.append(("change", .string("state")))
    }
    members.append(contentsOf: findings(message.findings, nil))
    let languages = message.languages.map { language in
      (key: language.name, value: value(of: language, change, states))
    }
    members.append(("languages", .object(languages)))
    if !message.pseudolocales.isEmpty {
      let pseudolocales = message.pseudolocales.map {
        (key: $0.locale.rawValue, value: JSONValue.object([("text", .null), ("reads", .reads($0.previews))]))
      }
      members.append(("pseudolocales", .object(pseudolocales)))
    }
    return .object(members)
  }

  private static func term(_ term: MessageOverview.Term) -> JSONValue {
    .object([
      ("word", .string(term.word)),
      ("words", .object(term.renderings.map { ($0.language, .array($0.words.map(JSONValue.string))) })),
    ])
  }

  private static func members(of change: MessageChange) -> [Member] {
    let declaration = change.declarationBefore
    let accessor: [Member] =
      declaration == nil || declaration == change.declarationAfter
      ? [] : [("accessorBefore", .optional(declaration?.text))]
    switch change.kind {
    case .added: return [("change", .string("added"))]
    case .removed: return [("change", .string("removed"))]
    case .renamed(let key): return [("change", .string("renamed")), ("oldKey", .string(key))] + accessor
    case .changed: return [("change", .string("changed"))] + accessor
    }
  }

  /// A message that only the older state has.
  private func removed(_ change: MessageChange) -> JSONValue {
    let texts = change.texts.enumerated().compactMap { index, text -> Member? in
      guard text.before != nil, let name = languageName(index) else { return nil }
      return (name, .object([("text", .null), ("before", .stored(text.before))]))
    }
    let accessor: [Member] = change.declarationBefore.map { [("accessor", .string($0.text))] } ?? []
    return .object(
      [("key", .string(change.key))] + accessor + Self.members(of: change) + [("languages", .object(texts))])
  }

  /// Returns the name of a language in the comparison.
  private func languageName(_ index: Int) -> String? { report.changes?.comparison.languages[index].name }

  // MARK: Languages

  private mutating func value(
    of language: MessageOverview.Language, _ change: MessageChange?, _ states: [StateChange]
  ) -> JSONValue {
    var members: [Member] = [("text", .stored(language.message?.stored))]
    if let location = language.location { members += place(location) }
    if let general = language.general { members.append(("asIn", .string(general))) }
    if let state = language.state { members.append(("state", .string(state.rawValue))) }
    if let width = language.width { members.append(("width", .number(width))) }
    if !language.previews.lines.isEmpty { members.append(("reads", .reads(language.previews))) }
    if language.previews.omitted > 0 { members.append(("omitted", .number(language.previews.omitted))) }
    if !language.sentences.isEmpty {
      members.append(("sentences", .array(language.sentences.map { .array($0.map(JSONValue.string)) })))
    }
    let versions = change?.texts.indices.first { languageName($0) == language.name }.map { change?.texts[$0] } ?? nil
    if let versions, versions.isChanged, let before = versions.before { members.append(("before", .stored(before))) }
    if let state = states.first(where: { languageName($0.language) == language.name }) {
      members.append(("stateBefore", .string(state.beforeText)))
    }
    return .object(members + findings(language.findings, language.message))
  }

  /// Returns a place, with the number of its file in `files`.
  private mutating func place(_ location: SourceLocation) -> [Member] {
    [
      ("file", .number(number(ofFile: location.file))), ("line", .number(location.line)),
      ("column", .number(location.column)),
    ]
  }

  private mutating func number(ofFile file: String) -> Int {
    if let known = numbers[file] { return known }
    numbers[file] = files.count
    files.append(.object([("file", .string(file)), ("address", .string(links.address(of: file)))]))
    return files.count - 1
  }

  // MARK: Findings

  /// A finding about no message that the report has.
  private mutating func findingAlone(_ finding: Finding) -> JSONValue {
    .object((finding.key.map { [("key", .string($0))] } ?? []) + members(of: finding, nil))
  }

  private mutating func findings(_ findings: [Finding], _ message: BundleMessage?) -> [Member] {
    findings.isEmpty ? [] : [("findings", .array(findings.map { .object(members(of: $0, message)) }))]
  }

  /// Returns the members of a finding, with its place as that of a string, and with its fix if that is in the message.
  private mutating func members(of finding: Finding, _ message: BundleMessage?) -> [Member] {
    var members: [Member] = [
      ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
    ]
    members += place(finding.location)
    if let fix = finding.fix {
      members.append(("fixable", .truth(true)))
      if let text = message?.texts.first(where: { $0.place == fix.scalar }) {
        let change = ShownChange(FixedFinding(finding: finding, fix: fix, text: text.text))
        members.append(("fix", .object([("before", .string(change.before)), ("after", .string(change.after))])))
      }
    }
    return members
  }
}
