import L10nCatalog
import L10nChecking
import L10nLanguage
import L10nMessages
import L10nPipeline
import L10nText

/// Reads edited files again, and compares them with what the edit was to make of them.
struct EditGuard {
  private let before: Catalog
  private let pipeline: Pipeline
  private let files: [InputFile]

  /// - Parameters:
  ///   - before: the catalog of the files before the edit.
  ///   - pipeline: the pipeline of the project before the edit.
  init(_ before: Catalog, of files: [InputFile], pipeline: Pipeline) {
    self.before = before
    self.files = files
    self.pipeline = pipeline
  }

  /// Returns the catalog of edited files, or refuses the edit if they don't have the same messages otherwise.
  ///
  /// - Parameters:
  ///   - edited: the files after the edit.
  ///   - names: the new content of `names.yml`, or `nil` for the present one.
  ///   - renamed: the new key paths of messages that have others, by the old ones.
  ///   - removed: the key paths of messages that are gone.
  ///   - added: the texts of new messages, by key path and language.
  ///   - changes: a description of the edit, for the refusal.
  func catalog(
    of edited: [InputFile], names: [UInt8]? = nil, renamed: [String: String] = [:],
    removed: Set<String> = [], added: [String: [String: StoredMessage]] = [:], _ changes: String
  ) throws(EditRefusal) -> Catalog {
    let pipeline = pipeline.with(names: names)
    let outcome = pipeline.checkForCode(edited)
    let after = outcome.catalog
    // Translations of a new string may follow.
    let errors = newErrors(in: outcome, renamed).filter { finding in
      finding.rule != .missingKey || finding.key.map { added[$0] == nil } ?? true
    }
    guard errors.isEmpty else { throw .findings(errors, in: after) }
    let messages = after.messagesByKeyPath
    for message in before.messages where !removed.contains(message.keyPath) {
      let new = messages[renamed[message.keyPath] ?? message.keyPath]
      guard let new, new.hasSameTexts(as: message) else {
        throw .reason(
          "\(changes) would change '\(message.keyPath)', too, because they share a line, an alias or a key; "
            + "edit this by hand", at: before.location(of: message, changedTo: new, after.languages))
      }
    }
    for (key, texts) in added {
      let new = messages[key]
      for (language, text) in texts {
        guard let index = after.language(named: language), new?.texts[index]?.stored == text else {
          throw .reason("'\(key)' would not be read as the given text in \(language); add it by hand", at: nil)
        }
      }
    }
    let expected = Set(before.messages.map { renamed[$0.keyPath] ?? $0.keyPath }).union(added.keys)
    if let other = after.messages.first(where: { !expected.contains($0.keyPath) }) {
      throw .reason(
        "\(changes) would also add '\(other.keyPath)', because they share a line, an alias or a key; edit this by hand",
        at: after.location(of: other))
    }
    guard messages.count == before.messages.count - removed.count + added.count,
      !removed.isEmpty || hasSameTables(after)
    else {
      throw .reason("\(changes) would change other strings; edit the files by hand", at: nil)
    }
    return after
  }

  /// Returns the errors that the project doesn't have yet.
  private func newErrors(in outcome: CheckOutcome, _ renamed: [String: String]) -> [Finding] {
    // Most projects have no errors, so the files before the edit needn't be checked.
    guard outcome.findings.contains(where: { $0.severity == .error }) else { return [] }
    var known: [FindingIdentity: Int] = [:]
    for finding in pipeline.checkForCode(files).findings where finding.severity == .error {
      known[FindingIdentity(finding, renamed), default: 0] += 1
    }
    return outcome.findings.filter { finding in
      guard finding.severity == .error else { return false }
      let identity = FindingIdentity(finding, [:])
      guard let count = known[identity], count > 0 else { return true }
      known[identity] = count - 1
      return false
    }
  }

  /// Returns a Boolean value indicating whether as many strings are written for Apple's systems as before.
  private func hasSameTables(_ after: Catalog) -> Bool {
    before.tablesToWrite.map(\.strings.count) == after.tablesToWrite.map(\.strings.count)
      && before.systemStrings.count <= after.systemStrings.count
  }
}

/// The part of a finding that stays the same when other strings change.
private struct FindingIdentity: Hashable {
  let rule: RuleID
  let language: String?
  let key: String?

  init(_ finding: Finding, _ renamed: [String: String]) {
    rule = finding.rule
    language = finding.language
    key = finding.key.map { renamed[$0] ?? $0 }
  }
}

extension Pipeline {
  /// Returns the pipeline for a project with another `names.yml`.
  fileprivate func with(names: [UInt8]?) -> Pipeline {
    guard let names else { return self }
    var configuration = configuration
    configuration.reading.names = SourceFile(path: configuration.reading.names?.path ?? "names.yml", bytes: names)
    return Pipeline(configuration)
  }
}

extension CatalogMessage {
  /// Returns a Boolean value indicating whether another message has the same texts in the same syntax.
  fileprivate func hasSameTexts(as other: CatalogMessage) -> Bool {
    syntax == other.syntax && arguments == other.arguments && texts.map { $0?.stored } == other.texts.map { $0?.stored }
  }
}
