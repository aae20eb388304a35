import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nText

/// A project's strings as they should be after translations are written: those with accepted translations in the
/// language of these, and all others unchanged.
struct PromisedTexts {
  /// The project before the change.
  let project: Catalog
  /// The language of the translations, as the project names it or will name it.
  let language: String
  /// The strings that get translations, by their indexes in the project.
  var messages: [Int: Message] = [:]

  struct Message {
    /// All texts in the language, or `nil` if only the file's format knows how they are composed.
    var texts: [UnitPath: UnitText]?
    var state: TranslationState?
  }

  /// The differences between a project and the promised strings.
  struct Difference {
    /// The indexes of the strings that didn't get their promised texts.
    var unkept: Set<Int> = []
    /// A Boolean value indicating whether strings changed that should have stayed the same.
    var changesOthers = false

    var isEmpty: Bool { unkept.isEmpty && !changesOthers }
  }

  /// Compares the project after the change with the promised strings.
  func difference(of catalog: Catalog) -> Difference {
    var difference = Difference()
    let after = catalog.messagesByKeyPath
    difference.changesOthers = after.count != project.messages.count
    for (index, message) in project.messages.enumerated() where !project.isWrittenWithAllLanguages(message) {
      let promise = messages[index]
      guard let new = after[message.keyPath] else {
        difference.changesOthers = true
        continue
      }
      let isOfTable = project.isOfTable(message)
      for (number, name) in catalog.languages.enumerated() {
        let old = project.language(named: name).flatMap { message.texts[$0] }
        let isOwn = promise != nil && LanguageNames.areSame(name, language)
        let kept =
          isOwn
          ? promise?.texts.map { new.texts[number]?.message.unitTexts(state: nil) == $0.withoutStates } ?? true
            // A table's plural may be composed differently as soon as another language has it.
          : isOfTable || new.texts[number]?.stored == old?.stored
        if kept, hasState(new, asAfter: message, in: name, isOwn ? promise : nil) { continue }
        if isOwn { difference.unkept.insert(index) } else { difference.changesOthers = true }
      }
      if promise != nil, catalog.language(named: language) == nil { difference.unkept.insert(index) }
    }
    return difference
  }

  private func hasState(
    _ new: CatalogMessage, asAfter old: CatalogMessage, in name: String, _ promise: Message?
  ) -> Bool {
    let state = new.metadata.states[name].flatMap { $0 == .final ? nil : $0 }
    let before = old.metadata.states[name].flatMap { $0 == .final ? nil : $0 }
    return state == (promise.map(\.state) ?? before)
  }
}

extension Catalog {
  /// Returns a Boolean value indicating whether a message is in a table's file, where strings never share a text.
  fileprivate func isOfTable(_ message: CatalogMessage) -> Bool { format(of: message)?.hasTableKeys == true }

  /// Returns a Boolean value indicating whether the format of a message's file has all languages, and checks its own
  /// changes.
  fileprivate func isWrittenWithAllLanguages(_ message: CatalogMessage) -> Bool {
    format(of: message)?.hasAllLanguages == true
  }

  private func format(of message: CatalogMessage) -> (any BundleFormat)? {
    guard let file = message.source?.keyPlace.file, files.indices.contains(file) else { return nil }
    return BundleFormats.format(ofFile: files[file].path)
  }
}

extension [UnitPath: UnitText] {
  fileprivate var withoutStates: Self { mapValues { UnitText(text: $0.text) } }
}
