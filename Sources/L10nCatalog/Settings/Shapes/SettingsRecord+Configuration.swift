import L10nMessages
import L10nText

extension SettingsRecord {
  /// `l10n.yml`.
  package static let configuration = SettingsRecord(
    "l10n.yml",
    [
      SettingsField(
        "source", .name,
        "The language that the others are translated from. Its keys and arguments define the Swift code."),
      SettingsField("languages", .list(.text), "The languages to read. Default: all that are found."),
      SettingsField(
        "fallback", .list(.text),
        "The languages to try before the source if the app has none of the user's languages."),
      SettingsField(
        "extends", .text,
        "The path of another configuration, whose fields for reading and checking count unless they are here."),
      SettingsField(
        "translations", .oneOrMore(.text),
        "The directory of the translation files, or one String Catalog, or several of both. Default: translations."),
      SettingsField("names", .name, "The file with the names of keys. Default: names.yml."),
      SettingsField(
        "format", .choice(ConfiguredFormat.self),
        "The format of JSON files: 'i18next' if keys have its suffixes, such as '_one'. Default: json."),
      SettingsField(
        "syntax", .either([.choice(MessageSyntax.self), .mapping(.choice(MessageSyntax.self))]),
        "The syntax of placeholders: ICU MessageFormat, '%{name}' or '%@'. A mapping sets it by key path. Default: icu."
      ),
      SettingsField(
        "namespaces", .truth,
        "Whether file and folder names next to the language are a part of the key. Default: true."),
      SettingsField("include", .list(.text), "The top-level namespaces to use. Default: all."),
      SettingsField(
        "sparse", .list(.text), "The regional languages that have only what differs from a more general one."),
      SettingsField(
        "korean-particles", .truth,
        "Whether '을(를)' after an argument or a word takes the form that fits. Default: true."),
      SettingsField(
        "bidi", .choice(EmissionOptions.Bidi.self),
        "Whether arguments are isolated from the direction of the text around them. Default: none."),
      SettingsField("pseudo", .truth, "Whether the app has the pseudolocales en-XA and ar-XB. Default: false."),
      SettingsField(
        "rules", .mapping(names: RuleID.allCases.map(\.rawValue), .choice(RuleSetting.self)), "The severity of rules."),
      SettingsField("baseline", .name, "The file with findings that don't count, written by 'check --write-baseline'."),
      SettingsField(
        "strict", .truth, "Whether an error in a translation keeps code from being generated. Default: false."),
      SettingsField(
        "info-plist", .oneOrMore(.name),
        "The app's Info.plist, and files with build settings that are a part of it."),
      SettingsField(
        "tables", .list(.record(.systemTable)), "The tables that 'emit' writes for the system, such as InfoPlist."),
      SettingsField(
        "notifications", .list(.text),
        "The strings that a server names in remote notifications, by key path, pattern or key in the table Localizable."
      ),
      SettingsField(
        "listings", .list(.either([.name, .record(.listing)])),
        "Folders with the texts of stores' listings, as fastlane keeps them."),
      SettingsField(
        "sources", .list(.either([.name, .record(.source)])),
        "The translation files of the product on other platforms, with which the strings are compared."),
      SettingsField(
        "lookups", .list(.either([.name, .record(.lookup)])),
        "Functions and properties of the app that look strings up."),
      SettingsField("extract", .record(.extraction), "What 'extract' reads and changes."),
      SettingsField(
        "modules", .list(.record(.module)), "The targets with strings of their own, for which code is written."),
      SettingsField(
        "updates", .record(.updates), "Where the app finds signed corrections of its strings, and whom it trusts."),
      SettingsField("output", .record(.output), "Where and how 'emit' writes the code."),
    ])

  /// `output` of the configuration, or of a module in it.
  static let output = SettingsRecord(
    "'output'",
    [
      SettingsField("directory", .name, "The directory for the generated files."),
      SettingsField("enum", .name, "The name of the outermost enum. Default: L10n."),
      SettingsField(
        "access", .choice(EmissionOptions.Access.self), "The access level of the code. Default: internal."),
      SettingsField(
        "split", .choice(EmissionOptions.Split.self),
        "One file for all accessors, or one for each top-level namespace. Default: none."),
    ])

