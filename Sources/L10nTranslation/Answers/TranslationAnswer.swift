package import L10nFormats

/// The answer of a translator to a request.
package struct TranslationAnswer: Sendable {
  /// The identifier of the string, as the translator wrote it.
  package var id: String
  /// The basis of the request that it answers, or `nil` if the translator named none.
  package var basis: String?
  /// The texts, or the reason why they can't be read.
  package var content: Result<VariantTexts, SubmissionProblem>
  /// A remark for people, which is returned with the result.
  package var note: String?

  /// Creates an answer.
  package init(id: String, basis: String?, _ texts: VariantTexts, note: String? = nil) {
    self.id = id
    self.basis = basis
    content = .success(texts)
    self.note = note
  }
}

extension TranslationAnswer {
  /// Reads an answer such as `{"id": "store.title@en", "basis": "…", "text": "Store"}`. Anything else becomes an answer
  /// that is refused.
  package init(_ json: JSONValue) {
    id = json["id"]?.string ?? ""
    basis = json["basis"]?.string
    note = json["note"]?.string
    content = Self.content(of: json)
  }

  private static func content(of json: JSONValue) -> Result<VariantTexts, SubmissionProblem> {
    let given = ["text", "forms", "items"].filter { json[$0] != nil }
    guard given.count == 1, let name = given.first, let value = json[name] else {
      return .failure(.init(.noText, "an answer has exactly one of 'text', 'forms' and 'items'; give one of them"))
    }
    switch name {
    case "text":
      guard let text = value.string else {
        return .failure(.init(.noText, "'text' is not a string; write a string, or use 'forms' or 'items'"))
      }
      return .success(VariantTexts([UnitPath(): text]))
    case "items":
      guard let items = VariantTexts.reading(items: value) else {
        return .failure(.init(.noText, "'items' is not an array of strings; write one string for each item"))
      }
      return .success(items)
    default:
      let (texts, unknown) = VariantTexts.reading(forms: value)
      if let unknown {
        return .failure(.init(.wrongForms, "no string has the form '\(unknown)'; use the unit's forms"))
      }
      guard let texts else {
        return .failure(.init(.noText, "'forms' is not an object of strings; write one string for each form"))
      }
      return .success(texts)
    }
  }
}
