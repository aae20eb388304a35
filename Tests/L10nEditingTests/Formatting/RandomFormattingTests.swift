import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing

@Suite("Formatting any files")
struct RandomFormattingTests {
  @Test(
    "files are formatted at once, with the same strings, and comments stay above their keys",
    arguments: UnformattedProject.formats, 0..<10)
  func laws(format: String, seed: Int) throws {
    let random = UnformattedProject(format: format, seed: seed)
    var project = EditedProject(random.files, languages: ["en", "ko"])
    let messages = project.catalog.messagesByKeyPath.mapValues { $0.texts.map { $0?.stored } }
    do throws(EditRefusal) {
      let unmoved = try project.format().unmoved
      #expect(unmoved.allSatisfy { $0.reason.contains("alias") }, "\(unmoved) \(random.files)")
      #expect(project.catalog.messagesByKeyPath.mapValues { $0.texts.map { $0?.stored } } == messages)
      let formatted = project.files.texts
      try project.format()
      #expect(project.files.texts == formatted)
      if unmoved.isEmpty, format != "xcstrings" { #expect(project.isInSourceOrder, "\(random.files) \(formatted)") }
      let text = formatted[random.path] ?? ""
      let old = random.files[random.path] ?? ""
      // The words of the file, each as often as before.
      #expect(words(text) == words(old), "\(old)\n\(text)")
      #expect(text.contains("\r\n") == old.contains("\r\n"))
      #expect(text.hasSuffix("\n") == old.hasSuffix("\n"))
      for (comment, key) in random.commented { #expect(Self.isAbove(comment, key, in: text), "\(comment) \(text)") }
    } catch {
      Issue.record("\(error.text) \(random.files)")
    }
  }

  private func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init).sorted()
  }

  /// Returns a Boolean value indicating whether a comment is on the line above a key.
  private static func isAbove(_ comment: String, _ key: String, in text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let index = lines.firstIndex(where: { $0.contains(comment) }), index + 1 < lines.count else { return false }
    return lines[index + 1].contains(key)
  }
}

extension EditedProject {
  /// A Boolean value indicating whether the messages that both languages have are in the same order in both.
  fileprivate var isInSourceOrder: Bool {
    let both = catalog.messages.filter { $0.texts.allSatisfy { $0 != nil } }
    let places = both.map { message in message.texts.map { $0?.keyPlace.offset ?? 0 } }
    let sorted = places.sorted { $0[0] < $1[0] }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0[1] < $1[1] }
  }
}
