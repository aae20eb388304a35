import L10nLanguage
import L10nText

/// Reads the strings of an Android resource file (developer.android.com, "String resources") into a mapping of their
/// names to texts, lists and plurals, as aapt2 does. A mistake costs one resource.
struct AndroidReader {
  private let bytes: [UInt8]
  /// The original file, in which positions count.
  private let written: [UInt8]
  /// A Boolean value indicating whether the file has strings of all languages only, by its name.
  private let isOfAllLanguages: Bool
  private var scalars = ScalarCounter()
  private(set) var problems: [DocumentProblem] = []
  private(set) var doubts: [DocumentProblem] = []
  private(set) var entries: [DocumentEntry] = []
  private(set) var notes: [MessageNote] = []
  /// The start tag of the root and the ends of resources, in bytes.
  private(set) var extents = AndroidExtents()
  /// The number of elements around the current place.
  private var depth = 0
  private var resource: AndroidResource?
  /// The element inside the resource whose text is being read: the resource itself or one of its items.
  private var leaf: (start: Int, depth: Int, tag: XMLMark.Tag)?
  /// A Boolean value indicating whether translations of all strings may be missing.
  private var isUntranslated = false
  /// The comments since the last resource, in bytes.
  private var comments: [Range<Int>] = []
  /// The start of the current resource, which may have no texts, in bytes.
  private var resourceStart = 0
  /// The end of the last resource, in bytes.
  private var lastEnd = 0

  init(bytes: [UInt8], written: [UInt8], isTranslatable: Bool = true) {
    self.bytes = bytes
    self.written = written
    isOfAllLanguages = !isTranslatable
  }

  mutating func offset(of index: Int) -> Int { scalars.count(before: index, in: written) }

  private mutating func report(_ explanation: String, at index: Int, losesKeys: Bool = true) {
    problems.report(explanation, at: offset(of: index), losesKeys: losesKeys)
  }

  /// A mistake after which nothing more was read, with the part of the file that would have to be left out.
  struct Failure {
    var explanation: String
    var index: Int
    /// The start of the resource around it, with the resource's name.
    var resource: (start: Int, name: String?, nameOffset: Int)?
    /// A Boolean value indicating whether it is in the root element, so that the rest of the file can be read.
    var isInRoot: Bool
  }

  // MARK: Events

  /// Reads the file, up to the first mistake of its XML.
  mutating func readFile() -> Failure? {
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    var failure: Failure?
    let mistake = XMLEventReader.read(bytes) { event in
      // The end of an empty element follows even after the parser was stopped at its start.
      if failure == nil { failure = take(event) }
      return failure == nil && !problems.isFull
    }
    return failure
      ?? mistake.map { mistakenCharacter(before: $0.index) ?? self.failure($0.explanation(in: bytes), at: $0.index) }
  }

  /// Returns the character because of which the parser stopped, which it reports only after some others.
  private func mistakenCharacter(before index: Int) -> Failure? {
    let start = leaf?.start ?? resource?.tag.range.lowerBound ?? index
    // The parser stops at a character that XML can't contain, and after any other mistaken one.
    let length = index < bytes.count ? bytes[index] < 0x20 ? 1 : bytes[index] == 0xEF ? 3 : 0 : 0
    let end = min(index + length, bytes.count)
    guard start < end, let mistake = MistakenCharacters(in: Array(bytes[start..<end]))?.mistakes.first else {
      return nil
    }
    return failure(mistake.explanation, at: start + mistake.index)
  }

  private func failure(_ explanation: String, at index: Int) -> Failure {
    Failure(
      explanation: explanation, index: index,
      resource: resource.map { ($0.tag.range.lowerBound, $0.name, $0.nameOffset) }, isInRoot: depth > 0)
  }

  private mutating func take(_ event: XMLEventReader.Event) -> Failure? {
    switch event {
    case .start(let name, let attributes, let range): return start(name, attributes, range)
    case .end(_, let range): end(range)
    case .text(_, let range):
      let isBetween = depth == 1 || depth == 2 && resource?.isList == true
      if isBetween, let start = bytes[range].firstIndex(where: { $0 > UInt8(ascii: " ") }) {
        report(
          "text isn't allowed between resources; write it between <string> and </string>", at: start, losesKeys: false)
      }
    case .comment(let range): if depth == 1 { comments.append(range) }
    case .declarations(let range):
      return failure(
        "entities that the file declares aren't read; write their texts, and remove the declarations",
        at: range.lowerBound)
    case .entity(let range): return failure(MistakenCharacters.noSuchEntity, at: range.lowerBound)
    }
    return nil
  }

  private mutating func start(_ name: String, _ attributes: [String: String], _ range: Range<Int>) -> Failure? {
    defer { depth += 1 }
    guard depth < BundleDocument.depthLimit else {
      return failure(
        "more than \(BundleDocument.depthLimit) elements are nested here; remove some", at: range.lowerBound)
    }
    switch depth {
    case 0:
      guard name == "resources" else {
        return failure(
          "an Android resource file begins with <resources>; write it around the strings", at: range.lowerBound)
      }
      extents.start = range.upperBound
      isUntranslated = attributes.mayLackTranslations
    case 1:
      resourceStart = range.lowerBound
      begin(name, attributes, range)
    default:
      guard resource != nil else { break }
      if AndroidResource.Kind(rawValue: name) != nil {
        var failure = failure("", at: range.lowerBound)
        let open = resource?.tag.nameText(in: bytes) ?? ""
        failure.index = failure.resource?.start ?? range.lowerBound
        failure.explanation = "this <\(open)> is never closed; write '</\(open)>' at its end"
        return failure
      }
      if depth == 2, resource?.isList == true { beginItem(name, range) }
    }
    return nil
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ range: Range<Int>) {
    let tag = XMLMark.Tag(in: bytes[...], at: range.lowerBound)
    guard let kind = AndroidResource.Kind(element: name, attributes) else { return }
    let nameRange = tag.value(of: "name", in: bytes)
    var resource = AndroidResource(
      kind: kind, tag: tag, nameOffset: offset(of: nameRange?.lowerBound ?? range.lowerBound))
    resource.name = attributes["name"]
    resource.isOfProduct = attributes["product"].map { $0 != "default" } ?? false
    let isOfAllLanguages = isOfAllLanguages || attributes["translatable"] == "false"
    resource.isTranslatable = !isOfAllLanguages && !attributes.mayLackTranslations && !isUntranslated
    resource.isFormatted = attributes["formatted"] != "false" && !isOfAllLanguages
    self.resource = resource
    if !resource.isList { leaf = (range.upperBound, depth, tag) }
  }

