import L10nFormats
import L10nText

/// The accepted translations, which show whether a string is translated more than once.
struct TakenUnits {
  private struct Key: Hashable {
    var file: Int
    var message: String
    var path: UnitPath
  }

  private var units: [Key: TranslatedFile.Unit] = [:]

  enum Result {
    case new
    /// The same translation was accepted before.
    case again
    /// A different translation of the same string was accepted before, from the given place.
    case conflict(SourceLocation)
  }

  /// Accepts a translation.
  mutating func take(_ unit: TranslatedFile.Unit, for match: UnitMatching.Match) -> Result {
    let key = Key(file: match.file, message: match.unit.key, path: match.unit.path)
    guard let other = units[key] else {
      units[key] = unit
      return .new
    }
    return other.target == unit.target ? .again : .conflict(other.location)
  }
}
