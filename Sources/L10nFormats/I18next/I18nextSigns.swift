import L10nLanguage
import L10nMessages
import L10nText

/// The signs in JSON files that they are those of i18next: plurals with the categories of their language as suffixes, next
/// to texts with i18next's placeholders. A JSON file alone doesn't say what it is for.
struct I18nextSigns: FileDialectSigns {
  private var hasPlaceholder = false
  private var hasPlural = false

  var dialect: FileDialect? { hasPlaceholder && hasPlural ? .i18next : nil }

  mutating func add(_ bytes: [UInt8], categories: Set<PluralCategory>) {
    if let root = I18nextReader.read(bytes).root { add(root, categories.union([.zero])) }
  }

  private mutating func add(_ node: DocumentNode, _ categories: Set<PluralCategory>) {
    var forms: [String: (categories: Set<PluralCategory>, writesNumber: Bool)] = [:]
    for entry in node.entries {
      guard let text = entry.value.text else {
        add(entry.value, categories)
        continue
      }
      let arguments = text.contains("{{") ? MessageSyntax.i18next.parse(text).pattern.arguments : []
      hasPlaceholder = hasPlaceholder || !arguments.isEmpty
      guard let (base, suffix) = I18nextSuffix.split(entry.key), !suffix.isOrdinal else { continue }
      var own = forms[base] ?? ([], false)
      own.categories.insert(suffix.category)
      own.writesNumber =
        own.writesNumber || arguments.contains { $0.name == MessageSyntax.pluralMapArgument }
      forms[base] = own
    }
    hasPlural =
      hasPlural
      || forms.values.contains { own in
        own.categories.isSubset(of: categories) && own.categories.contains(.other)
          && (own.categories.count > 1 || own.writesNumber)
      }
  }
}
