package import L10nCatalog
package import L10nChecking
package import L10nFormats
import L10nText

/// The strings to give to translators.
package struct UnitSelection {
  /// The kinds of strings to take, or `nil` for all.
  package var kinds: Set<Kind>?
  /// An older state of the project. Strings whose source text hasn't changed since then are left out.
  package var since: ProjectUnits?

  /// The strings with outdated translations in the translators' language.
  package var outdated: Set<OutdatedKey>

  /// A string with an outdated translation.
  package struct OutdatedKey: Hashable, Sendable {
    /// The path of the source's file, as it is shown.
    var file: String
    /// The key as the file writes it.
    var key: String
  }

  /// A kind of string.
  package enum Kind: String, CaseIterable, Sendable {
    /// Strings without a translation, or without one for a plural category.
    case missing
    /// Strings whose translation is older than the source.
    case outdated
    case needsReview = "needs-review"
    case machineTranslated = "machine-translated"
    case new
  }

  package init(kinds: Set<Kind>? = nil, since: ProjectUnits? = nil, outdated: Set<OutdatedKey> = []) {
    self.kinds = kinds
    self.since = since
    self.outdated = outdated
  }

  /// Returns the strings with outdated translations in a language.
  package static func outdatedKeys(
    _ translations: [OutdatedTranslation], in language: String, of catalog: Catalog
  ) -> Set<OutdatedKey> {
    let keys = WrittenKeys(catalog)
    let index = catalog.language(named: language)
    return Set(
      translations.filter { $0.language == index }.compactMap { translation in
        let message = catalog.messages[translation.message]
        return message.source.map {
          OutdatedKey(file: catalog.files[$0.keyPlace.file].path, key: keys[message.keyPath])
        }
      })
  }
}

extension ProjectUnits {
  /// Returns the units of the files, with all variants of a message next to each other. Files without units are left
  /// out.
  func unitFiles(_ selection: UnitSelection = UnitSelection()) -> [UnitFile] {
    let categories = categories
    let old = selection.since.map { units in
      Dictionary(
        units.files.map { ($0.input.path, Dictionary($0.messages.map { ($0.key, $0.source) }) { first, _ in first }) }
      ) { first, _ in first }
    }
    return files.compactMap { file in
      let units = file.messages.flatMap { message -> [TranslationUnit] in
        if let old, let before = old[file.input.path]?[message.key], before.hasSameTexts(as: message.source) {
          return []
        }
        let units = message.units(categories).map { unit in
          var unit = unit
          // If only the translation has the category, programs that require a source text get the nearest one.
          unit.source = unit.source ?? message.nearest(to: unit.path.parent)?.text
          return unit
        }
        guard let kinds = selection.kinds else { return units }
        let isOutdated =
          kinds.contains(.outdated)
          && selection.outdated.contains(.init(file: file.input.shownPath, key: message.key))
        return isOutdated || units.contains { !kinds.isDisjoint(with: $0.kinds) } ? units : []
      }
      guard !units.isEmpty else { return nil }
      return UnitFile(
        original: file.original, source: file.source, target: file.target, units: units)
    }
  }
}

extension TranslationUnit {
  /// The kinds of a text to translate, apart from ``UnitSelection/Kind/outdated``; none if it is final.
  package var kinds: Set<UnitSelection.Kind> {
    guard let target, !target.text.isEmpty || source?.isEmpty == true else { return [.missing] }
    switch target.state {
    case .needsReview: return [.needsReview]
    case .machineTranslated: return [.machineTranslated]
    case .new: return [.new, .missing]
    case .stale, .final, nil: return []
    }
  }
}

extension [UnitPath: UnitText] {
  fileprivate func hasSameTexts(as other: Self) -> Bool { mapValues(\.text) == other.mapValues(\.text) }
}
