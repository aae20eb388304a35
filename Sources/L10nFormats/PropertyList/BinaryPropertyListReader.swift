/// Reads a property list in binary form (Core Foundation, `CFBinaryPList.c`: `bplist00`), as in built apps. Its texts
/// have no positions and can't be edited.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let map: SourceMap
  /// The sizes in bytes of an offset in the file and of an object's number.
  private let sizes: (offset: Int, reference: Int)
  /// The position of the table of offsets, and the number of objects.
  private let table: (start: Int, count: Int)
  private var problems: [DocumentProblem] = []
  private var repetitions: [RepeatedKey] = []
  /// The number of nodes read. Objects can refer to one object many times.
  private var count = 0

  /// The bytes with which this form begins.
  static let mark = Array("bplist".utf8)

  /// An error for bytes that don't follow the format.
  private struct Malformed: Error {}

  /// - Parameter map: the style of its texts.
  static func read(_ bytes: [UInt8], _ map: SourceMap) -> BundleDocument {
    do throws(Malformed) {
      var reader = try BinaryPropertyListReader(bytes, map)
      let root = try reader.node(try reader.topObject, depth: 0)
      guard case .mapping = root.content else { throw Malformed() }
      return BundleDocument(
        root: root, problems: reader.problems, repetitions: reader.repetitions, illFormed: nil, bytes: [])
    } catch {
      let explanation =
        "this is a property list in binary form, and is damaged; get it again, or convert it with 'plutil -convert xml1'"
      return BundleDocument(
        root: nil, problems: [DocumentProblem(explanation: explanation, offset: 0)], repetitions: [], illFormed: nil,
        bytes: [])
    }
  }

  /// The size of the trailer, in bytes.
  private static let trailerSize = 32

  private init(_ bytes: [UInt8], _ map: SourceMap) throws(Malformed) {
    guard bytes.count > Self.trailerSize + 8 else { throw Malformed() }
    self.bytes = bytes
    self.map = map
    let trailer = bytes.count - Self.trailerSize
    sizes = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    let count = try Self.number(bytes, at: trailer + 8, size: 8)
    let start = try Self.number(bytes, at: trailer + 24, size: 8)
    guard (1...8).contains(sizes.offset), (1...8).contains(sizes.reference), start < trailer,
      count <= (trailer - start) / sizes.offset
    else { throw Malformed() }
    table = (start, count)
  }

  private var topObject: Int {
    get throws(Malformed) { try Self.number(bytes, at: bytes.count - 16, size: 8) }
  }

  /// Returns a whole number of `size` bytes, the most significant first.
  private static func number(_ bytes: [UInt8], at index: Int, size: Int) throws(Malformed) -> Int {
    guard index >= 0, size <= bytes.count - index else { throw Malformed() }
    var number: UInt64 = 0
    for byte in bytes[index..<index + size] { number = number << 8 | UInt64(byte) }
    guard let result = Int(exactly: number) else { throw Malformed() }
    return result
  }

  // MARK: Objects

  private mutating func node(_ object: Int, depth: Int) throws(Malformed) -> DocumentNode {
    count += 1
    guard depth < BundleDocument.depthLimit, count <= BundleDocument.expansionLimit else { throw Malformed() }
    let start = try place(of: object)
    switch bytes[start] >> 4 {
    case 0x5, 0x6:
      return DocumentNode(offset: 0, content: .text(DocumentText(text: try text(at: start), map: map)))
    case 0xA:
      let (count, first) = try size(at: start)
      var items: [DocumentNode] = []
      for index in 0..<count { items.append(try node(try reference(first, index), depth: depth + 1)) }
      return DocumentNode(offset: 0, content: .list(items))
    case 0xD: return try dictionary(at: start, depth: depth)
    default: return .unread(at: 0)
    }
  }

  private mutating func dictionary(at start: Int, depth: Int) throws(Malformed) -> DocumentNode {
    let (count, first) = try size(at: start)
    var entries = LastEntries()
    for index in 0..<count {
      let key = try text(at: try place(of: try reference(first, index)))
      let value = try node(try reference(first, count + index), depth: depth + 1)
      if value.isUnread {
        problems.report("the value of '\(key)' is not text; make it a string", at: 0, losesKeys: false)
      }
      entries.add(DocumentEntry(key: key, keyOffset: 0, value: value))
    }
    repetitions += entries.repetitions
    return DocumentNode(offset: 0, content: .mapping(entries.entries))
  }

  private func place(of object: Int) throws(Malformed) -> Int {
    guard (0..<table.count).contains(object) else { throw Malformed() }
    let place = try Self.number(bytes, at: table.start + object * sizes.offset, size: sizes.offset)
    guard place < table.start else { throw Malformed() }
    return place
  }

  /// Returns the number of an object in a collection, whose numbers begin at a position.
  private func reference(_ first: Int, _ index: Int) throws(Malformed) -> Int {
    try Self.number(bytes, at: first + index * sizes.reference, size: sizes.reference)
  }

  /// Returns the count of an object, and the position after it. Large counts are objects of their own.
  private func size(at start: Int) throws(Malformed) -> (count: Int, first: Int) {
    let short = Int(bytes[start] & 0x0F)
    guard short == 0x0F else { return (short, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0x0F <= 3 else { throw Malformed() }
    let width = 1 << Int(bytes[start + 1] & 0x0F)
    let count = try Self.number(bytes, at: start + 2, size: width)
    guard count <= bytes.count else { throw Malformed() }
    return (count, start + 2 + width)
  }

  private func text(at start: Int) throws(Malformed) -> String {
    let (count, first) = try size(at: start)
    switch bytes[start] >> 4 {
    case 0x5:
      guard count <= bytes.count - first, bytes[first..<first + count].allSatisfy({ $0 < 0x80 }) else {
        throw Malformed()
      }
      return String(decoding: bytes[first..<first + count], as: UTF8.self)
    case 0x6:
      guard count <= (bytes.count - first) / 2 else { throw Malformed() }
      let units = (0..<count).map { UInt16(bytes[first + 2 * $0]) << 8 | UInt16(bytes[first + 2 * $0 + 1]) }
      guard let text = String(validating: units, as: UTF16.self) else { throw Malformed() }
      return text
    default: throw Malformed()
    }
  }
}
