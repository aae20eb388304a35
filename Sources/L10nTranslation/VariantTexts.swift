package import L10nFormats
import L10nLanguage

/// The texts of a string in one language, by variant.
///
/// As JSON, they are a string, an array of the items of a list, or an object with a text for each form:
///
///     "Store"
///     ["Show your passport.", "Keep the slip."]
///     {"one": "%lld review", "other": "%lld reviews"}
///     {"text": "%#@count@ left", "substitutions.count.plural.other": "%arg minutes"}
package struct VariantTexts: Hashable, Sendable {
  package var texts: [UnitPath: String]

  /// Creates texts.
  package init(_ texts: [UnitPath: String]) { self.texts = texts }

  /// The name of the text of a string that also has texts with paths.
  static let wholeName = "text"
}

extension VariantTexts {
  /// The variants and their texts, in order.
  var sorted: [(path: UnitPath, text: String)] {
    texts.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
  }

  /// The text to show where there is room for one: the whole text, the form for most numbers, or the first item.
  var shown: String {
    Self.usual.lazy.compactMap { texts[$0] }.first ?? sorted.last?.text ?? ""
  }

  private static let usual = [[], [.plural(.other)], [.item(0)]].map(UnitPath.init(steps:))

  /// A Boolean value indicating whether all texts are items of a list.
  private var isList: Bool { !texts.isEmpty && texts.keys.allSatisfy { $0.item != nil } }

  /// The texts as JSON.
  package var json: JSONValue {
    if texts.count == 1, let whole = texts[UnitPath()] { return .string(whole) }
    if isList { return .array(sorted.map { .string($0.text) }) }
    return .object(sorted.map { (key: $0.path.formName, value: .string($0.text)) })
  }

  /// Reads the object of a string with several forms. Returns `nil` for a value that isn't an object of strings, and the
  /// name that isn't one of a form, if there is one.
  static func reading(forms: JSONValue) -> (texts: VariantTexts?, unknown: String?) {
    var texts: [UnitPath: String] = [:]
    guard case .object(let members) = forms else { return (nil, nil) }
    for (name, value) in members {
      guard case .string(let text) = value else { return (nil, nil) }
      guard let path = UnitPath(formName: name) else { return (nil, name) }
      texts[path] = text
    }
    return (VariantTexts(texts), nil)
  }

  /// Reads the array of a list's items. Returns `nil` for any other value.
  static func reading(items: JSONValue) -> VariantTexts? {
    guard case .array(let values) = items else { return nil }
    var texts: [UnitPath: String] = [:]
    for (index, value) in values.enumerated() {
      guard case .string(let text) = value else { return nil }
      texts[UnitPath(steps: [.item(index)])] = text
    }
    return VariantTexts(texts)
  }
}

extension UnitPath {
  /// The name of the variant among several: the category of a plural, or else the path.
  package var formName: String {
    if steps.isEmpty { return VariantTexts.wholeName }
    if steps.count == 1, let category { return category.rawValue }
    return description
  }

  /// Reads the name of a variant. Returns `nil` if no variant can have it.
  init?(formName name: String) {
    if name == VariantTexts.wholeName {
      self.init()
    } else if let category = PluralCategory(rawValue: name) {
      self.init(steps: [.plural(category)])
    } else {
      self.init(name)
    }
  }

  /// The index of the item, or `nil` for a text that isn't an item of a list.
  var item: Int? {
    if steps.count == 1, case .item(let index) = steps[0] { index } else { nil }
  }
}
