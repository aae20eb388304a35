import L10nAllLanguages
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// Joins bundles to a catalog: parses every message and determines its arguments.
struct CatalogBuilder {
  let syntax: SyntaxChoice
  let metadata: Metadata
  /// The top-level namespaces to include, or `nil` for all.
  let include: [String]?
  /// The languages that are listed as sparse, or `nil` if none are.
  let sparse: [String]?
  /// The catalog before a change of files, or `nil` if there is none. The texts of files that stay the same are taken
  /// from it instead of being parsed again.
  var earlier: Catalog?

  /// Returns the catalog of the bundles, the source's first.
  func catalog(
    of bundles: consuming [Bundle], keys: KeyTree, files: [SourceFile], problems: [BundleProblem]
  ) -> Catalog {
    let messages = messages(of: &bundles, keys)
    return Catalog(
      languages: bundles.map(\.language), messages: messages, syntax: syntax.standard, files: files, keys: keys,
      bundles: bundles, problems: problems, sparse: sparse)
  }

  private func messages(of bundles: inout [Bundle], _ keys: KeyTree) -> [CatalogMessage] {
    var numbers = (0..<keys.count).filter { key in bundles.contains { $0.entries[key]?.isMessage == true } }
    if let include = include.map(Set.init) { numbers.removeAll { !include.contains(keys.top($0)) } }
    let paths = numbers.map(keys.path)
    let sorted = KeyOrder.indexes(of: paths).map { Key(number: numbers[$0], path: paths[$0]) }
    let stored = bundles.indices.map { bundles[$0].entries.takeMessages() }
    let entries = bundles.map(\.entries)
    let rules = bundles.map { LanguageTag($0.language).map { PluralRules(for: $0) } }
    let known = earlier.flatMap { $0.languages == bundles.map(\.language) ? $0.messages : nil } ?? []
    return Concurrently.map(sorted.count) { index in
      let key = sorted[index]
      // Keys that are new or gone are usually next to each other.
      let old = [index, index + known.count - sorted.count].lazy.filter(known.indices.contains).map { known[$0] }
        .first { $0.keyPath.hasSameBytes(as: key.path) }
      return message(key, keys, stored, entries, rules, old)
    }
  }

  /// A key with its path. The path isn't looked up in the tree again, because processors that count references to the
  /// tree's memory would wait for each other.
  private struct Key {
    var number: Int
    var path: String
  }

  private func message(
    _ key: Key, _ keys: KeyTree, _ messages: [[BundleMessage?]], _ entries: [BundleEntries], _ rules: [PluralRules?],
    _ old: CatalogMessage?
  ) -> CatalogMessage {
    // Most projects have one syntax and don't need the segments.
    let configured = syntax.exceptions.isEmpty ? syntax.standard : syntax.syntax(ofKey: keys.segments(key.number))
    var metadata = metadata.isEmpty ? nil : metadata.metadata(for: key.path, keys.segments(key.number))
    let message = message(key, messages, entries, rules, configured, metadata, old)
    guard metadata?.argumentNames.renames == true,
      message.texts.contains(where: { $0.map { $0.isRenamed && !$0.canBeRenamed } ?? false })
    else { return message }
    // Otherwise code would pass arguments under names that the text doesn't have.
    metadata?.argumentNames = ArgumentNames()
    return self.message(key, messages, entries, rules, configured, metadata, old)
  }

