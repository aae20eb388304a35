import L10nLanguage

/// The arguments of a table's strings that only their keys have: `"likes %lld" = "Starred"`. Code passes them, and other
/// languages may use them.
struct KeyArguments {
  /// The types of the arguments that the source's text lacks, by key and by name.
  private(set) var types: [String: [String: ArgumentType]] = [:]

  /// - Parameter files: those of the table; each has one language, or all.
  init(of files: [BundleFile], source: String) {
    for file in files {
      let entries = file.root?.entries ?? []
      let languages = file.language.map { [($0, entries)] } ?? entries.map { ($0.key, $0.value.entries) }
      for (language, entries) in languages where LanguageNames.areSame(language, source) {
        for entry in entries where entry.key.utf8.contains(UInt8(ascii: "%")) { add(entry) }
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
  /// A Boolean value indicating whether Swift or `genstrings` writes it for a value. Others, such as that in `50%off`, may be
  /// a percent sign before a word.
  fileprivate var isOfInterpolation: Bool { specifier == .object || length != nil }
}
