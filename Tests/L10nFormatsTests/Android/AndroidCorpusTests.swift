import Foundation
import TestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

/// Compares what is read of all Android resource files in the folder named by `ANDROID` with what aapt2 makes of them:
/// `scripts/judge-android.sh DIR`.
@Suite("Real Android resource files")
struct AndroidCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["ANDROID"].map { URL(filePath: $0) }

  private static func files(_ folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { file in
        BundleFormats.format(ofFile: file.lastPathComponent)?.id == .android
          && AndroidFormat().hasTranslations(at: file.pathComponents)
      }
      .sorted { $0.path < $1.path }
  }

  /// Returns the texts by their paths as aapt2 prints them, or `nil` if it refuses the file.
  private static func judgment(_ file: URL) throws -> [String: String]? {
    let scratch = try ScratchDirectory()
    let run = try Command(["aapt2", "compile", "-o", scratch.directory.path, file.path]).run()
    guard run.status == 0 else { return nil }
    let compiled = try FileManager.default.contentsOfDirectory(atPath: scratch.directory.path)
    let dump = try Command(["aapt2", "dump", "apc"] + compiled.map { "\(scratch.directory.path)/\($0)" }).run().output
    return texts(of: dump)
  }

  private static func texts(of dump: String) -> [String: String] {
    var texts: [String: String] = [:]
    for resource in dump.components(separatedBy: "\n      resource 0x00000000 ").dropFirst() {
      guard let head = resource.wholeMatch(of: /(string|plurals|array)\/(\S+)( PUBLIC)?\n        \([^)]*\) ((?s).*)/)
      else {
        continue
      }
      let (kind, name, rest) = (head.1, String(head.2), String(head.4))
      // Another type's heading may follow the last resource.
      let body = rest.replacing(/\n    type [a-z]+ .*/, with: "").replacing(#/ src=\S+:[0-9]+(?=\n|$)/#, with: "")
      switch kind {
      case "string":
        guard let text = body.firstMatch(of: /^(\(styled string\) )?"((?s).*)"/) else { continue }
        texts[name] = String(text.2)
      case "plurals":
        for item in body.matches(of: /\n          (zero|one|two|few|many|other)="((?s).*?)"(?=\n          |\n*$)/) {
          texts["\(name) \(item.1)"] = String(item.2)
        }
      default: break
      }
    }
    return texts
  }

  private static func unindented(_ text: String) -> String { text.replacing(/\n */, with: "\n") }

  @Test("texts are those of aapt2, and a file in which nothing changes keeps its bytes", .enabled(if: folder != nil))
  func judge() throws {
    let files = Self.files(try #require(Self.folder))
    try #require(!files.isEmpty)
    var (same, refused, onlyHere, strings, kept, unkept) = (0, 0, 0, 0, 0, 0)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let document = AndroidFormat().read(bytes)
      guard let judgment = try Self.judgment(file) else {
        refused += 1
        #expect(!document.problems.isEmpty || !document.repetitions.isEmpty, "aapt2 refuses \(file.path)")
        continue
      }
      if !document.isSound {
        onlyHere += 1
        print("\(file.path): \(document.problems[0].explanation)")
        continue
      }
      for entry in document.root?.entries ?? [] {
        let leaves: [(String, String?)] =
          if case .mapping(let items) = entry.value.content {
            items.map { ("\(entry.key) \($0.key)", $0.value.text) }
          } else {
            [(entry.key, entry.value.text)]
          }
        for (key, text) in leaves {
          guard let text, let wanted = judgment[key] else { continue }
          strings += 1
          // aapt2 indents the lines of texts. Tags that style a text aren't in its text, and the flag for groups is a
          // comma there.
          let plain = [text, text.replacing(/<[^>]*>/, with: ""), text.replacing("'", with: ",")].map(Self.unindented)
          let difference = "\(text.debugDescription), aapt2: \(wanted.debugDescription)"
          #expect(plain.contains(Self.unindented(wanted)), "\(file.path): \(key): \(difference)")
        }
      }
      same += 1
      if let keyed = AndroidFormat().keyedText(of: bytes) {
        #expect(keyed.bytes(separator: AndroidFormat().separator) == bytes, "\(file.path)")
        kept += 1
      } else {
        unkept += 1
      }
    }
    print(
      "\(files.count) files: \(same) read as aapt2 reads them (\(strings) texts), \(kept) kept byte for byte when nothing "
        + "changes, \(unkept) without a resource on each line; \(refused) refused by both, \(onlyHere) only here")
  }
}
