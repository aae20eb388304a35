/// Values in memory that never changes, read without counting references.
struct FixedArray<Element: Sendable>: Sendable {
  // Written only by the initializer.
  nonisolated(unsafe) private let elements: UnsafeMutableBufferPointer<Element>

  init(_ elements: [Element]) {
    self.elements = .allocate(capacity: elements.count)
    _ = self.elements.initialize(from: elements)
  }

  /// An element; the caller got the number from this array's count.
  @inline(__always)
  subscript(number: Int) -> Element {
    elements[number]
  }

  /// A range of elements.
  @inline(__always)
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: elements[range])
  }

  /// Frees the memory. Nothing may be used afterwards.
  func deallocate() {
    elements.deinitialize().deallocate()
  }
}
