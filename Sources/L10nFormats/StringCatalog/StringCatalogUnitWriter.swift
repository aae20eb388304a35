import L10nLanguage

/// Writes translations of units to a String Catalog, and changes only the lines of texts and states that differ.
struct StringCatalogUnitWriter {
  private let language: String
  private let sourceLanguage: String

  /// Returns a catalog with translations, or `nil` if it has mistakes.
  ///
  /// - Parameters:
  ///   - translations: the texts by key, which must exist in the catalog, and by variant.
  ///   - language: the language of the texts.
  static func writing(
    _ translations: Translations, in language: String, to bytes: [UInt8]
  ) -> [UInt8]? {
    guard let source = JSONSource(bytes) else { return nil }
    var root = source.root.value
    guard case .object(var strings)? = root["strings"], case .string(let sourceLanguage)? = root["sourceLanguage"]
    else {
      return nil
    }
    let writer = StringCatalogUnitWriter(language: language, sourceLanguage: sourceLanguage)
    for index in strings.indices {
      guard let texts = translations[strings[index].key] else { continue }
      writer.write(texts, to: &strings[index].value)
    }
    root["strings"] = .object(strings)
    return source.bytes(for: root)
  }

  private func write(_ texts: [UnitPath: UnitText], to string: inout JSONValue) {
    var localizations = string["localizations"] ?? .object([])
    let model = localizations[sourceLanguage]
    let language = localizations.spelling(ofLanguage: language)
    var localization = localizations[language] ?? .object([])
    var substitutions = StringCatalogSubstitutions(of: localization)
    let modelSubstitutions = StringCatalogSubstitutions(of: model)
    let texts = texts.sorted { $0.key < $1.key }
    for (path, text) in texts {
      guard let name = path.substitution, !substitutions.has(name) else { continue }
      if modelSubstitutions.has(name), let own = model?["substitutions"]?[name] {
        substitutions.add(name, like: modelSubstitutions)
        localization.add(name, own.withoutTexts)
      } else {
        substitutions.add(name, of: text.text)
        localization.add(name, substitutions.members(of: name))
      }
    }
    for name in modelSubstitutions.names where !substitutions.has(name) {
      substitutions.add(name, like: modelSubstitutions)
    }
    for (path, text) in texts {
      let written = UnitText(text: substitutions.imported(text.text, at: path), state: text.state)
      localization.set(written, at: path.steps[...])
    }
    localizations.set(language, to: localization)
    string.set("localizations", to: localizations)
  }
}

extension JSONValue {
  /// Adds a substitution to a localization.
  fileprivate mutating func add(_ name: String, _ value: JSONValue) {
    var substitutions = self["substitutions"] ?? .object([])
    substitutions.set(name, to: value)
    set("substitutions", to: substitutions)
  }

  /// A substitution without its variations.
  fileprivate var withoutTexts: JSONValue { .object(members.filter { $0.key != "variations" }) }

  /// Sets the text of a variant of a localization, and creates the objects around it.
  fileprivate mutating func set(_ text: UnitText, at path: ArraySlice<UnitPath.Step>) {
    switch path.first {
    case nil:
      self["variations"] = nil
      var unit = self["stringUnit"] ?? .object([])
      unit.set("state", to: .string(StringCatalogState.written(text.state?.rawValue)))
      unit.set("value", to: .string(text.text))
      set("stringUnit", to: unit)
    case .item(let index):
      var values: [JSONValue] = []
      if case .array(let present)? = self["stringSet"]?["values"] { values = present }
      while values.count <= index { values.append(.string("")) }
      values[index] = .string(text.text)
      var list = self["stringSet"] ?? .object([])
      list.set("state", to: .string(StringCatalogState.written(text.state?.rawValue)))
      list.set("values", to: .array(values))
      set("stringSet", to: list)
    case .substitution(let name):
      var substitutions = self["substitutions"] ?? .object([])
      var substitution = substitutions[name] ?? .object([])
      substitution.set(text, at: path.dropFirst())
      substitutions.set(name, to: substitution)
      set("substitutions", to: substitutions)
    case .plural(let category): set(text, of: category.rawValue, in: "plural", at: path.dropFirst())
    case .device(let name): set(text, of: name, in: "device", at: path.dropFirst())
    }
  }

  private mutating func set(_ text: UnitText, of variant: String, in kind: String, at path: ArraySlice<UnitPath.Step>) {
    // The text now has variants.
    self["stringUnit"] = nil
    var variations = self["variations"] ?? .object([])
    var variants = variations[kind] ?? .object([])
    var value = variants[variant] ?? .object([])
    value.set(text, at: path)
    variants.set(variant, to: value)
    variations.set(kind, to: variants)
    set("variations", to: variations)
  }
}