  private mutating func beginItem(_ name: String, _ range: Range<Int>) {
    guard name == "item" else {
      let list = resource?.tag.nameText(in: bytes) ?? ""
      return report("a <\(list)> has <item> elements; write <item>", at: range.lowerBound, losesKeys: false)
    }
    leaf = (range.upperBound, depth, XMLMark.Tag(in: bytes[...], at: range.lowerBound))
  }

  private mutating func end(_ range: Range<Int>) {
    depth -= 1
    if let leaf, leaf.depth == depth {
      self.leaf = nil
      let text = text(of: leaf, until: max(leaf.start, range.lowerBound))
      resource?.add(text)
    }
    guard depth == 1 else { return }
    finish()
    extents.resources.append(.init(key: resource?.name ?? "", tag: resourceStart, end: range.upperBound))
    resource = nil
    comments = []
    lastEnd = range.upperBound
  }

  // MARK: Resources

  /// Reads a text, and adds it to the list or the plural that it belongs to.
  private mutating func text(
    of leaf: (start: Int, depth: Int, tag: XMLMark.Tag), until end: Int
  ) -> AndroidResource.Text {
    let content = bytes[leaf.start..<end]
    let offset = offset(of: leaf.start)
    var text = AndroidResource.Text(node: .unread(at: offset))
    if resource?.kind == .plurals {
      guard let range = leaf.tag.value(of: "quantity", in: bytes),
        let category = PluralCategory(rawValue: String(decoding: bytes[range], as: UTF8.self))
      else {
        let categories = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
        report(
          "an <item> of <plurals> has a quantity: \(categories); write one", at: leaf.tag.range.lowerBound,
          losesKeys: false)
        return text
      }
      text.category = (category, self.offset(of: range.lowerBound))
    }
    switch AndroidReference(of: content) {
    case .resource: return text
    case .mistake(let explanation):
      report(explanation, at: leaf.start, losesKeys: false)
      return text
    case nil: break
    }
    let string = AndroidStringReader.read(content)
    if let mistake = string.mistake {
      report(mistake.explanation, at: mistake.range.lowerBound, losesKeys: false)
    } else if resource?.kind == .string, resource?.isFormatted == true,
      let mistake = JavaFormat.mistake(in: string.text ?? "")
    {
      report(mistake, at: leaf.start, losesKeys: false)
    } else {
      text.node = DocumentNode(
        offset: offset, content: .text(DocumentText(text: string.text ?? "", map: .androidText)))
      if let doubt = JavaFormat.doubt(of: string.text ?? "") { doubts.report(doubt, at: offset) }
    }
    return text
  }

  /// Adds the resource that ends here.
  private mutating func finish() {
    guard let resource, !resource.isOfProduct else { return }
    let place = resource.tag.range.lowerBound
    guard let name = resource.name else {
      let element = resource.tag.nameText(in: bytes)
      return report("this <\(element)> has no name; write '<\(element) name=\"…\">'", at: place)
    }
    guard AndroidResource.isName(name) else {
      return report(
        "'\(name)' can't be the name of a resource; use letters, digits, '_' and '.'", at: place)
    }
    entries.append(DocumentEntry(key: name, keyOffset: resource.nameOffset, value: resource.node))
    let note = MessageNote(
      key: name, keyOffset: resource.nameOffset, description: description(at: place),
      isTranslatable: resource.isTranslatable)
    if !note.isEmpty { notes.append(note) }
  }

  /// Returns the comments right above a resource.
  private func description(at start: Int) -> String? {
    var lines: [String] = []
    var below = start
    for comment in comments.reversed() {
      // An empty line separates a heading from the resources below it; a comment on the previous one's line is about that.
      guard bytes[comment.upperBound..<below].count(where: { $0 == UInt8(ascii: "\n") }) < 2,
        lastEnd < extents.start || bytes[lastEnd..<comment.lowerBound].contains(UInt8(ascii: "\n"))
      else { break }
      below = comment.lowerBound
      lines.insert(
        String(decoding: bytes[comment].dropFirst(4).dropLast(3), as: UTF8.self)
          .split(whereSeparator: \.isWhitespace).joined(separator: " "), at: 0)
    }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

extension [String: String] {
  /// A Boolean value indicating whether the attributes say that translations may be missing.
  fileprivate var mayLackTranslations: Bool {
    self["tools:ignore"]?.split { $0 == "," || $0 == " " }.contains("MissingTranslation") ?? false
  }
}

extension XMLMark.Tag {
  fileprivate func nameText(in bytes: [UInt8]) -> String { String(decoding: bytes[name], as: UTF8.self) }
}
