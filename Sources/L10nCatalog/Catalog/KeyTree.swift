import L10nLanguage

/// The keys of a catalog as a tree; each key path occurs once and has a number that all bundles share.
///
/// Bundles mostly have the same keys in the same order, so the key after the one found last is compared first. Only
/// missing keys cost more than a comparison.
package struct KeyTree: Sendable {
  /// The longest key path, in UTF-8 bytes.
  static let pathLimit = MessageSignature.keyPathLimit
  /// The number of the empty key path, which is above all others.
  package static let root = 0

  // Numbers are created here and never removed, so each is an index of this array.
  private var nodes = [Node(segment: "", path: "", parent: KeyTree.root)]

  private struct Node {
    let segment: String
    let path: String
    let parent: Int
    var children: [Int] = []
    /// The children by segment, for a node with many.
    var index: [String: Int]?
  }

  /// The number of children up to which they are searched one by one.
  private static let fewChildren = 8

  /// The greatest number plus one.
  var count: Int { nodes.count }

  /// The numbers of all key paths except the empty one. Those of a namespace come before those below it.
  package var numbers: Range<Int> { 1..<nodes.count }

  /// Returns the key path of a number.
  package func path(_ number: Int) -> String { nodes[number].path }

  /// Returns the number of the key path without its last segment, or `nil` for the empty one.
  package func parent(_ number: Int) -> Int? {
    number == Self.root ? nil : nodes[number].parent
  }

  /// Returns the segments of a key path.
  package func segments(_ number: Int) -> [String] {
    var segments: [String] = []
    var number = number
    while number != Self.root {
      segments.append(nodes[number].segment)
      number = nodes[number].parent
    }
    segments.reverse()
    return segments
  }

  /// Returns the last segment of a key path; empty for the empty one.
  func segment(_ number: Int) -> String { nodes[number].segment }

  /// Returns the first segment of a key path; empty for the empty one.
  package func top(_ number: Int) -> String {
    var number = number
    while nodes[number].parent != Self.root { number = nodes[number].parent }
    return nodes[number].segment
  }

  /// Returns the number of a key path, or `nil` if no bundle has it.
  package func number(of segments: some Sequence<String>) -> Int? {
    var number = Self.root
    for segment in segments {
      guard let child = self.number(of: segment, below: number) else { return nil }
      number = child
    }
    return number
  }

  /// Returns the number of a key below another, adding the key if necessary, or `nil` if the path would be too long.
  ///
  /// - Parameter position: the position among the children to compare first. It is set to the next one.
  mutating func number(of segment: String, below parent: Int, at position: inout Int) -> Int? {
    if let next = childAt(position, of: parent), nodes[next].segment == segment {
      position += 1
      return next
    }
    if let child = number(of: segment, below: parent) { return child }
    let path = path(of: segment, below: parent)
    guard path.utf8.count <= Self.pathLimit else { return nil }
    let number = add(segment, path: path, below: parent)
    position = nodes[parent].children.count
    return number
  }

  private mutating func add(_ segment: String, path: String, below parent: Int) -> Int {
    let number = nodes.count
    nodes.append(Node(segment: segment, path: path, parent: parent))
    nodes[parent].children.append(number)
    index(number, below: parent)
    return number
  }

  /// Adds the keys that were added to a copy of this tree, and returns their numbers here.
  ///
  /// - Parameter count: the number of keys that this tree had when it was copied.
  mutating func add(_ copy: KeyTree, from count: Int) -> [Int] {
    var numbers: [Int] = []
    for node in copy.nodes[count...] {
      let parent = node.parent < count ? node.parent : numbers[node.parent - count]
      numbers.append(
        number(of: node.segment, below: parent) ?? add(node.segment, path: node.path, below: parent))
    }
    return numbers
  }

  /// Returns the path of a key below another, which the tree needn't have.
  func path(of segment: String, below parent: Int) -> String {
    let written = KeySegment.written(segment)
    if parent == Self.root { return written }
    var path = nodes[parent].path
    path.reserveCapacity(path.utf8.count + 1 + written.utf8.count)
    path += "."
    path += written
    return path
  }

  private func childAt(_ position: Int, of parent: Int) -> Int? {
    position < nodes[parent].children.count ? nodes[parent].children[position] : nil
  }

  /// Returns the number of a key below another, or `nil` if no bundle has it.
  func number(of segment: String, below parent: Int) -> Int? {
    if let index = nodes[parent].index { return index[segment] }
    return nodes[parent].children.first { nodes[$0].segment == segment }
  }

  private mutating func index(_ number: Int, below parent: Int) {
    let children = nodes[parent].children
    if children.count == Self.fewChildren + 1 {
      let index = Dictionary(children.map { (nodes[$0].segment, $0) }) { first, _ in first }
      nodes[parent].index = index
    } else if children.count > Self.fewChildren {
      let segment = nodes[number].segment
      nodes[parent].index?[segment] = number
    }
  }
}
