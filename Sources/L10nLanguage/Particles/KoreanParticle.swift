/// A Korean particle whose form depends on the sound before it, written as a both-form: `을(를)`, `은/는`, `(으)로`.
///
/// One form is used after a final consonant, the other after a vowel: 크림을, 팩트를. ``leading(_:)`` finds a both-form at
/// the start of a text, and ``form(after:)`` selects the form when the text before it is known.
///
/// A class, because copies of three texts would make the code of everything that passes them on longer.
public final class KoreanParticle: Sendable {
  /// The both-form as written, which is shown if the sound before it is unknown.
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

  /// Returns the form that fits the UTF-8 text before the particle, or ``written`` if the last sound is unknown (kana,
  /// Hanja, Cyrillic, ill-formed bytes, no text at all).
  ///
  /// Only the last 512 bytes are considered.
  public func form(after utf8: UnsafeBufferPointer<UInt8>) -> String {
    switch FinalSound(of: ReverseScalars(utf8)) {
    case .vowel: afterVowel
    case .rieul: dropsAfterRieul ? afterVowel : afterConsonant
    case .consonant: afterConsonant
    case nil: written
    }
  }

  /// After ㄹ, the linking 으 is dropped: 서울로, 만들면.
  private var dropsAfterRieul: Bool {
    afterConsonant.unicodeScalars.first == "으"
  }
}

extension KoreanParticle: Equatable {
  /// Compares all forms.
  public static func == (first: KoreanParticle, second: KoreanParticle) -> Bool {
    first === second
      || (first.written == second.written && first.afterConsonant == second.afterConsonant
        && first.afterVowel == second.afterVowel)
  }
}
