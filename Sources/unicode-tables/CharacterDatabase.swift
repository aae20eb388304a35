import Foundation

/// The text files of the Unicode Character Database (UAX #44) and of Unihan (UAX #38).
struct CharacterDatabase {
  /// Unicode's version: `15.0.0`.
  let version: String
  private let folder: URL

  init(folder: URL) throws {
    self.folder = folder
    let name = "EastAsianWidth"
    // The first line of the file: `# EastAsianWidth-15.0.0.txt`.
    let title = try Self.lines(of: name, in: folder).first ?? ""
    version = String(title.dropFirst("# \(name)-".count).dropLast(".txt".count))
  }

  /// A line of a file with fields separated by semicolons: some code points with their properties.
  struct Record {
    var codePoints: ClosedRange<UInt32>
    var fields: [String]
  }

  /// Returns the records of a file such as `EastAsianWidth`.
  ///
  /// - Parameter allowingSequences: whether to use the first of several code points. Otherwise such records are left
  ///   out.
  func records(of name: String, allowingSequences: Bool = true) throws -> [Record] {
    var records: [Record] = []
    var first: UInt32?
    for line in try Self.lines(of: name, in: folder) {
      let data = line.prefix { $0 != "#" }
      let fields = data.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard fields.count > 1, allowingSequences || !fields[0].contains(" ") else { continue }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      // UnicodeData has separate lines for the first and the last code point of a range.
      if fields[1].hasSuffix(", First>") {
        first = ends.first
        continue
      }
      guard let low = first ?? ends.first, let high = ends.last else { continue }
      first = nil
      records.append(Record(codePoints: low...high, fields: Array(fields.dropFirst())))
    }
    return records
  }

  /// Returns the value of a field of a Unihan file for each character that has it.
  func unihan(_ field: String, in name: String) throws -> [UInt32: String] {
    var values: [UInt32: String] = [:]
    for line in try Self.lines(of: "Unihan_\(name)", in: folder) where line.hasPrefix("U+") {
      let parts = line.split(separator: "\t")
      guard parts.count == 3, parts[1] == field, let codePoint = UInt32(parts[0].dropFirst(2), radix: 16) else {
        continue
      }
      values[codePoint] = String(parts[2])
    }
    return values
  }

  /// Returns the code points whose record in a file has a matching value in a field.
  func codePoints(of name: String, field: Int = 0, where isWanted: (String) -> Bool) throws -> Set<UInt32> {
    let wanted = try records(of: name).filter { $0.fields.indices.contains(field) && isWanted($0.fields[field]) }
    return Set(wanted.flatMap { Array($0.codePoints) })
  }

  private static func lines(of name: String, in folder: URL) throws -> [Substring] {
    let file = folder.appendingPathComponent(name + ".txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }
}
