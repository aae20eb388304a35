/// A Korean particle whose form depends on the sound before it, written as a both-form: `을(를)`, `은/는`, `(으)로`.
///
/// After a final consonant one form is right, after a vowel the other: 크림을, 팩트를. ``leading(_:)`` finds a both-form
/// at the start of a text, ``form(after:)-(String)`` chooses when the text before it is known.
public struct KoreanParticle: Sendable, Hashable {
  /// The both-form as its writer wrote it: what is shown where the sound before it can't be known.
  public let written: String
  /// The form after a final consonant: `을`.
  public let afterConsonant: String
  /// The form after a vowel, `를`; empty if only the opening is optional, as in `(으)로`.
  public let afterVowel: String

  /// Creates a particle.
  public init(written: String, afterConsonant: String, afterVowel: String) {
    self.written = written
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
  }

  /// The form that fits everything written before the particle; ``written`` where its last sound can't be known (kana,
  /// Hanja, Cyrillic, nothing at all).
  ///
  /// Looks at no more than the last 512 bytes.
  public func form(after text: String) -> String {
    text.withBytes(form)
  }

  /// The form that fits the UTF-8 written before the particle; ill-formed bytes count as unknown sounds.
  public func form(after utf8: UnsafeBufferPointer<UInt8>) -> String {
    switch FinalSound(of: ReverseScalars(utf8)) {
    case .vowel: afterVowel
    case .rieul: dropsAfterRieul ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    case nil: written
    }
  }

  /// A stem or noun in ㄹ takes no linking 으: 서울로, 만들면.
  private var dropsAfterRieul: Bool {
    afterConsonant.unicodeScalars.first == "으"
  }
}
