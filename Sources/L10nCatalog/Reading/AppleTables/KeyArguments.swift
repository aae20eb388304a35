import L10nFormats
import L10nLanguage
import L10nMessages

/// The arguments of a table's strings that the source's text doesn't have, although code passes them and other
/// languages use them: those that only keys have, as in `"likes %lld" = "Starred"`, and those in translations of a key
/// whose text is in the code.
struct KeyArguments {
  /// The types of the arguments that the source's text doesn't have, by key and by name.
  private(set) var types: [String: [String: ArgumentType]] = [:]

  /// - Parameter files: the files of the table, each with one language or all.
  init(of files: [BundleFile], source: String) {
    for file in files {
      let entries = file.root?.entries ?? []
      let languages = file.language.map { [($0, entries)] } ?? entries.map { ($0.key, $0.value.entries) }
      for (language, entries) in languages where LanguageNames.areSame(language, source) {
        for entry in entries where entry.key.utf8.contains(UInt8(ascii: "%")) { add(entry) }
      }
    }
    addArgumentsOfTranslations(files)
  }

  /// Adds the arguments that most translations of a key use, if the source has only the key: its text may be in the
  /// code.
  private mutating func addArgumentsOfTranslations(_ files: [BundleFile]) {
    let keys = Set(files.filter(\.hasKeysAlone).flatMap { $0.root?.entries.map(\.key) ?? [] })
      .filter { !$0.utf8.contains(UInt8(ascii: "%")) }
    guard !keys.isEmpty else { return }
    var translations: [String: Int] = [:]
    var uses: [String: [String: [ArgumentType: Int]]] = [:]
    for file in files where !file.hasKeysAlone {
      for entry in file.root?.entries ?? [] where keys.contains(entry.key) {
        guard case .text(let text) = entry.value.content else { continue }
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

  private mutating func add(_ entry: DocumentEntry) {
    guard case .text(let text) = entry.value.content, text.text != entry.key, !text.text.isEmpty,
      let conversions = InterpolatedKey(entry.key)?.conversions, conversions.allSatisfy(\.isOfInterpolation)
    else { return }
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
