/// The substitutions in the texts of a value, `%#@name@`, including those in variants of other substitutions.
struct SubstitutionReferences {
  private(set) var names: Set<String> = []
  /// The references that probably mean something else.
  private(set) var doubts: [DocumentProblem] = []

  init(in value: AppleTableValue) {
    let substitutions = Dictionary(value.substitutions.map { ($0.name, $0) }) { first, _ in first }
    var texts = value.content.texts
    while let text = texts.popLast() {
      for case .substitution(let name, let position, let width) in SubstitutionText.parts(of: text.text ?? "") {
        if let width, position == nil {
          doubts.report(
            "the \(width) before '#@\(name)@' is a width, which means nothing here; a position is written "
              + "'%\(width)$#@\(name)@'", at: text.offset, losesKeys: false)
        }
        guard names.insert(name).inserted, let substitution = substitutions[name] else { continue }
        texts += substitution.variants.map(\.text)
      }
    }
  }
}
