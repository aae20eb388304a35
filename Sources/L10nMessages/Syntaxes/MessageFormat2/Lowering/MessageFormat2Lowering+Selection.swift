import L10nLanguage

extension MessageFormat2Lowering {
  /// The maximum number of selectors. Each can nest two choices.
  static let mostSelectors = 8

  /// Returns the tree of a matcher.
  ///
  /// The first selector counts most, so each choice contains those of the following selectors. Within the branch for
  /// exactly 1, there is a choice by category if a variant for `one` can be needed there.
  mutating func pattern(of matcher: MessageFormat2.Matcher) -> MessagePattern {
    guard matcher.selectors.count <= Self.mostSelectors else {
      log.error(
        "Apps choose by at most \(Self.mostSelectors) variables", at: matcher.selectors[Self.mostSelectors].range)
      return MessagePattern()
    }
    let selectors = matcher.selectors.map { selector(of: $0) }
    for (index, selector) in selectors.enumerated() { check(selector, matcher.variants.compactMap { $0.key(index) }) }
    let place = (matcher.selectors.first?.range.lowerBound ?? 0)..<(matcher.selectors.last?.range.upperBound ?? 0)
    let tree = VariantTree(selectors: selectors, place: place)
    let variants = matcher.variants.filter { $0.keys.count == selectors.count }
    let pattern = tree.pattern([variants], from: 0, in: nil, &self)
    if budget < 0 { log.error("The variants have too many combinations for apps; write fewer keys", at: place) }
    return pattern
  }

  /// A variable that selects variants.
  struct Selector {
    enum Kind {
      case word
      /// A number; without categories, only by its value.
      case number(PluralKind, hasCategories: Bool)
      /// A value that can't select, for which only `*` fits.
      case none
    }

    var argument: String
    var kind: Kind
    var offset = 0
    var range: Range<Int>
  }

  private mutating func selector(of variable: MessageFormat2.Variable) -> Selector {
    let value = value(of: variable)
    var selector = Selector(argument: variable.name, kind: .none, offset: value.offset, range: variable.range)
    guard case .argument(let name) = value.source else {
      log.error("Apps can't choose by a literal; write only its variant", at: variable.range)
      return selector
    }
    selector.argument = name
    switch value.function {
    case .unknown: break
    case .none, .string: selector.kind = .word
    case .number(.number), .number(.integer), .number(.offset):
      guard value.selects else { break }
      let select = value.options[NumberOption.select.rawValue]
      selector.kind = .number(select == "ordinal" ? .ordinal : .cardinal, hasCategories: select != "exact")
      reportRounding(value.options, at: variable.range)
    case .number(.percent), .number(.currency), .date:
      log.error("Apps can't choose by `$\(variable.name)`; declare it with `:number` or `:string`", at: variable.range)
    }
    return selector
  }

  /// Reports options by which the category depends on the digits that are written, which it doesn't in apps.
  private mutating func reportRounding(_ options: [String: String], at range: Range<Int>) {
    let digits: [NumberOption] = [
      .minimumFractionDigits, .maximumFractionDigits, .minimumSignificantDigits, .maximumSignificantDigits,
    ]
    guard let option = digits.first(where: { options[$0.rawValue] != nil }) else { return }
    log.error(
      "Apps choose by the number itself; set `\(option.rawValue)` where it is written: `{$n :number …}`", at: range)
  }

  /// Reports keys that the value of a selector can't have.
  private mutating func check(_ selector: Selector, _ keys: [MessageFormat2.Key]) {
    let isCatchAllNeeded = keys.contains(where: \.isCatchAll)
    for key in keys {
      guard let text = key.literal else { continue }
      if case .number = selector.kind, PluralCategory(rawValue: text) == nil, Self.number(text) == nil {
        log.error(
          "`\(text)` isn't a number or a plural category; write zero, one, two, few, many or `*`", at: key.range)
      }
      if text == PluralCategory.other.rawValue, isCatchAllNeeded, !selector.isOnlyExact {
        log.warning("`other` and `*` are the same in apps; write only `*`", at: key.range)
      }
    }
  }

  /// Returns the number of a key, or `nil` if it isn't a number as a value is written.
  static func number(_ key: String) -> Double? {
    guard let first = key.utf8.first, first != UInt8(ascii: "+"), let number = Double(key), number.isFinite,
      NumberText.plain(number) == key
    else { return nil }
    return number
  }
}

extension MessageFormat2Lowering.Selector {
  fileprivate var isOnlyExact: Bool {
    if case .number(_, hasCategories: false) = kind { true } else { false }
  }
}

extension MessageFormat2.Variant {
  /// The key for a selector, or `nil` if there are too few.
  func key(_ index: Int) -> MessageFormat2.Key? { keys.indices.contains(index) ? keys[index] : nil }
}
