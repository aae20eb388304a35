import L10nPipeline
import L10nCatalog
import L10nFormats
import L10nReview
import L10nTranslation

extension AgentTool {
  /// `find`: strings by what is known of them.
  static let find = AgentTool(
    name: "find",
    summary: "Strings by key, accessor, pattern such as '**.title', words, or the sentence that users see.",
    arguments: [("text", ToolSchema.text), ("language", ToolSchema.text), ("cursor", ToolSchema.text)],
    required: ["text"], results: ToolSchema.page("strings")
  ) { (arguments, project) throws(ToolFailure) in
    let state = try project.state()
    let text = try arguments.required("text")
    let language = try arguments.string("language")
    let catalog = state.strings.catalog
    var shown = Array(catalog.languages.indices)
    if let language {
      let index = try catalog.index(ofLanguage: language)
      shown = index == 0 ? [0] : [0, index]
    }
    let overview = CatalogOverview(
      state.strings.state, findings: [], state.strings.pipeline.configuration.emission)
    let found = overview.messages(for: text)
    let overviews = overview.overviews(of: found)
    return try ResultPage.result("strings", of: found.count, from: arguments.string("cursor")) { number in
      let message = catalog.messages[found[number]]
      let texts = shown.compactMap { index -> JSONValue.Member? in
        message.texts[index].map { (catalog.languages[index], VariantTexts($0.stored).json) }
      }
      return .object(
        present: [
          "key": .string(message.keyPath), "accessor": overviews[number].accessor.map { .string($0.name) },
          "texts": .object(texts), "description": message.description.map(JSONValue.string),
        ])
    }
  }
}
