import L10nLanguage
import L10nMessages

/// The literal text of a pattern in UTF-8, with one byte for each hole, and the position of each byte in the bundle.
/// The texts of branches are separate.
struct PatternText {
  /// The byte for a placeholder, a choice or `#`, which UTF-8 doesn't have.
  static let hole: UInt8 = 0xFF

  /// The text, with quoting and escapes decoded.
  private(set) var bytes: [UInt8] = []
  /// The elements at the holes, in order.
  private(set) var holes: [MessagePattern.Element] = []
  /// The choices among the holes, each with the texts of its branches.
  private(set) var choices: [[Branch]] = []
  /// The position of each byte in the bundle's text.
  private var offsets: [Int] = []
  private var end = 0

  /// A branch of a choice.
  struct Branch {
    /// A Boolean value indicating whether it is for one number only: `=0`.
    var isExact: Bool
    var text: PatternText
  }

  /// Creates the text of a pattern that was parsed from a bundle's text.
  ///
  /// The parsers' limit on nested choices limits the recursion.
  init(_ pattern: MessagePattern) {
    for element in pattern.elements {
      switch element {
      case .text(let text): add(text)
      case .placeholder(let hole): add(element, hole.range)
      case .pluralNumber(let range): add(element, range)
      case .plural(let choice):
        add(element, choice.range)
        choices.append(
          choice.branches.map { branch in
            let isExact = if case .exactly = branch.selector { true } else { false }
            return Branch(isExact: isExact, text: PatternText(branch.pattern))
          })
      case .select(let choice):
        add(element, choice.range)
        choices.append(choice.branches.map { Branch(isExact: false, text: PatternText($0.pattern)) })
      case .particle: break
      }
    }
  }

  private mutating func add(_ text: LiteralText) {
    bytes += text.string.utf8
    offsets += text.offsets
    end = text.range.upperBound
  }

  private mutating func add(_ element: MessagePattern.Element, _ range: Range<Int>) {
    bytes.append(Self.hole)
    offsets.append(range.lowerBound)
    holes.append(element)
    end = range.upperBound
  }

  /// Returns the position of a byte in the bundle's text, in UTF-8 bytes; the end if there are no more bytes.
  func offset(at index: Int) -> Int {
    offsets.indices.contains(index) ? offsets[index] : end
  }

  /// Returns the range of some of the bytes in the bundle's text, or `nil` if it has quotes or escapes.
  func range(_ indexes: Range<Int>) -> Range<Int>? {
    let range = offset(at: indexes.lowerBound)..<max(offset(at: indexes.lowerBound), offset(at: indexes.upperBound))
    return range.count == indexes.count ? range : nil
  }

  /// Returns a text's bytes as a string, with a space for each hole.
  static func spaced(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.map { $0 == hole ? 0x20 : $0 }, as: UTF8.self)
  }

  /// This text and those of all branches in it.
  var all: [PatternText] {
    [self] + choices.flatMap { $0.flatMap(\.text.all) }
  }
}
