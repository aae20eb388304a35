import CatalogTestSupport
import L10nChecking
import L10nFormats
import L10nMessages
import L10nPipeline
import L10nText

@testable import L10nCatalog
@testable import L10nTranslation

extension TranslationProject {
  /// Creates a project from the texts of its files.
  ///
  /// - Parameter before: the files since which outdated translations count, or `nil` to count none.
  convenience init(_ texts: [String: String], languages: [String]? = nil, since before: [String: String]? = nil) {
    self.init(ProjectFiles(texts, options: ReadingOptions(source: "en", languages: languages)), since: before)
  }

  convenience init(_ files: ProjectFiles, since before: [String: String]? = nil) {
    let old = before.map { ProjectFiles($0, options: files.options).catalog }
    self.init(Pipeline(files.options), files: files.inputs, base: ".") { catalog in
      old.map { OutdatedTranslations(since: EarlierSources($0), in: catalog).translations } ?? []
    }
  }

  /// Returns an answer to the present request for a string.
  func answer(_ id: String, _ texts: VariantTexts) -> TranslationAnswer {
    let basis = StringID(id).flatMap { id in strings(in: id.language)?.request(for: id.key)?.basis }
    return TranslationAnswer(id: id, basis: basis, texts)
  }

  func answer(_ id: String, _ text: String) -> TranslationAnswer { answer(id, VariantTexts([UnitPath(): text])) }

  func answer(_ id: String, forms: [String: String]) -> TranslationAnswer {
    let texts = forms.compactMap { name, text in UnitPath(formName: name).map { ($0, text) } }
    return answer(id, VariantTexts(Dictionary(uniqueKeysWithValues: texts)))
  }

  /// The number of errors of `check`.
  var errorCount: Int { outcome.findings.count { $0.severity == .error } }
}
