import L10nEmission
import L10nText

/// The difference between two texts, which shows people where to look.
package struct TextDifference: Sendable, Hashable {
  private var edits: [Edit] = []

  /// A run of characters.
  package struct Part: Sendable, Hashable {
    /// The side that has the part.
    package var kind: Kind
    /// The characters.
    package var text: String
  }

  /// The side of a part.
  package enum Kind: Sendable, Hashable {
    case same, removed, added
  }

  /// A replacement at one place, with the common text after it.
  private struct Edit: Sendable, Hashable {
    var removed = ""
    var added = ""
    var kept = ""

    /// The number of scalars of the longer one of the removed and the added text.
    var length: Int { max(removed.unicodeScalars.count, added.unicodeScalars.count) }
  }

  /// The number of bytes from which only the common beginning and end of texts are found: everything between them
  /// counts as changed.
  package static let sizeLimit = 1 << 14

  /// Compares two texts.
  package init(from old: String, to new: String) {
    if old.utf8.count <= Self.sizeLimit, new.utf8.count <= Self.sizeLimit {
      compareTokens(of: old, new)
    } else {
      compareEnds(of: old, new)
    }
  }

  /// The parts in order: those that both texts have, and between them first the removed and then the added ones.
  package var parts: [Part] {
    edits.flatMap { edit in
      [
        Part(kind: .removed, text: edit.removed), Part(kind: .added, text: edit.added),
        Part(kind: .same, text: edit.kept),
      ]
    }.filter { !$0.text.isEmpty }
  }

  private mutating func compareTokens(of old: String, _ new: String) {
    let oldTokens = TextTokens.tokens(of: old)
    let newTokens = TextTokens.tokens(of: new)
    // By bytes, because characters that look the same may be encoded differently.
    let changes = LineChanges.changes(
      from: oldTokens.map { Array($0.utf8) }, to: newTokens.map { Array($0.utf8) }, context: .max)
    var edit = Edit()
    for change in changes {
      if case .keep(let index, _) = change {
        edit.kept += oldTokens[index]
        continue
      }
      if !edit.kept.isEmpty {
        join(edit)
        edit = Edit()
      }
      switch change {
      case .keep: break
      case .remove(let index): edit.removed += oldTokens[index]
      case .insert(let index): edit.added += newTokens[index]
      }
    }
    join(edit)
  }

  /// Adds an edit. A short common part between two edits, such as a space or a syllable, counts as changed, too.
  private mutating func join(_ next: Edit) {
    guard let last = edits.last, last.length > 0, Self.isChance(last.kept, between: last, next) else {
      return edits.append(next)
    }
    edits[edits.count - 1] = Edit(
      removed: last.removed + last.kept + next.removed, added: last.added + last.kept + next.added, kept: next.kept)
  }

  /// Returns a Boolean value indicating whether a run is short, has at most one letter or digit, and isn't longer than
  /// the changes on either side.
  private static func isChance(_ kept: String, between last: Edit, _ next: Edit) -> Bool {
    let scalars = kept.unicodeScalars
    guard scalars.count <= min(3, last.length, next.length) else { return false }
    return scalars.lazy.filter { $0.isWordCharacter }.count <= 1
  }

  private mutating func compareEnds(of old: String, _ new: String) {
    let oldScalars = Array(old.unicodeScalars)
    let newScalars = Array(new.unicodeScalars)
    let shorter = min(oldScalars.count, newScalars.count)
    var start = 0
    while start < shorter, oldScalars[start] == newScalars[start] { start += 1 }
    var end = 0
    while end < shorter - start, oldScalars[oldScalars.count - 1 - end] == newScalars[newScalars.count - 1 - end] {
      end += 1
    }
    edits = [
      Edit(kept: Self.text(oldScalars[..<start])),
      Edit(
        removed: Self.text(oldScalars[start..<oldScalars.count - end]),
        added: Self.text(newScalars[start..<newScalars.count - end]),
        kept: Self.text(oldScalars[(oldScalars.count - end)...])),
    ]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