  /// - Parameters:
  ///   - rules: the plural rules of each language.
  ///   - configured: the syntax of texts whose format doesn't determine it.
  ///   - old: the message in the earlier catalog.
  private func message(
    _ key: Key, _ messages: [[BundleMessage?]], _ entries: [BundleEntries], _ rules: [PluralRules?],
    _ configured: MessageSyntax, _ metadata: MessageMetadata?, _ old: CatalogMessage?
  ) -> CatalogMessage {
    var syntax: MessageSyntax?
    var arguments = metadata.map(declaredArguments) ?? []
    var texts: [LocalizedMessage?] = []
    texts.reserveCapacity(entries.count)
    for index in entries.indices {
      guard let entry = entries[index][key.number], key.number < messages[index].count,
        let message = messages[index][key.number]
      else {
        texts.append(nil)
        continue
      }
      let written = message.syntax ?? configured
      // The source's syntax counts, or that of the first language that has the message.
      syntax = syntax ?? written
      let known = metadata == nil ? old?.texts[index] : nil
      let localized: LocalizedMessage
      if let known,
        known.isRead(from: message, keyPlace: entry.keyPlace, syntax: written, hasArguments: !arguments.isEmpty)
      {
        localized = known
      } else {
        localized = LocalizedMessage(
          keyPlace: entry.keyPlace, message: message, syntax: written, hasArguments: !arguments.isEmpty,
          argumentNames: metadata?.argumentNames, formats: metadata?.argumentFormats ?? [:],
          pluralRules: rules[index])
      }
      if index == 0, !localized.isPlainText {
        let used = self.arguments(of: localized, metadata)
        let names = arguments.isEmpty ? [] : Set(used.map(\.name))
        arguments = used + arguments.filter { !names.contains($0.name) }
      }
      if let device = localized.deviceArgument { add(device, to: &arguments) }
      texts.append(localized)
    }
    return CatalogMessage(
      key: key.number, keyPath: key.path, syntax: syntax ?? configured, arguments: arguments, texts: texts,
      metadata: metadata)
  }

  /// Adds the device, which selects a variant in some languages, but perhaps not in the source.
  private func add(_ device: PatternArgument, to arguments: inout [CatalogArgument]) {
    if let index = arguments.firstIndex(where: { $0.name == device.name }) {
      arguments[index].isDevice = true
    } else {
      arguments.append(
        CatalogArgument(
          name: device.name, type: .select, keywords: keywords(of: device), isTypeGiven: false, isDevice: true))
    }
  }

  /// Returns the arguments that the metadata declares, even if the source doesn't use them: another language may
  /// inflect by a number or a person. Translations can't add any, since that would change the API.
  private func declaredArguments(_ metadata: MessageMetadata) -> [CatalogArgument] {
    metadata.declaredArguments.sorted().compactMap { name in
      guard case .builtIn(let type) = metadata.arguments[name] else { return nil }
      // A key numbers its arguments; a text may name them.
      return CatalogArgument(
        name: metadata.argumentNames.name(ofWritten: name), type: type, keywords: [], isTypeGiven: true)
    }
  }

  private func arguments(of source: LocalizedMessage, _ metadata: MessageMetadata?) -> [CatalogArgument] {
    source.arguments.map { argument in
      var result = CatalogArgument(
        name: argument.name, type: ArgumentInference.type(of: argument.uses) ?? .string, keywords: [],
        isTypeGiven: false)
      switch metadata?.arguments[argument.name] {
      case .builtIn(let type):
        result.type = type
        result.isTypeGiven = true
      case .sharedEnum(CatalogArgument.deviceTypeName): result.isDevice = true
      case .sharedEnum(let name): result.sharedEnum = name
      case nil: break
      }
      if result.type == .select { result.keywords = keywords(of: argument) }
      return result
    }
  }

  /// Returns the keywords of all selects over an argument, each once, in order.
  private func keywords(of argument: PatternArgument) -> [String] {
    var seen: Set<String> = []
    return argument.uses.flatMap { use in
      if case .select(let keywords) = use.kind { keywords } else { [String]() }
    }.filter { seen.insert($0).inserted }
  }
}

extension LocalizedMessage {
  /// A Boolean value indicating whether the texts can be written in a syntax that names arguments.
  fileprivate var canBeRenamed: Bool { stored.localizingNumbers(patterns) != nil }

  /// The argument that selects a variant for the device, if there is one.
  fileprivate var deviceArgument: PatternArgument? {
    guard !isPlainText, case .text(let text) = message,
      let name = BundleFormats.format(text.map.format).deviceArgument(of: text.map)
    else { return nil }
    return arguments.first { $0.name == name }
  }
}
