import L10nFormats
import L10nMessages
package import L10nText

/// Reads `l10n.yml`.
package struct ConfigurationReader {
  private let file: SourceFile
  private var problems: [DocumentProblem] = []
  private var languageOffsets: [String: Int] = [:]

  /// The result of reading.
  package enum Outcome: Sendable {
    /// The content of the file.
    case configuration(Configuration)
    /// All of its problems, in the order of the file.
    case problems([LocatedProblem])
  }

  /// Returns the path of the configuration that this one extends, as written, or `nil` if there is none.
  package static func extendedPath(in file: SourceFile) -> String? {
    SettingsDocument(file).root.entries.value("extends")?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads the file. If it has any problem, it isn't used.
  ///
  /// - Parameter base: the file of the configuration that it extends.
  package static func read(_ file: SourceFile, extending base: SourceFile? = nil) -> Outcome {
    let document = SettingsDocument(file)
    guard document.isText else { return .problems(document.located(document.problems)) }
    var root = document.root
    var extended: ExtendedConfiguration?
    if let base, let node = root.entries.value("extends"), let path = node.text {
      let configuration = ExtendedConfiguration(base, at: path)
      var reader = ConfigurationReader(file: configuration.file)
      _ = reader.read(configuration.root, needsSource: false)
      let problems = configuration.problems(reader.problems)
      guard problems.isEmpty else { return .problems(problems) }
      root = configuration.adding(to: root, at: node.offset)
      extended = configuration
    }
    var reader = ConfigurationReader(file: document.file)
    reader.problems = document.problems
    var configuration = reader.read(root)
    if let extended, root.entries.value("translations") == nil {
      configuration.translations = TranslationPaths(extended.translations)
    }
    guard reader.problems.isEmpty else { return .problems(document.located(reader.problems)) }
    return .configuration(configuration)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func read(_ root: DocumentNode, needsSource: Bool = true) -> Configuration {
    var fields = SettingsFields(root, of: .configuration)
    var configuration = Configuration(
      translations: translations(&fields),
      names: fields.nonEmptyText("names") ?? "names.yml",
      reading: ReadingOptions(source: "", configuration: file), checking: CheckingOptions(),
      emission: EmissionOptions())
    configuration.reading.translationsOffset = root.entries.first { $0.key == "translations" }?.keyOffset ?? 0
    readLanguages(&fields, into: &configuration.reading, needsSource: needsSource)
    readSyntax(&fields, into: &configuration.reading)
    configuration.reading.usesNamespaces = fields.truth("namespaces") ?? true
    let include = fields.texts("include")
    configuration.reading.include = include?.compactMap(\.text)
    let offsets = (include ?? []).map { ($0.text ?? "", $0.offset) }
    configuration.reading.includeOffsets = Dictionary(offsets) { first, _ in first }
    configuration.emission.fallback = configuration.reading.fallback
    configuration.emission.koreanParticles = fields.truth("korean-particles") ?? true
    configuration.emission.pseudolocales = fields.truth("pseudo") ?? false
    configuration.emission.bidi = fields.choice("bidi", EmissionOptions.Bidi.self) ?? .none
    configuration.checking.severities = severities(&fields)
    readInfoFiles(&fields, into: &configuration)
    configuration.baseline = fields.nonEmptyText("baseline")
    configuration.isStrict = fields.truth("strict") ?? false
    if let node = fields.node("tables") {
      let reader = SystemTablesReader(node)
      configuration.reading.tables = reader.tables
      problems += reader.problems
    }
    configuration.reading.notifications = (fields.texts("notifications") ?? []).compactMap { node in
      node.text.map { NotificationPattern($0, offset: node.offset) }
    }
    if let node = fields.node("listings") {
      let reader = ListingsReader(node)
      configuration.listings = reader.listings
      problems += reader.problems
    }
    if let node = fields.node("sources") {
      let reader = SourcesReader(node, besides: configuration.translations)
      configuration.sources = reader.sources
      problems += reader.problems
    }
    if let node = fields.node("lookups") {
      let reader = LookupsReader(node)
      configuration.lookups = reader.lookups
      problems += reader.problems
    }
    if let node = fields.node("extract") {
      let reader = ExtractionReader(node)
      configuration.extraction = reader.settings
      problems += reader.problems
    }
    if fields.nonEmptyText("extends") != nil, let node = fields.node("extends"), fields.node("updates") != nil {
      fields.refuse(
        node, "releases know an app by one file with all of its settings; copy the fields here, or remove 'updates'")
    }
    if let node = fields.node("updates") {
      let reader = UpdatesReader(node)
      configuration.emission.updates = reader.settings
      problems += reader.problems
    }
    readOutput(&fields, into: &configuration)
    readModules(&fields, into: &configuration)
    problems += fields.finished()
    configuration.reading.languageOffsets = languageOffsets
    return configuration
  }

  private mutating func readSyntax(_ fields: inout SettingsFields, into reading: inout ReadingOptions) {
    guard let format = fields.choice("format", ConfiguredFormat.self), format.syntax != nil else {
      reading.syntax = syntax(&fields)
      return
    }
    reading.take(format)
    if let node = fields.node("syntax") {
      fields.refuse(node, "files of \(format.rawValue) have a syntax of their own; remove 'syntax' or 'format'")
    }
  }

  /// Reads one location, or a list of several.
  private mutating func translations(_ fields: inout SettingsFields) -> TranslationPaths {
    let standard = TranslationPaths("translations")
    guard let node = fields.node("translations") else { return standard }
    guard case .list = node.content else { return fields.nonEmptyText("translations").map { .init($0) } ?? standard }
    guard let paths = fields.texts("translations")?.compactMap(\.text) else { return standard }
    if let paths = TranslationPaths(paths) { return paths }
    fields.refuse(
      node, "'translations' must be folders and files below that of l10n.yml; write '[App, Packages/Kit]'")
    return standard
  }

  /// The endings of files with build settings: those of Xcode, XcodeGen and Tuist.
  private static let settingsEndings = [".xcodeproj", ".pbxproj", ".xcconfig", ".yml", ".swift"]

  /// Reads one file, or a list of several: an `Info.plist`, and files with build settings that belong to it.
  private func readInfoFiles(_ fields: inout SettingsFields, into configuration: inout Configuration) {
    guard let node = fields.node("info-plist") else { return }
    let isList = if case .list = node.content { true } else { false }
    let paths =
      isList
      ? fields.texts("info-plist")?.compactMap(\.text) ?? [] : [fields.nonEmptyText("info-plist")].compactMap(\.self)
    func isOfSettings(_ path: String) -> Bool { Self.settingsEndings.contains { path.hasSuffix($0) } }
    configuration.infoSettings = paths.filter(isOfSettings).map {
      $0.hasSuffix(".xcodeproj") ? FilePath.joined($0, "project.pbxproj") : $0
    }
    let lists = paths.filter { !isOfSettings($0) }
    configuration.infoPropertyList = lists.first
    if lists.count > 1 || paths.contains("") {
      fields.refuse(node, "'info-plist' must be one Info.plist, and files with build settings; remove the others")
    }
  }

  private mutating func readLanguages(
    _ fields: inout SettingsFields, into options: inout ReadingOptions, needsSource: Bool
  ) {
    options.languages = fields.texts("languages").map { languages($0) }
    options.fallback = fields.texts("fallback").map { languages($0) } ?? []
    options.sparse = fields.texts("sparse").map { languages($0) }
    guard let source = fields.node("source") else {
      guard needsSource else { return }
      let advice = "name the language that the others are translated from, such as 'source: ko'"
      problems.append(DocumentProblem(explanation: "'source' is missing; \(advice)", offset: 0))
      return
    }
    guard fields.nonEmptyText("source") != nil else { return }
    options.source = language(source) ?? ""
    guard var languages = options.languages else { return }
    if !languages.contains(options.source) { languages.insert(options.source, at: 0) }
    options.languages = languages
  }

  /// Returns the names in a list of languages, each of which may occur once.
  private mutating func languages(_ nodes: [DocumentNode]) -> [String] {
    var names: [String] = []
    if nodes.count > ReadingOptions.languageLimit {
      problems.append(
        DocumentProblem(
          explanation: ReadingOptions.tooManyLanguages, offset: nodes[ReadingOptions.languageLimit].offset))
    }
    for node in nodes.prefix(ReadingOptions.languageLimit) {
      guard let name = language(node) else { continue }
      if names.contains(name) {
        problems.append(DocumentProblem(explanation: SettingsDocument.secondTime(name), offset: node.offset))
      } else {
        names.append(name)
      }
    }
    return names
  }

  /// Returns a language's name after noting its place.
  private mutating func language(_ node: DocumentNode) -> String? {
    guard let name = node.text else { return nil }
    if languageOffsets[name] == nil { languageOffsets[name] = node.offset }
    return name
  }

  /// Reads one syntax for all messages, or one for each pattern of key paths.
  private mutating func syntax(_ fields: inout SettingsFields) -> SyntaxChoice {
    guard let node = fields.node("syntax"), case .mapping(let pairs) = node.content else {
      return SyntaxChoice(fields.choice("syntax", MessageSyntax.self) ?? .icu)
    }
    var choice = SyntaxChoice(.icu)
    for pair in pairs {
      guard let syntax = fields.choice("syntax", in: pair.value, MessageSyntax.self) else { continue }
      if pair.key == "*" {
        choice.standard = syntax
      } else if let exception = SyntaxChoice.Exception(pattern: pair.key, syntax: syntax, offset: pair.keyOffset) {
        choice.exceptions.append(exception)
      } else {
        problems.append(
          DocumentProblem(
            explanation: "'\(pair.key)' is not a key path; write one such as 'store.**', or '*_icu' for names",
            offset: pair.keyOffset))
      }
    }
    return choice
  }

  private mutating func severities(_ fields: inout SettingsFields) -> [RuleID: RuleSetting] {
    var severities: [RuleID: RuleSetting] = [:]
    for pair in fields.mapping("rules") ?? [] {
      guard let rule = RuleID(rawValue: pair.key) else {
        problems.append(DocumentProblem(explanation: RuleID.explainUnknown(pair.key), offset: pair.keyOffset))
        continue
      }
      guard let setting = pair.value.text.flatMap(RuleSetting.init(rawValue:)) else {
        fields.refuse(pair.value, "a rule's severity must be 'error', 'warning', 'info' or 'off'")
        continue
      }
      if let refusal = rule.explainRefusal(of: setting) { fields.refuse(pair.value, refusal) }
      severities[rule] = setting
    }
    return severities
  }

  private mutating func readOutput(_ fields: inout SettingsFields, into configuration: inout Configuration) {
    guard let node = fields.node("output") else { return }
    let output = OutputReader(node)
    problems += output.problems
    configuration.outputDirectory = output.directory
    configuration.emission.enumName = output.enumName ?? configuration.emission.enumName
    configuration.emission.access = output.access
    configuration.emission.split = output.split
  }

  private mutating func readModules(_ fields: inout SettingsFields, into configuration: inout Configuration) {
    guard let node = fields.node("modules") else { return }
    let reader = ModulesReader(node)
    configuration.modules = reader.modules
    problems += reader.problems
    if let output = fields.node("output") {
      fields.refuse(output, "the code is written for each of 'modules'; write 'output' below them")
    }
    if let updates = fields.node("updates") {
      fields.refuse(updates, "'updates' is for projects without 'modules'; give the target an l10n.yml of its own")
    }
  }
}
