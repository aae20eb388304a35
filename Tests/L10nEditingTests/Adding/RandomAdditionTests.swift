import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing

@Suite("Adding to any files")
struct RandomAdditionTests {
  @Test(
    "a message that is added and removed leaves the old bytes in all files",
    arguments: RandomProject.formats.filter { $0 != "stringsdict" }, 0..<8)
  func roundTrip(format: String, seed: Int) {
    var random = RandomProject(format: format, seed: seed)
    let neighbor = random.randomKey()
    let key = KeySegment.path(random.newKey(besides: neighbor))
    var project = EditedProject(random.files, languages: ["en", "ko"])
    let before = project.catalog.messagesByKeyPath
    let hasNamespace = random.files.values.allSatisfy { $0.contains(neighbor[0]) }
    do throws(EditRefusal) {
      try project.add(key, ["en": "A text: 'it' \"is\" #1 \(seed)", "ko": "가"])
      let after = project.catalog.messagesByKeyPath
      #expect(after[key]?.texts.map { $0?.stored } == [.text("A text: 'it' \"is\" #1 \(seed)"), .text("가")])
      #expect(after.count == before.count + 1)
      try project.remove([key])
    } catch {
      Issue.record("\(error.text) \(random.files)")
    }
    if hasNamespace { #expect(project.files.texts == random.files) }
  }
}
