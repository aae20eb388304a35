import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// `states-lost`: strings of String Catalogs whose states are gone since an older catalog, though their texts are the
/// same.
struct StatesLost: CatalogRule {
  /// The older catalog, or `nil` if there is nothing to compare with.
  private let before: Catalog?

  init(since before: Catalog? = nil) {
    self.before = before
  }

  let id = RuleID.statesLost
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let before, let older = OlderCatalog(before, of: catalog) else { return }
    let (units, oldUnits) = (CatalogUnits(of: catalog), CatalogUnits(of: before))
    guard !units.isEmpty else { return }
    var unwritten = AffectedStrings()
    var reset = AffectedStrings()
    var final = AffectedStrings()
    var reviews: [Int: Reviews] = [:]
    older.forEachText(of: catalog) { text in
      guard text.language > 0, !text.now.isEmpty, !text.before.isEmpty, units.have(text.now) else { return }
      let message = catalog.messages[text.message]
      let tag = catalog.bundles[text.language].tag
      let state = message.metadata.state(in: tag)
      let oldMessage = before.messages[text.oldMessage]
      let oldState = oldMessage.metadata.state(in: tag)
      let isSame = text.now.stored.isSame(as: text.before.stored)
      if units.lackState(of: text.now, message, in: text.language),
        !oldUnits.lackState(of: text.before, oldMessage, in: older.languages[text.language] ?? text.language)
      {
        unwritten.add(text, of: catalog)
      } else if oldState == nil, state == .new, isSame {
        reset.add(text, of: catalog)
      } else if oldState != nil {
        reviews[text.language, default: Reviews()].count(isFinal: state == nil, isSame: isSame)
        if state == nil, isSame { final.add(text, of: catalog) }
      }
    }
    report(unwritten, .unwritten, in: catalog, &reporter)
    report(final.filter { language, _ in reviews[language]?.areDoubtful == true }, .final, in: catalog, &reporter)
    report(reset.filter { _, count in count >= Reviews.fewest }, .reset, in: catalog, &reporter)
  }

  private func report(
    _ strings: AffectedStrings, _ problem: LostStates.Problem, in catalog: Catalog, _ reporter: inout Reporter
  ) {
    strings.report(id, in: catalog, &reporter) { LostStates(problem: problem, counted: $0, examples: $1) }
  }
}

/// The fates of the strings of one language that weren't final.
private struct Reviews {
  private var kept = 0
  private var changed = 0
  private var unchanged = 0

  mutating func count(isFinal: Bool, isSame: Bool) {
    if !isFinal { kept += 1 } else if isSame { unchanged += 1 } else { changed += 1 }
  }

  /// A Boolean value indicating whether strings became final without a review. People who review many strings change
  /// some of them, and leave others for later; an export changes all or none.
  var areDoubtful: Bool {
    unchanged >= Self.fewest && (kept + changed) * Self.share <= unchanged
  }

  /// The number of strings in a language below which a person may have looked at all of them.
  static let fewest = 5

  private static let share = 10
}

/// The string units of a project's String Catalogs.
private struct CatalogUnits {
  /// The units without states, by the index of the file.
  private let stateless: [Int: StatelessUnits]
  private let keys: [String: AppleTableKey]
  private let languages: [String]

  init(of catalog: Catalog) {
    let files = catalog.files.indices.filter { catalog.files[$0].path.hasSuffix(".xcstrings") }
    stateless = Dictionary(
      files.map { ($0, StatelessUnits(ofCatalog: catalog.files[$0].bytes)) }
    ) { first, _ in first }
    keys = files.isEmpty ? [:] : catalog.tableKeysByPath
    languages = catalog.languages
  }

  var isEmpty: Bool { stateless.isEmpty }

  /// Returns a Boolean value indicating whether a text is in a String Catalog.
  func have(_ text: LocalizedMessage) -> Bool { stateless[text.keyPlace.file] != nil }

  /// Returns a Boolean value indicating whether one of a text's units has no state.
  func lackState(of text: LocalizedMessage, _ message: CatalogMessage, in language: Int) -> Bool {
    guard let units = stateless[text.keyPlace.file], let key = keys[message.keyPath]?.key else { return false }
    return units.contains(key, in: languages[language])
  }
}

extension StoredMessage {
  /// Returns a Boolean value indicating whether two messages differ at most in white space, which services replace in
  /// the same export.
  fileprivate func isSame(as other: StoredMessage) -> Bool {
    func words(_ message: StoredMessage) -> StoredMessage {
      message.map { String(String.UnicodeScalarView($0.unicodeScalars.filter { !$0.properties.isWhitespace })) }
    }
    return isWritten(like: other) || words(self).isWritten(like: words(other))
  }
}

/// Strings without their states.
private struct LostStates: Facts {
  var problem: Problem
  var counted: String
  var examples: String

  enum Problem: String {
    /// The file has no states any more.
    case unwritten
    /// States such as `needs-review` are gone.
    case final
    /// Strings that were final are new.
    case reset
  }

  var values: KeyValuePairs<FactName, String?> { [.problem: problem.rawValue] }
  let namesLanguage = true
  var sentence: String {
    switch problem {
    case .unwritten: "\(counted) lost the field 'state' \(examples); export the catalog with states"
    case .final:
      "\(counted) became final without another text \(examples); restore their states, unless somebody reviewed them"
    case .reset: "\(counted) became new again without another text \(examples); restore their states"
    }
  }
}
