import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// The keys and texts that a catalog has of one file, in the order in which they are written.
struct FileMarks {
  let marks: [Mark]

  /// A key or a text.
  struct Mark {
    /// The number of bytes of the file before it.
    var byte: Int
    /// The number of its key.
    let key: Int
    /// The index of its language, or `nil` for a key that several languages share.
    var language: Int?
    /// The index of the text in its message; `nil` for a key.
    let text: Int?
  }

  init(ofFile file: Int, in analysis: Analysis) {
    let catalog = analysis.catalog
    var found: [(offset: Int, mark: Mark)] = []
    for (language, bundle) in catalog.bundles.enumerated() {
      for key in catalog.keys.numbers {
        guard let entry = bundle.entries[key], entry.keyPlace.file == file else { continue }
        found.append((entry.keyPlace.offset, Mark(byte: 0, key: key, language: language, text: nil)))
        guard entry.isMessage, let texts = analysis.message(key)?.texts[language]?.message.texts else { continue }
        for (index, text) in texts.enumerated() where text.place != entry.keyPlace {
          found.append((text.place.offset, Mark(byte: 0, key: key, language: language, text: index)))
        }
      }
    }
    // The namespace that a file's path names begins where the first key does, which comes after it.
    found.sort {
      ($0.offset, $0.mark.text == nil ? 0 : 1, $0.mark.key) < ($1.offset, $1.mark.text == nil ? 0 : 1, $1.mark.key)
    }
    var marks: [Mark] = []
    var counter = ScalarSteps(catalog.files[file].bytes)
    for (offset, mark) in found {
      var mark = mark
      mark.byte = counter.byte(atScalar: offset)
      if let last = marks.last, last.byte == mark.byte, last.key == mark.key, last.text == mark.text {
        marks[marks.count - 1].language = nil
      } else {
        marks.append(mark)
      }
    }
    self.marks = marks
  }

  /// Returns the last mark at a byte or before it.
  func last(at byte: Int) -> Mark? {
    let index = marks.partitioningIndex { $0.byte > byte }
    return index > 0 ? marks[index - 1] : nil
  }

  /// Returns the marks of a range of bytes.
  func marks(in range: Range<Int>) -> ArraySlice<Mark> {
    marks[
      marks.partitioningIndex { $0.byte >= range.lowerBound }..<marks.partitioningIndex { $0.byte >= range.upperBound }]
  }
}

/// Converts ascending scalar offsets to bytes in one pass.
private struct ScalarSteps {
  private let bytes: [UInt8]
  private var index = 0
  private var scalars = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte(atScalar offset: Int) -> Int {
    while scalars < offset, index < bytes.count {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      scalars += 1
    }
    return index
  }
}
