import L10nFormats
import L10nLanguage

/// The catalog's name for each language that a path or a root key may spell in other ways.
package struct LanguageNames {
  /// The configured languages with their tags, or `nil` if none are configured.
  let listed: [(name: String, tag: LanguageTag)]?
  /// The name of each language found, by its identity.
  private var given: [LanguageTag: String] = [:]

  init(listed: [String]?) {
    self.listed = listed?.compactMap { name in LanguageTag(name).map { (name, $0) } }
  }

  /// The listed tags, for reading paths.
  var listedTags: [LanguageTag]? { listed?.map(\.tag) }

  /// Returns the catalog's name of a language: as configured, otherwise as first written, in any case and with `-` for
  /// `_`.
  mutating func name(of written: String) -> String? {
    guard let tag = LanguageTag(written) else { return nil }
    if let listed { return listed.firstIndex(meaning: tag, by: \.tag).map { listed[$0].name } }
    let key = tag.identity
    let name = given[key] ?? tag.description
    given[key] = name
    return name
  }

  /// Returns the name that means the same language as a spelling.
  package static func name(of written: String, among names: [String]) -> String? {
    guard let tag = LanguageTag(written) else { return names.first { $0 == written } }
    let known = names.compactMap { name in LanguageTag(name).map { (name: name, tag: $0) } }
    return known.firstIndex(meaning: tag, by: \.tag).map { known[$0].name }
  }

  /// Returns a Boolean value indicating whether two names are the same language.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    guard let left = LanguageTag(left), let right = LanguageTag(right) else { return false }
    return left.isSameLanguage(as: right)
  }
}

extension [Metadata.Entry] {
  /// Returns the entries, with the states of languages under the names of a catalog.
  func namingStates(by languages: [String]) -> Self {
    var names = Dictionary(languages.map { ($0, $0) }) { first, _ in first }
    func name(_ written: String) -> String {
      if let name = names[written] { return name }
      let name = LanguageNames.name(of: written, among: languages) ?? written
      names[written] = name
      return name
    }
    return map { entry in
      guard entry.fields.states.contains(where: { name($0.key) != $0.key }) else { return entry }
      var entry = entry
      entry.fields.states = Dictionary(entry.fields.states.map { (name($0.key), $0.value) }) { first, _ in first }
      return entry
    }
  }
}
