/// Values in memory that never changes, read without counting references.
struct FixedArray<Element: Sendable>: Sendable {
  // Written by the initialiser alone.
  nonisolated(unsafe) private let elements: UnsafeMutableBufferPointer<Element>

  init(_ elements: [Element]) {
    self.elements = .allocate(capacity: elements.count)
    _ = self.elements.initialize(from: elements)
  }

  /// An element; the caller made the number from this array's count.
  @inline(__always)
  subscript(number: Int) -> Element {
    elements[number]
  }

  /// Elements side by side.
  @inline(__always)
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: elements[range])
  }

  /// Gives the memory back; the last use.
  func deallocate() {
    elements.deinitialize().deallocate()
  }
}
