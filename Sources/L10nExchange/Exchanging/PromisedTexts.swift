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
    // Both are sorted by key path, so the same strings have the same indexes, unless some are new or gone.
    let after = catalog.messages
    lazy var byKeyPath = catalog.messagesByKeyPath
    difference.changesOthers = after.count != project.messages.count
    let formats = project.files.map { BundleFormats.format(ofFile: $0.path) }
    let own = catalog.language(named: language)
    let languages = catalog.languages.enumerated().map { number, name in
      (name: name, old: project.language(named: name), isOwn: number == own)
    }
    for (index, message) in project.messages.enumerated() {
      let format = message.source.flatMap {
        formats.indices.contains($0.keyPlace.file) ? formats[$0.keyPlace.file] : nil
      }
      // The format checks its own changes.
      if format?.hasAllLanguages == true { continue }
      let promise = messages[index]
      let isAtSameIndex = index < after.count && after[index].keyPath == message.keyPath
      guard let new = isAtSameIndex ? after[index] : byKeyPath[message.keyPath] else {
        difference.changesOthers = true
        continue
      }
      // In a table's file, strings never share a text.
      let isOfTable = format?.hasTableKeys == true
      for (number, language) in languages.enumerated() {
        let promise = language.isOwn ? promise : nil
        let kept =
          if let promise {
            promise.texts.map { new.texts[number]?.message.unitTexts(state: nil) == $0.withoutStates } ?? true
          } else {
            // A table's plural may be composed differently as soon as another language has it.
            isOfTable || isSame(new.texts[number], as: language.old.flatMap { message.texts[$0] })
          }
        if kept, hasState(new, asAfter: message, in: language.name, promise) { continue }
        if promise != nil { difference.unkept.insert(index) } else { difference.changesOthers = true }
      }
      if promise != nil, own == nil { difference.unkept.insert(index) }
    }
    return difference
  }

  private func isSame(_ new: LocalizedMessage?, as old: LocalizedMessage?) -> Bool {
    // A text of a file that wasn't read again is the same object.
    new === old || new?.stored == old?.stored
  }

  private func hasState(
    _ new: CatalogMessage, asAfter old: CatalogMessage, in name: String, _ promise: Message?
  ) -> Bool {
    if promise == nil, new.hasMetadata(of: old) || new.metadata.states == old.metadata.states { return true }
    let state = new.metadata.state(named: name)
    let before = old.metadata.state(named: name)
    return state == (promise.map(\.state) ?? before)
  }
}

extension [UnitPath: UnitText] {
  fileprivate var withoutStates: Self { mapValues { UnitText(text: $0.text) } }
}
