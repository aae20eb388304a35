import L10nFormats
import L10nLanguage
import L10nMessages

/// The arguments of a table's strings that the source's text doesn't have, although code passes them and other
/// languages use them: those that only keys have, as in `"likes %lld" = "Starred"`, and those in translations of a key
/// whose text is in the code or empty.
struct KeyArguments {
  /// The types of the arguments that the source's text doesn't have, by key and by name.
  private(set) var types: [String: [String: ArgumentType]] = [:]

  /// - Parameter files: the files of the table, each with one language or all.
  init(of files: [BundleFile], source: String) {
    // The text of such a key may be in the code.
    var keys = Set(files.filter(\.hasKeysAlone).flatMap { $0.root?.entries.map(\.key) ?? [] })
      .filter { !$0.utf8.contains(UInt8(ascii: "%")) }
    for (language, entries) in files.flatMap(Self.languages) where LanguageNames.areSame(language, source) {
      for entry in entries {
        if let conversions = Self.conversions(of: entry.key) {
          add(entry, conversions)
        } else if entry.value.text?.isEmpty == true {
          keys.insert(entry.key)
        }
      }
    }
    let others = files.filter { !$0.hasKeysAlone }.flatMap(Self.languages)
      .filter { !LanguageNames.areSame($0.language, source) }
    addArguments(of: others.map(\.entries), keys)
  }

  /// Returns the conversions in a key, or `nil` if it has none or a percent sign in it is another one.
  private static func conversions(of key: String) -> [PrintfConversion]? {
    guard key.utf8.contains(UInt8(ascii: "%")), let conversions = InterpolatedKey(key)?.conversions,
      !conversions.isEmpty, conversions.allSatisfy(\.isOfInterpolation)
    else { return nil }
    return conversions
  }

  /// Returns the entries of each language in a file.
  private static func languages(of file: BundleFile) -> [(language: String, entries: [DocumentEntry])] {
    let entries = file.root?.entries ?? []
    return file.language.map { [($0, entries)] } ?? entries.map { ($0.key, $0.value.entries) }
  }

  /// Adds the arguments that most translations of some keys use.
  private mutating func addArguments(of translated: [[DocumentEntry]], _ keys: Set<String>) {
    guard !keys.isEmpty else { return }
    var translations: [String: Int] = [:]
    var uses: [String: [String: [ArgumentType: Int]]] = [:]
    for entries in translated {
      for entry in entries where keys.contains(entry.key) {
        guard case .text(let text) = entry.value.content, !text.text.isEmpty else { continue }
        translations[entry.key, default: 0] += 1
        for argument in BundleFormats.syntax(of: text.map)?.parse(.text(text.text)).arguments ?? [] {
          let type = ArgumentInference.type(of: argument.uses) ?? .string
          uses[entry.key, default: [:]][argument.name, default: [:]][type, default: 0] += 1
        }
      }
    }
    for (key, arguments) in uses {
      for (name, counts) in arguments where counts.values.reduce(0, +) * 2 > translations[key, default: 0] {
        let most = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
        types[key, default: [:]][name] = most?.key
      }
    }
  }

  private mutating func add(_ entry: DocumentEntry, _ conversions: [PrintfConversion]) {
    guard case .text(let text) = entry.value.content, text.text != entry.key else { return }
    let message = BundleFormats.syntax(of: text.map)?.parse(.text(text.text))
    let used = Set(message?.arguments.map(\.name) ?? [])
    guard used.count < conversions.count else { return }
    for (index, conversion) in conversions.enumerated() {
      let name = PatternArgument.name(atPosition: index + 1)
      if !used.contains(name) { types[entry.key, default: [:]][name] = conversion.argumentType }
    }
  }
}

extension PrintfConversion {
  /// A Boolean value indicating whether Swift or `genstrings` writes it for a value. Others, as in `50%off`, may be a
  /// percent sign before a word.
  fileprivate var isOfInterpolation: Bool { specifier == .object || length != nil }
}