  /// An item of `modules`.
  static let module = SettingsRecord(
    "a module",
    [
      SettingsField("name", .name, isRequired: true, "The name of the target."),
      SettingsField("translations", .oneOrMore(.name), "The places of the module's translation files."),
      SettingsField("include", .list(.text), "The top-level namespaces of the project to take. Default: all."),
      SettingsField("sources", .oneOrMore(.name), "The places of the module's Swift code."),
      SettingsField("output", .record(.output), "Where and how 'emit' writes the module's code."),
    ])

  /// An item of `tables`.
  static let systemTable = SettingsRecord(
    "a table",
    [
      SettingsField(
        "path", .name, isRequired: true,
        "The file of the table: a String Catalog, or .strings files with '{language}' in their path."),
      SettingsField(
        "keys", .mapping(.oneOrMore(.name)), isRequired: true,
        "The strings, and what the table calls them: one key or a list of keys, 'path' or 'names'."),
      SettingsField(
        "resources", .truth, "Whether the code has a LocalizedStringResource for each of its strings. Default: false."),
    ])

  /// An item of `listings` that isn't only a path.
  static let listing = SettingsRecord(
    "an item of 'listings'",
    [
      SettingsField("path", .name, isRequired: true, "The folder that has a folder for each locale."),
      SettingsField(
        "store", .choice(Store.self),
        "The store. Default: google-play for a folder named android, otherwise app-store."),
      SettingsField(
        "source", .name,
        "The locale that the others are compared with. Default: the one that suits 'source' of the project."),
    ])

  /// An item of `sources` that isn't only a path.
  static let source = SettingsRecord(
    "an item of 'sources'",
    [
      SettingsField(
        "path", .name, isRequired: true, "The directory of the other platform's translation files, or a String Catalog."
      ),
      SettingsField(
        "match", .choice(ConfiguredSource.Match.self),
        "Whether strings are the same by their keys, or by their text in the source language. Default: keys."),
      SettingsField(
        "format", .choice(ConfiguredFormat.self), "The format of its JSON files, as for the project's. Default: json."),
      SettingsField("namespace", .name, "The namespace of the project that has these strings. Default: all."),
    ])

  /// An item of `lookups` that isn't only a name.
  static let lookup = SettingsRecord(
    "an item of 'lookups'",
    [
      SettingsField("name", .name, isRequired: true, "The function with its labels, or the property."),
      SettingsField("key", .text, "The number of the argument that is the key, or 'self' for what it is called on."),
      SettingsField("table", .name, "The table, or the number of the argument that names it. Default: Localizable."),
      SettingsField("values", .text, "The number of the first argument that is a value for the string's arguments."),
    ])

  /// `extract`.
  static let extraction = SettingsRecord(
    "'extract'",
    [
      SettingsField("routines", .list(.text), "Functions whose first argument is a key, as that of NSLocalizedString."),
      SettingsField(
        "key-arguments", .list(.name),
        "Functions and initializers of packages, with the labels of the arguments that are keys."),
      SettingsField("exclude", .list(.name), "Folders and files whose lookups add no keys."),
      SettingsField("catalogs", .list(.name), "The String Catalogs to update, or folders with them. Default: all."),
      SettingsField(
        "stale", .choice(ExtractionSettings.Staleness.self),
        "The unused keys that become stale: those that certainly no code uses, all that no lookup was found for, or none. "
          + "Default: certain."),
    ])

  /// `updates`.
  static let updates = SettingsRecord(
    "'updates'",
    [
      SettingsField(
        "url", .name, isRequired: true, "The address below which releases are published, with 'https://'."),
      SettingsField("catalog", .name, isRequired: true, "A name for the strings, such as the app's bundle identifier."),
      SettingsField(
        "channel", .name, "Releases of one channel don't reach apps on another. Default: production."),
      SettingsField(
        "roots", .list(.name), isRequired: true, "The public keys whose releases the app trusts, each with 'ed25519:'."),
      SettingsField(
        "certificate", .name,
        "The file that certifies the key that signs releases. Default: updates.certificate."),
    ])
}
