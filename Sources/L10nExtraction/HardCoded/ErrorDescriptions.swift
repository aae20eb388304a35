import L10nSwiftCode
import L10nText

/// Tells whose errors' descriptions users see: those of targets that somewhere pass the description of an error on to a
/// view or an alert. Other descriptions, mostly those of libraries, are only for logs.
struct ErrorDescriptions: Sendable {
  /// The files that show the description of an error.
  private let files: [Int]
  private let visibility: Visibility

  init(shownBy files: [Int], _ visibility: Visibility) {
    (self.files, self.visibility) = (files, visibility)
  }

  /// Returns a Boolean value indicating whether users may see the descriptions of errors that a file declares.
  func areShown(ofFile file: Int) -> Bool { files.contains { visibility.areTogether(file, $0) } }

  // MARK: Uses

  /// The places of a file where the descriptions of errors go.
  struct Uses: Sendable {
    /// A Boolean value indicating whether one is a view or an alert.
    fileprivate(set) var areShown = false
    /// The declarations of the app's own among them.
    fileprivate(set) var declarations: Set<TextDeclaration> = []
  }

  static func uses(in file: CodeFile, _ destinations: TextDestinations) -> Uses {
    var uses = Uses()
    for token in 0..<file.count {
      if file.isSign(token, "("), isPresentation(at: token, in: file) { uses.areShown = true }
      guard isDescription(token, in: file) else { continue }
      let context = TextContext(file, at: token)
      guard !context.isOfDevelopers else { continue }
      switch destinations.destination(of: value(around: token, in: file), in: file) {
      case .shown: uses.areShown = true
      case .declared(let declaration): uses.declarations.insert(declaration)
      case nil: break
      }
      if context.isMessage { uses.areShown = true }
    }
    return uses
  }

  /// Matches `error.localizedDescription`, also in the interpolations of a literal.
  private static func isDescription(_ token: Int, in file: CodeFile) -> Bool {
    if let literal = file.literal(token) {
      return literal.interpolations.contains { range in
        let text = String(decoding: file.source.bytes[range], as: UTF8.self)
        return properties.contains { text.contains(".\($0)") }
      }
    }
    return file.isSign(token - 1, ".") && file.name(token).map(properties.contains) ?? false
  }

  private static let properties: Set = [
    "localizedDescription", "errorDescription", "failureReason", "localizedFailureReason", "recoverySuggestion",
    "localizedRecoverySuggestion",
  ]

  /// Returns the literal, or the name with the value before it.
  private static func value(around token: Int, in file: CodeFile) -> Range<Int> {
    var start = token
    while file.literal(start) == nil, start > 1, file.isSign(start - 1, ".") || file.isSign(start - 1, "?") {
      start = file.previous(before: start - 1)
    }
    return start..<token + 1
  }

  /// Matches `.alert(isPresented: $isShown, error: error)`, `presentError(error)` and `NSAlert(error: error)`.
  private static func isPresentation(at opening: Int, in file: CodeFile) -> Bool {
    guard let callee = Callee(file, at: opening) else { return false }
    if callee.name == "presentError" { return true }
    return ["alert", "NSAlert"].contains(callee.name)
      && SwiftCall(file.code, at: opening)?.argument("error") != nil
  }
}
