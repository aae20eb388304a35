package import L10nFormats
import L10nText

extension InputFile {
  /// The document of a table, or of one of its languages; `nil` if it is something else, or can't be read.
  package var tableDocument: BundleDocument? {
    guard isTable, case .document(let document) = FileContent(of: self) else { return nil }
    return document
  }

  /// Returns a Boolean value indicating whether a table, or one language of it, has only keys that Xcode made for a
  /// storyboard, a nib or an intent definition. The system looks up their strings itself. A damaged key among many in the
  /// file of one language doesn't count.
  package func hasKeysOfXcode(_ root: DocumentNode?) -> Bool {
    guard format?.tables?.hasKeysOfXcode == true else { return false }
    let keys = keys(of: root)
    guard !keys.isEmpty else { return isOfStoryboard }
    let others = keys.count { !Self.isKeyOfObject($0) }
    return others == 0 || Self.areKeysOfIntents(keys) || !isOfStoryboard && !hasAllLanguages && others * 20 < keys.count
  }

  /// Returns a table without the strings of Interface Builder's objects. Only the tables of storyboards may also have
  /// strings that code looks up.
  func withoutObjects(_ root: DocumentNode?) -> DocumentNode? {
    guard isOfStoryboard else { return root }
    return hasAllLanguages ? root?.mapEntries { $0.withoutObjects } : root?.withoutObjects
  }

  /// A Boolean value indicating whether Xcode keeps the file together with a storyboard or a nib.
  private var isOfStoryboard: Bool { path.dropLast().contains("mul.lproj") }

  private func keys(of root: DocumentNode?) -> [String] {
    let entries = root?.entries ?? []
    return hasAllLanguages ? entries.flatMap { $0.value.entries.map(\.key) } : entries.map(\.key)
  }

  /// Returns a Boolean value indicating whether keys are those that Xcode makes for an intent definition: six letters and
  /// digits at random, `80eo5o`, or `apSxMG-dYQ5NN` for an option of a parameter. Six letters alone may be a word, as may
  /// `title0` or `okText`, but hardly more than half of three keys or more look as random. The plurals of such a table have texts with the intent's variables as keys, which no code
  /// could fill in.
  private static func areKeysOfIntents(_ keys: [String]) -> Bool {
    if keys.allSatisfy({ $0.contains("${count}") }) { return true }
    guard keys.count >= 3, keys.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9]{6}(?:-[A-Za-z0-9]{6})*/) != nil }) else {
      return false
    }
    return keys.count { $0.contains(/[0-9][A-Za-z]|[a-z][A-Z]/) } * 2 > keys.count
  }

  /// Returns a Boolean value indicating whether a key is one that Interface Builder makes for an object of a storyboard or
  /// a nib: `k75-bg-mhK.title`, in old ones `29.title`.
  fileprivate static func isKeyOfObject(_ key: String) -> Bool {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), dot != key.startIndex else { return false }
    let object = key.utf8[..<dot]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if object.allSatisfy(digits.contains) {
      return key.utf8[dot...].dropFirst().first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ?? false
    }
    let shape = "aaa-aa-aaa".utf8
    guard object.count == shape.count else { return false }
    return zip(object, shape).allSatisfy { byte, expected in
      switch byte {
      case digits, UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        expected == UInt8(ascii: "a")
      default: byte == expected
      }
    }
  }
}

extension DocumentNode {
  fileprivate var withoutObjects: DocumentNode {
    DocumentNode(offset: offset, content: .mapping(entries.filter { !InputFile.isKeyOfObject($0.key) }))
  }

  fileprivate func mapEntries(_ transform: (DocumentNode) -> DocumentNode) -> DocumentNode {
    DocumentNode(
      offset: offset,
      content: .mapping(
        entries.map { DocumentEntry(key: $0.key, keyOffset: $0.keyOffset, value: transform($0.value)) }))
  }
}
