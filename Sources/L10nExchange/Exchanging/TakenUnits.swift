import L10nFormats
import L10nText

/// The translations that were taken for the strings of a project, by which others for the same strings are recognized.
struct TakenUnits {
  private struct Key: Hashable {
    var file: Int
    var message: String
    var path: UnitPath
  }

  private var units: [Key: TranslatedFile.Unit] = [:]

  enum Result {
    case new
    /// The same translation was taken before.
    case again
    /// Another translation of the same string was taken before, from a place.
    case conflict(SourceLocation)
  }

  /// Takes a translation.
  mutating func take(_ unit: TranslatedFile.Unit, for match: UnitMatching.Match) -> Result {
    let key = Key(file: match.file, message: match.unit.key, path: match.unit.path)
    guard let other = units[key] else {
      units[key] = unit
      return .new
    }
    return other.target == unit.target ? .again : .conflict(other.location)
  }
}
