import L10nMessages

extension KeyNaming {
  /// A key path with its form, which is the same for paths whose names are the same in Swift.
  package struct Path {
    let segments: [String]
    /// The segments in camel case, separated by a character that isn't in any of them.
    package let form: String
    /// The length of the form of its namespace, in UTF-8 bytes, or 0 if it has none.
    private let namespaceLength: Int

    private static let separator = UInt8(ascii: "\u{1F}")

    package init(_ segments: [String]) {
      var form = ""
      var namespaceLength = 0
      for (index, segment) in segments.enumerated() {
        if index > 0 {
          namespaceLength = form.utf8.count
          form.unicodeScalars.append(Unicode.Scalar(Self.separator))
        }
        form += CamelCase.lower(segment)
      }
      self.segments = segments
      self.form = form
      self.namespaceLength = namespaceLength
    }

    /// The forms of the namespaces above it, the outermost first.
    var namespaces: [String] {
      form.utf8.indices.filter { form.utf8[$0] == Self.separator }.map { String(form[..<$0]) }
    }

    /// Returns a Boolean value indicating whether it is directly in a namespace with a form; the empty form isn't a
    /// namespace.
    func isIn(_ namespace: String) -> Bool {
      guard namespaceLength == namespace.utf8.count else { return false }
      return form.withBytes { form in namespace.withBytes { $0.elementsEqual(form[..<namespaceLength]) } }
    }

    /// Returns a Boolean value indicating whether it is directly in a namespace with these segments.
    func isSpelled(in namespace: [String]) -> Bool {
      segments.count == namespace.count + 1 && namespace.indices.allSatisfy { segments[$0] == namespace[$0] }
    }
  }
}
