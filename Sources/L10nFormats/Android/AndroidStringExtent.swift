/// The parts of a string of an Android resource file in which white space is dropped: the beginning of its first run of
/// text and the end of its last one, unless inline tags style the string.
struct AndroidStringExtent {
  /// The index after the first run of text, up to which white space is dropped.
  private var firstEnd = 0
  /// The index at which the last run of text has nothing more but white space.
  private var trailStart = 0
  /// A Boolean value indicating whether it has inline tags.
  private(set) var isStyled = false
  /// The index of the string's end tag, or the end of the bytes.
  private(set) var end = 0

  /// - Parameter bytes: UTF-8 that begins with the string.
  init(of bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    var depth = 0
    var isInSection = false
    var hasRun = false
    var hasFirst = false
    trailStart = index
    loop: while index < bytes.endIndex {
      if isInSection, bytes[index...].starts(with: XMLMark.sectionEnd) {
        isInSection = false
        index += XMLMark.sectionEnd.count
      } else if !isInSection, bytes[index] == UInt8(ascii: "<") {
        switch XMLMark(in: bytes, at: index) {
        case .comment(let end): index = end
        case .section(let start):
          isInSection = true
          index = start
        case .tag(let tag):
          if tag.isEnd, depth == 0 { break loop }
          depth += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1
          if tag.isInline { isStyled = true }
          if hasRun, !hasFirst {
            hasFirst = true
            firstEnd = index
          }
          hasRun = false
          index = tag.range.upperBound
        }
      } else {
        guard let character = XMLCharacter(in: bytes, at: index, isInSection: isInSection) else { break }
        // White space in front of the last run of text isn't at its end.
        if !hasRun { trailStart = index }
        hasRun = true
        index = character.range.upperBound
        if !character.isSpace { trailStart = index }
      }
    }
    if !hasFirst { firstEnd = index }
    end = min(index, bytes.endIndex)
  }

  /// Returns a Boolean value indicating whether white space at an index is dropped.
  ///
  /// - Parameter hasText: a Boolean value indicating whether there is a character before it.
  func trims(_ index: Int, hasText: Bool) -> Bool {
    isTrail(index) || !isStyled && !hasText && index < firstEnd
  }

  /// Returns a Boolean value indicating whether only white space that is dropped follows from an index on.
  func isTrail(_ index: Int) -> Bool { !isStyled && index >= trailStart }
}
