import L10nCatalog
import L10nExchange
import L10nFormats

/// The final translations of a language by source, for other strings with the same source.
package struct ReusableTranslations {
  /// The properties that two strings must have in common.
  private struct Source: Hashable {
    var texts: VariantTexts
    var arguments: [CatalogArgument]
  }

  private var translations: [Source: Set<VariantTexts>] = [:]
  private let strings: LanguageStrings

  /// Collects the final translations.
  package init(of strings: LanguageStrings) {
    self.strings = strings
    let project = strings.project
    for index in project.order where strings.kinds(ofMessage: index).isEmpty {
      let message = project.catalog.messages[index]
      guard message.isTranslatable, let own = strings.message(message.keyPath),
        let target = own.message.target?.mapValues(\.text), !target.isEmpty, !target.values.contains("")
      else { continue }
      translations[source(of: own, message), default: []].insert(VariantTexts(target))
    }
  }

  /// Returns the translation of the strings with the source of a request, or `nil` if there is none or several.
  package func translation(for request: TranslationRequest) -> VariantTexts? {
    guard let message = strings.project.indexes[request.id.key].map({ strings.project.catalog.messages[$0] }),
      let own = strings.message(request.id.key), let found = translations[source(of: own, message)]
    else { return nil }
    return found.count == 1 ? found.first : nil
  }

  private func source(of own: ProjectMessage, _ message: CatalogMessage) -> Source {
    Source(texts: VariantTexts(own.message.source.mapValues(\.text)), arguments: message.arguments)
  }
}
