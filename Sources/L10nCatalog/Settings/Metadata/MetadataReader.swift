import L10nFormats
import L10nLanguage
import L10nText

/// Reads `metadata.yml`.
struct MetadataReader {
  private let file: Int
  private var entries: [Metadata.Entry] = []
  /// The number of entries with stars that have the same segments before the first star.
  private var globCounts: [ArraySlice<String>: Int] = [:]
  private var problems: [DocumentProblem] = []

  /// Returns the content of the file, and the problems found in it.
  static func read(_ root: DocumentNode?, file: Int) -> (metadata: Metadata, problems: [DocumentProblem]) {
    var reader = MetadataReader(file: file)
    if let root { reader.read(root) }
    return (Metadata(reader.entries), reader.problems)
  }

  /// The limit of entries that are tried for one message.
  private static let globLimit = 1_000

  private init(file: Int) {
    self.file = file
  }

  private mutating func report(_ explanation: String, at offset: Int) {
    problems.append(DocumentProblem(explanation: explanation, offset: offset))
  }

  private mutating func read(_ root: DocumentNode) {
    switch root.content {
    case .mapping(let pairs): for pair in pairs { read(pair) }
    case .text(let scalar) where scalar.isNull: break
    case .unread: break
    case .text, .list:
      report("metadata must be a mapping of key paths; write '\"store.*\": { description: … }'", at: root.offset)
    }
  }

  private mutating func read(_ pair: DocumentEntry) {
    guard let segments = KeySegment.split(pair.key) else {
      report(
        "'\(pair.key)' is not a key path; put a segment with a dot or a quote in double quotes", at: pair.keyOffset)
      return
    }
    var fields = SettingsFields(pair.value, of: .metadata)
    let glob = KeyGlob(segments: segments)
    let arguments = fields.mapping("arguments") ?? []
    let said = MetadataFields(&fields, arguments: arguments, of: glob)
    guard canTry(glob, at: pair.keyOffset) else { return }
    for problem in fields.finished() { report(problem.explanation, at: problem.offset) }
    func place(_ offset: Int) -> Place { Place(file: file, offset: offset) }
    entries.append(
      Metadata.Entry(
        glob: glob, place: place(pair.keyOffset), fields: said,
        argumentPlaces: Dictionary(arguments.map { ($0.key, place($0.keyOffset)) }) { $1 },
        formerKeyPlace: said.formerKey == nil ? nil : fields.node("renamed-from").map { place($0.offset) }))
  }

  private mutating func canTry(_ glob: KeyGlob, at offset: Int) -> Bool {
    guard !glob.isPlain else { return true }
    let count = globCounts[glob.prefix, default: 0] + 1
    globCounts[glob.prefix] = count
    if count == Self.globLimit + 1 {
      report(
        "more than \(Self.globLimit) entries are the same up to their first star; write some without stars", at: offset)
    }
    return count <= Self.globLimit
  }
}

extension MetadataFields {
  /// Reads the fields of an entry and adds the problems found.
  fileprivate init(_ fields: inout SettingsFields, arguments pairs: [DocumentEntry], of glob: KeyGlob) {
    description = fields.text("description")
    context = fields.text("context")
    isTranslatable = fields.truth("translatable")
    allowsEmpty = fields.truth("allow-empty")
    arguments = Self.types(pairs, &fields)
    ignored = Self.ignored(&fields)
    states = Self.states(&fields)
    acceptedSources = Self.acceptedSources(&fields)
    examples = Self.examples(&fields)
    maxWidth = Self.width(&fields)
    switch fields.nonEmptyText("deprecated") {
    case nil: break
    case "false"?: deprecation = Deprecation.none
    case "true"?: deprecation = .deprecated
    case let note?: deprecation = .replaced(note: note)
    }
    formerKey = Self.formerKey(&fields, of: glob)
    isOverTheAir = fields.truth("ota")
    overTheAirSince = Self.version(&fields)
  }

  private static func version(_ fields: inout SettingsFields) -> BuildVersion? {
    guard let node = fields.node("ota-since"), let name = fields.nonEmptyText("ota-since") else { return nil }
    if let version = BuildVersion(name) { return version }
    fields.refuse(node, "'\(name)' has no number; write the first version with this meaning, such as 'v2.3'")
    return nil
  }

