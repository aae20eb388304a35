import Testing

@testable import L10nFormats

@Suite("Merging files with several entries for a key")
struct KeyOccurrenceTests {
  private typealias Entry = (key: String, text: String)
  /// Writes a file of entries, in which a key may have several.
  private typealias Writing = @Sendable ([Entry]) -> String

  private static let formats: [(name: String, write: Writing)] = [
    ("YAML", { entries in entries.map { "\($0.key): \($0.text)\n" }.joined() }),
    (
      "nested YAML",
      { entries in "top:\n" + entries.map { "  \($0.key):\n    text: \($0.text)\n" }.joined() + "end: x\n" }
    ),
    (
      "JSON",
      { entries in "{\n" + entries.map { "  \"\($0.key)\": \"\($0.text)\"" }.joined(separator: ",\n") + "\n}\n" }
    ),
    (".strings", { entries in entries.map { "\"\($0.key)\" = \"\($0.text)\";\n" }.joined() }),
    (
      ".strings in XML",
      { entries in
        "<plist>\n<dict>\n"
          + entries.map { "<key>\($0.key)</key>\n<string>\($0.text)</string>\n" }.joined() + "</dict>\n</plist>\n"
      }
    ),
    (
      ".stringsdict",
      { entries in
        let values = entries.map { key, text in
          "<key>\(key)</key>\n<dict>\n<key>NSStringLocalizedFormatKey</key>\n<string>\(text)</string>\n</dict>\n"
        }
        return "<plist>\n<dict>\n" + values.joined() + "</dict>\n</plist>\n"
      }
    ),
    (
      ".xcstrings",
      { entries in
        let strings = entries.map { key, text in
          """
              "\(key)" : {
                "localizations" : {
                  "ko" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "\(text)"
                    }
                  }
                }
              }
          """
        }
        return """
          {
            "sourceLanguage" : "en",
            "strings" : {
          \(strings.joined(separator: ",\n"))
            },
            "version" : "1.0"
          }
          """
      }
    ),
  ]

  private static let base: [Entry] = [(key: "a", text: "1"), ("b", "1"), ("b", "2"), ("c", "1"), ("z", "1")]

  private static func entries(_ texts: [String: [String]]) -> [Entry] {
    texts.sorted { $0.key < $1.key }.flatMap { key, texts in texts.map { (key, $0) } }
  }

  @Test(
    "changes of both sides are applied, and all entries are kept",
    arguments: [
      // Other keys.
      (["a": ["2"]], ["c": ["2"], "d": ["1"]], ["a": ["2"], "c": ["2"], "d": ["1"]]),
      // An entry of the key on each side.
      (["b": ["3", "2"]], ["b": ["1", "4"]], ["b": ["3", "4"]]),
      // The same change on both sides.
      (["b": ["1"]], ["b": ["1"], "c": ["2"]], ["b": ["1"], "c": ["2"]]),
      // One side removed one of the entries.
      (["b": ["1"]], ["c": ["2"]], ["b": ["1"], "c": ["2"]]),
      (["b": ["2"]], ["a": ["2"]], ["b": ["2"], "a": ["2"]]),
      // One side removed all entries.
      (["b": []], ["a": ["2"]], ["b": [], "a": ["2"]]),
      // One side added another entry.
      (["b": ["1", "2", "3"]], ["c": ["2"]], ["b": ["1", "2", "3"], "c": ["2"]]),
      (["c": ["1", "2"]], ["a": ["2"]], ["c": ["1", "2"], "a": ["2"]]),
      (["d": ["1", "2"]], ["d": ["1"]], ["d": ["1", "2"]]),
    ] as [([String: [String]], [String: [String]], [String: [String]])])
  func clean(ours: [String: [String]], theirs: [String: [String]], merged: [String: [String]]) throws {
    let base = Dictionary(grouping: Self.base, by: \.key).mapValues { $0.map(\.text) }
    for (name, write) in Self.formats {
      let file = { (changes: [String: [String]]) in write(Self.entries(base.merging(changes) { $1 })) }
      for (one, other) in [(ours, theirs), (theirs, ours)] {
        let (text, conflicts) = try MergedFiles.merged(write(Self.base), file(one), file(other))
        #expect(conflicts.isEmpty, "\(name)")
        #expect(text == file(merged), "\(name)")
      }
    }
  }

  @Test(
    "entries that can't be paired are marked as conflicts, so that either side can be chosen",
    arguments: [
      (["1"], ["1", "3"]), (["1"], ["3", "2"]), (["2"], ["1"]), (["2"], ["1", "3"]), ([], ["1", "3"]), ([], ["1"]),
      (["1", "2", "3"], ["1"]), (["1", "2", "3"], ["4", "2"]), (["3", "2"], ["4", "2"]), (["2", "1"], ["1", "3"]),
    ])
  func conflicts(ours: [String], theirs: [String]) throws {
    for (name, write) in Self.formats {
      let file = { (texts: [String]) in write(Self.entries(["a": ["1"], "b": texts, "c": ["1"], "z": ["1"]])) }
      for (one, other) in [(ours, theirs), (theirs, ours)] {
        let (text, conflicts) = try MergedFiles.merged(write(Self.base), file(one), file(other))
        #expect(Set(conflicts).count == 1 && conflicts.first?.contains("b") == true, "\(name) \(conflicts)")
        if ours.count != 2 || theirs.count != 2 {
          #expect(MergedFiles.choosing(ours: true, of: text) == file(one), "\(name)")
          #expect(MergedFiles.choosing(ours: false, of: text) == file(other), "\(name)")
        }
        for entry in one + other { #expect(text.contains(entry)) }
      }
    }
  }

  @Test("the entry that counts stays in place, wherever the other side added one with its key")
  func addedBefore() throws {
    let (text, conflicts) = try MergedFiles.merged("b: 2\n", "c: 1\nb: 2\n", "b: 2\nc: 1\nb: 3\n")
    #expect(conflicts.isEmpty)
    #expect(text == "c: 1\nb: 2\nb: 3\n")
  }

  @Test("files with several entries for a key are refused by all code that writes them")
  func writers() {
    for (name, write) in Self.formats {
      let bytes = Array(write(Self.base).utf8)
      for format in BundleFormats.all {
        #expect(format.keyedText(of: bytes) == nil, "\(name)")
      }
    }
  }

  @Test("a new key of a String Catalog is inserted where Xcode would insert it, even after a repeated key")
  func order() throws {
    let write = try #require(Self.formats.last).write
    let last: [Entry] = [("zz", "1")]
    let inside: [Entry] = Self.base[..<3] + [("bb", "1")] + Self.base[3...]
    let (text, conflicts) = try MergedFiles.merged(write(Self.base), write(Self.base + last), write(inside))
    #expect(conflicts.isEmpty)
    #expect(text == write(inside + last))
  }
}
