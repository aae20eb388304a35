import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing

@Suite("Renaming in any files")
struct RandomRenamingTests {
  @Test(
    "a message that is renamed and gets its old key again has its old bytes in all files",
    arguments: RandomProject.formats, 0..<8)
  func roundTrip(format: String, seed: Int) throws {
    var random = RandomProject(format: format, seed: seed)
    var project = EditedProject(random.files, languages: ["en", "ko"])
    #expect(project.catalog.messages.count == random.keys.count, "\(random.files)")
    let old = random.randomKey()
    let new = random.newKey(besides: old)
    let texts = project.catalog.messagesByKeyPath[KeySegment.path(old)]?.texts.map { $0?.stored }
    do throws(EditRefusal) {
      try project.rename(KeySegment.path(old), to: KeySegment.path(new))
      let renamed = project.catalog.messagesByKeyPath
      #expect(renamed[KeySegment.path(new)]?.texts.map { $0?.stored } == texts)
      #expect(renamed[KeySegment.path(old)] == nil)
      try project.rename(KeySegment.path(new), to: KeySegment.path(old))
    } catch {
      Issue.record("\(error.text) \(random.files)")
    }
    #expect(project.files.texts == random.files)
  }
}
