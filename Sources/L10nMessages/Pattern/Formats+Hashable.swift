public import L10nLanguage

// Sets of messages exist only in the tool. Synthesized with these types, the code would be in every app. A hash needs only
// the fields that usually differ.

extension NumberFormat: Hashable {
  /// Hashes the fields that usually differ.
  public func hash(into hasher: inout Hasher) {
    if case .currency(let code, _) = style { hasher.combine(code) }
    hasher.combine(notation)
    hasher.combine(minimumIntegerDigits)
    hasher.combine(scale)
  }
}

extension DateStyle: Hashable {
  /// Hashes the fields of a skeleton.
  public func hash(into hasher: inout Hasher) {
    if case .skeleton(let fields) = self { hasher.combine(fields) }
  }
}

extension ArgumentStyle: Hashable {
  /// Hashes the type of the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(argumentType)
  }
}

extension PrintfConversion: Hashable {
  /// Hashes the fields that usually differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(specifier)
    hasher.combine(width)
    hasher.combine(precision)
  }
}

extension KoreanParticle: Hashable {
  /// Hashes the particle as it is written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(written)
  }
}

extension MessageSignature: Hashable {
  /// Hashes the key path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
  }
}

extension LanguageTag: Hashable {
  /// Hashes the language, script and region.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(script)
    hasher.combine(region)
  }
}
