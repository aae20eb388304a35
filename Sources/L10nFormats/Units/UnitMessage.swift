package import L10nLanguage

/// A message in the source language and in a translation, with all of its variants.
package struct UnitMessage {
  /// The key in its file.
  package var key: String
  package var form = TranslationUnit.Form.catalog
  package var note: UnitNote?
  package var source: [UnitPath: UnitText]
  /// The translation, or `nil` if there is none yet.
  package var target: [UnitPath: UnitText]?

  package init(
    key: String, form: TranslationUnit.Form = .catalog, note: UnitNote? = nil, source: [UnitPath: UnitText],
    target: [UnitPath: UnitText]? = nil
  ) {
    self.key = key
    self.form = form
    self.note = note
    self.source = source
    self.target = target
  }
}

extension UnitMessage {
  /// Returns the units to translate in the order of their variants: the translation's variants or, if there is none,
  /// the source's; and all plural categories of its language.
  ///
  /// - Parameter categories: the plural categories of the translation's language.
  package func units(_ categories: [PluralCategory]) -> [TranslationUnit] {
    paths(categories).sorted().map { path in
      var unit = unit(at: path)
      unit.source = sourceText(at: path, categories)
      return unit
    }
  }

  /// Returns the unit of a variant, without a source text.
  package func unit(at path: UnitPath) -> TranslationUnit {
    TranslationUnit(key: key, path: path, target: target?[path], note: note, form: form)
  }

  private func paths(_ categories: [PluralCategory]) -> Set<UnitPath> {
    let present = (target ?? source).keys
    var paths = Set(present)
    for path in present {
      guard let category = path.category else { continue }
      // A category that the source has, but not the translation's language; 0 is a number in all languages.
      if target == nil, category != .zero, !categories.contains(category) { paths.remove(path) }
      for category in categories { paths.insert(path.with(category)) }
    }
    return paths
  }

  /// Returns the text to translate for a variant, or `nil` if the source has none and the language doesn't need the
  /// variant.
  private func sourceText(at path: UnitPath, _ categories: [PluralCategory]) -> String? {
    if let own = source[path] { return own.text }
    guard let category = path.category else { return nearest(to: path)?.text }
    guard categories.contains(category) else { return nil }
    if let other = source[path.with(.other)] { return other.text }
    // Xcode writes the identifier if the source language has no text.
    if path.substitution != nil { return unit(at: path).id }
    return nearest(to: path.parent)?.text
  }

  /// Returns the source's text for a variant that the source doesn't distinguish.
  package func nearest(to path: UnitPath) -> UnitText? {
    let other = UnitPath(steps: [.device("other")])
    let candidates = [path, path.followed(by: .other), other, other.followed(by: .other)]
    let whole = [UnitPath(), UnitPath(steps: [.plural(.other)])]
    return (candidates + whole).lazy.compactMap { source[$0] }.first
      ?? source.min { $0.key < $1.key }?.value
  }
}

extension UnitPath {
  /// Returns the path with a category added.
  fileprivate func followed(by category: PluralCategory) -> UnitPath { self + .plural(category) }
}

extension PluralRules {
  /// The categories to translate: those of whole numbers and of decimals, but not those of millions, as in Xcode.
  package var categoriesToTranslate: [PluralCategory] {
    let ofIntegers = integerCategories(.cardinal)
    let ofDecimals = Set([0.1, 0.5, 1.5, 2.5, 5.5, 10.1].map { category($0, .cardinal) })
    return categories(.cardinal).filter { ofIntegers.contains($0) || ofDecimals.contains($0) }
  }

  /// Returns the first three whole numbers below 1,000 that select a category; fewer if there aren't as many.
  package func firstIntegers(of category: PluralCategory, _ kind: PluralKind) -> [Int] {
    Array((0..<1_000).lazy.filter { self.category($0, kind) == category }.prefix(3))
  }
}
