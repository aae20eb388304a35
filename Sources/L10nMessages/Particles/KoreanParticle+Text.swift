public import L10nLanguage

extension KoreanParticle {
  /// Returns the form that fits the text before the particle, or ``written`` if the last sound is unknown.
  public func form(after text: String) -> String {
    text.withBytes(form)
  }
}
