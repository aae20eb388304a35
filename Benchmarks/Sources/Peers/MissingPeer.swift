/// A peer that can't be measured here.
package struct MissingPeer: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
