import L10nMessages

extension MessageFormat2Resolver {
  /// Returns the pattern that fits the values best (LDML 48 part 9, "Pattern Selection").
  mutating func pattern(of matcher: MessageFormat2.Matcher) -> MessageFormat2.Pattern {
    let selectors = matcher.selectors.map { selector(of: $0) }
    var best: MessageFormat2.Variant?
    for variant in matcher.variants where matches(variant.keys, selectors) {
      if best.map({ Self.isBetter(variant.keys, than: $0.keys, selectors) }) ?? true { best = variant }
    }
    return best?.pattern ?? []
  }

  /// Returns the selector of a variable. Reports one that can't select, for which only `*` fits.
  private mutating func selector(of variable: MessageFormat2.Variable) -> (any VariantSelector)? {
    if case .value(let value) = value(of: variable).content, let selector = value.selector { return selector }
    report(.badSelector, "`$\(variable.name)` can't select a variant", at: variable.range)
    return nil
  }

  private mutating func matches(_ keys: [MessageFormat2.Key], _ selectors: [(any VariantSelector)?]) -> Bool {
    for (key, selector) in zip(keys, selectors) {
      guard let literal = key.literal else { continue }
      guard let selector else { return false }
      do throws(FunctionFailure) {
        guard try selector.matches(literal) else { return false }
      } catch {
        report(error, at: key.range)
        return false
      }
    }
    return true
  }

  private static func isBetter(
    _ keys: [MessageFormat2.Key], than others: [MessageFormat2.Key], _ selectors: [(any VariantSelector)?]
  ) -> Bool {
    for (index, (key, other)) in zip(keys, others).enumerated() {
      switch (key.literal, other.literal) {
      case (nil, nil): continue
      case (nil, _?): return false
      case (_?, nil): return true
      case (let key?, let other?):
        if key == other { continue }
        return selectors[index]?.isBetter(key, than: other) ?? false
      }
    }
    return false
  }
}