  private static func types(
    _ pairs: [DocumentEntry], _ fields: inout SettingsFields
  ) -> [String: MessageMetadata.ArgumentTypeName] {
    var types: [String: MessageMetadata.ArgumentTypeName] = [:]
    for pair in pairs {
      let name = typeName(pair.value)
      if let type = ArgumentType(rawValue: name), type != .select {
        types[pair.key] = .builtIn(type)
      } else if isTypeName(name) {
        types[pair.key] = .sharedEnum(name)
      } else {
        fields.refuse(
          pair.value,
          "'\(name)' is not a type; use String, Int, Int64, Double, Decimal, Date, Range<Date>, Duration, [String], or "
            + "for a select the name of an enum")
      }
    }
    return types
  }

  /// Returns the type as it is written in Swift. YAML reads that of a list as a list.
  private static func typeName(_ value: DocumentNode) -> String {
    guard case .list(let items) = value.content else { return value.text ?? "" }
    return "[\(items.map { $0.text ?? "" }.joined(separator: ", "))]"
  }

  /// Returns a Boolean value indicating whether a name can be an enum's: an uppercase letter, then letters and digits.
  private static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return false }
    return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  private static func ignored(_ fields: inout SettingsFields) -> [String: [String]] {
    var ignored: [String: [String]] = [:]
    for pair in fields.mapping("ignore") ?? [] {
      if LanguageTag(pair.key) == nil {
        fields.refuse(pair.value, "'\(pair.key)' is not a language tag; write '{ en: [missing-key] }'")
      }
      guard case .list(let items) = pair.value.content else {
        fields.refuse(pair.value, "'ignore' names rules by language; write '{ en: [missing-key] }'")
        continue
      }
      for item in items {
        guard let rule = item.text.flatMap(RuleID.init(rawValue:)) else {
          fields.refuse(item, RuleID.explainUnknown(item.text ?? ""))
          continue
        }
        ignored[pair.key, default: []].append(rule.rawValue)
      }
    }
    return ignored
  }

  private static func states(_ fields: inout SettingsFields) -> [String: TranslationState] {
    var states: [String: TranslationState] = [:]
    for pair in fields.mapping("state") ?? [] {
      if LanguageTag(pair.key) == nil {
        fields.refuse(pair.value, "'\(pair.key)' is not a language tag; write '{ en: needs-review }'")
      }
      states[pair.key] = fields.choice("state", in: pair.value, TranslationState.self)
    }
    return states
  }

  private static func acceptedSources(_ fields: inout SettingsFields) -> [String: String] {
    var sources: [String: String] = [:]
    for pair in fields.mapping("accepted") ?? [] {
      if LanguageTag(pair.key) == nil {
        fields.refuse(pair.value, "'\(pair.key)' is not a language tag; write '{ en: 0123456789ab }'")
      }
      if let digest = pair.value.text, !digest.isEmpty {
        sources[pair.key] = digest
      } else {
        fields.refuse(pair.value, "'accepted' has the digest of a source; 'l10n-gen outdated --accept KEY' writes it")
      }
    }
    return sources
  }

  private static func examples(_ fields: inout SettingsFields) -> [String: String] {
    var examples: [String: String] = [:]
    for pair in fields.mapping("examples") ?? [] {
      if let text = pair.value.text {
        examples[pair.key] = text
      } else {
        fields.refuse(pair.value, "an example must be text")
      }
    }
    return examples
  }

  private static func formerKey(
    _ fields: inout SettingsFields, of glob: KeyGlob
  ) -> [String]? {
    guard let node = fields.node("renamed-from"), let path = fields.nonEmptyText("renamed-from") else { return nil }
    guard glob.isPlain else {
      fields.refuse(node, "only one message can have had this key; write 'renamed-from' for a key path without stars")
      return nil
    }
    guard let segments = KeySegment.split(path) else {
      fields.refuse(node, "'\(path)' is not a key path; put a segment with a dot or a quote in double quotes")
      return nil
    }
    return segments
  }

  private static func width(_ fields: inout SettingsFields) -> Int? {
    guard let node = fields.node("max-width") else { return nil }
    if let width = node.text.flatMap({ Int($0) }), width >= 1 { return width }
    fields.refuse(node, "'max-width' must be a number of columns, at least 1")
    return nil
  }
}
