/// A step of a message's program, as ``ProgramReader`` reads it.
public enum ProgramStep: Sendable {
  /// Writes a text.
  case text(String)
  /// Writes an argument.
  case argument(String, ArgumentFormat)
  /// Begins a choice by the number of an argument. A ``branch(_:)`` or an ``exactBranch(_:)`` follows.
  case plural(argument: String, PluralKind, offset: Double)
  /// Begins a choice by the word of an argument. A ``keyword(_:)`` follows.
  case select(argument: String)
  /// Begins a branch of the innermost choice, a plural, for the numbers of a category.
  case branch(PluralCategory)
  /// Begins a branch of the innermost choice, a plural, for one number.
  case exactBranch(Double)
  /// Begins a branch of the innermost choice, a select.
  case keyword(String)
  /// Ends the innermost choice.
  case endOfChoice
  /// Writes the number of the innermost plural, less its offset.
  case pluralNumber
  /// Writes the form of a particle that fits the text before it.
  case particle(KoreanParticle)
  /// Begins an item of a list.
  case item
}
