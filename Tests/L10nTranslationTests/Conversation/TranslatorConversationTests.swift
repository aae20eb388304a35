import L10nFormats
import L10nText
import Testing

@testable import L10nTranslation

/// Conversations about a project of ten strings. The answers are judged as those of all translators.
@Suite("Conversations with translators")
struct TranslatorConversationTests {
  private let project = TranslationProject([
    "en.yml": (0...9).map { "key\($0): 'Open page {page} of \($0)'\n" }.joined(), "ko.yml": "{}\n",
  ])

  private let task = TranslatorTask(language: "ko", guide: "Be polite.", terms: [])

  /// What became of a conversation.
  private struct Outcome {
    var left: [TranslatorConversation.Left]
    var written: [String: String] = [:]
    var progress: [TranslatorConversation.Progress] = []
    var batches: [[String]] = []
    var usage: [(name: String, count: Int)] = []
    var strayLines = 0
    var startFailure: String?
  }

  private func outcome(
    _ programs: ScriptedTranslators, batch: Int = 25, jobs: Int = 1, limit: Int = 10
  ) -> Outcome {
    var options = TranslatorConversation.Options()
    (options.batchSize, options.jobs) = (batch, jobs)
    let conversation = TranslatorConversation(with: programs, options)
    let strings = project.strings(in: "ko")
    let requests = (strings?.identifiers([.missing]) ?? []).prefix(limit).compactMap { strings?.request(for: $0.key) }
    var outcome = Outcome(left: [])
    outcome.left = conversation.translate(requests, for: task) { answers in
      let results = Submission(answers, to: project).results
      outcome.batches.append(answers.map(\.id))
      for (answer, result) in zip(answers, results) where result.status == .written {
        outcome.written[answer.id] = (try? answer.content.get())?.shown
      }
      return results
    } watch: {
      outcome.progress.append($0)
    }
    outcome.usage = conversation.usage
    outcome.strayLines = conversation.strayLines
    outcome.startFailure = conversation.startFailure
    return outcome
  }

  /// Returns a right translation.
  private func right(_ string: JSONValue) -> ScriptedTranslators.Action {
    string.answer("\(string.id.dropFirst(3).prefix(1))쪽 중 {page}쪽 열기")
  }

  // MARK: - Honest ones

  @Test("a command gets the task once, then batches, and every answer is written")
  func honest() {
    let programs = ScriptedTranslators(answering: { [right($0)] })
    let outcome = outcome(programs, batch: 4)
    #expect(outcome.left.isEmpty)
    #expect(outcome.written.count == 10)
    #expect(outcome.batches.map(\.count) == [4, 4, 2])
    #expect(outcome.progress.map(\.done) == [4, 8, 10])
    #expect(programs.starts == [0: 1])
    #expect(
      programs.sent.first?.text == #"{"l10n":1,"task":"translate","language":"ko","guide":"Be polite."}"#)
    #expect(programs.sent.count == 1 + 10 + 3)
    #expect(programs.sent.last?.text == #"{"end":3}"#)
    #expect(programs.now == .zero)
  }

  @Test("several jobs have a batch each, at the same time")
  func jobs() {
    let programs = ScriptedTranslators(answering: { [right($0)] })
    let outcome = outcome(programs, batch: 3, jobs: 3)
    #expect(outcome.written.count == 10)
    #expect(programs.starts == [0: 1, 1: 1, 2: 1])
  }

  @Test("answers in any order, and what was used, are taken")
  func anyOrder() {
    var open: [JSONValue] = []
    let programs = ScriptedTranslators { line, _, _ in
      if line["id"] != nil { open.append(line) }
      guard line["end"] != nil else { return [] }
      defer { open = [] }
      let usage = #"{"usage":{"input_tokens":10,"output_tokens":2,"cost":0.5}}"#
      return [.write(usage), .write(usage)] + open.reversed().map(right)
    }
    let outcome = outcome(programs)
    #expect(outcome.written.count == 10)
    #expect(outcome.usage.map(\.name) == ["input_tokens", "output_tokens"])
    #expect(outcome.usage.map(\.count) == [20, 4])
  }

  // MARK: - Liars

  @Test("a refused string is sent again with the finding and the previous text, three times")
  func refused() {
    let programs = ScriptedTranslators(answering: { [$0.answer("쪽 열기")] })
    let outcome = outcome(programs, limit: 1)
    #expect(outcome.written.isEmpty)
    #expect(outcome.left.map(\.id.description) == ["key0@ko"])
    #expect(outcome.left[0].reason.contains("[placeholder-missing]"))
    let strings = programs.sent.filter { $0["id"] != nil }
    #expect(strings.count == 4)
    #expect(strings.map { $0["attempt"]?.text } == [nil, "2", "3", "4"])
    #expect(strings[1]["previous"]?.text == #""쪽 열기""#)
    #expect(strings[1]["findings"]?.text.contains("placeholder-missing") == true)
    #expect(strings[1]["expected"]?.text == #"["{page}"]"#)
    #expect(outcome.progress.map(\.refused) == [1, 2, 3, 4])
    // A refusal needs no pause.
    #expect(programs.now == .zero)
  }

  @Test("a string that is corrected after a finding is written")
  func corrected() {
    let programs = ScriptedTranslators(answering: { string in
      [string["attempt"] == nil ? string.answer("{seite}쪽 열기") : right(string)]
    })
    #expect(outcome(programs).written.count == 10)
  }

  @Test("after an error, a string waits 1, 4 and 16 seconds, and the others go on")
  func errors() {
    let programs = ScriptedTranslators(answering: { string in
      string.id == "key0@ko" ? [.write(#"{"id":"key0@ko","error":"rate limited"}"#)] : [right(string)]
    })
    let outcome = outcome(programs, batch: 2)
    #expect(outcome.written.count == 9)
    #expect(outcome.left.map(\.reason) == ["rate limited"])
    #expect(programs.now == .seconds(21))
  }

  @Test("an error without an identifier is one of the whole batch")
  func errorOfBatch() {
    var isFirst = true
    let programs = ScriptedTranslators { line, _, _ in
      if line["id"] != nil { return isFirst ? [] : [right(line)] }
      guard line["end"] != nil, isFirst else { return [] }
      isFirst = false
      return [.write(#"{"error":{"status":529}}"#)]
    }
    let outcome = outcome(programs)
    #expect(outcome.written.count == 10)
    #expect(programs.now == .seconds(1))
  }

  @Test("the end of a batch that comes after all answers isn't that of the next one")
  func lateEnd() {
    let programs = ScriptedTranslators { line, _, _ in
      line["end"] != nil ? [.write(line.text)] : line["id"] != nil ? [right(line)] : []
    }
    let outcome = outcome(programs, batch: 2)
    #expect(outcome.progress.map(\.done) == [2, 4, 6, 8, 10])
    #expect(outcome.strayLines == 0)
  }

  @Test("strings without an answer at the end of a batch failed")
  func missing() {
    let programs = ScriptedTranslators { line, _, _ in
      if line["end"] != nil { return [.write(line.text)] }
      return line["id"] == nil || line.id == "key3@ko" ? [] : [right(line)]
    }
    let outcome = outcome(programs)
    #expect(outcome.written.count == 9)
    #expect(outcome.left.map(\.id.key) == ["key3"])
    #expect(outcome.left.map(\.reason) == ["the command didn't answer"])
    #expect(programs.now == .seconds(21))
  }

  @Test("invented and repeated identifiers, prose and broken lines change nothing")
  func stray() {
    let programs = ScriptedTranslators(answering: { string in
      [
        .write("Sure! Here is the translation:"), .write(#"{"id":"nobody@ko","text":"누구"}"#),
        .writeBytes([0x7B, 0xFF]),
        .longLine, .write("[]"), .write(""), .write("{\"id\":7}"), right(string), string.answer("다른 {page}"),
      ]
    })
    let outcome = outcome(programs, limit: 3)
    #expect(outcome.written.count == 3)
    #expect(!outcome.written.values.contains("다른 {page}"))
    #expect(outcome.strayLines >= 7 * 3)
  }

  @Test("answers of the wrong shape are refused", arguments: [#""text":7"#, #""forms":[]"#, #""note":"later""#])
  func shapes(_ content: String) {
    let programs = ScriptedTranslators(answering: { [.write(#"{"id":"\#($0.id)",\#(content)}"#)] })
    let outcome = outcome(programs, limit: 1)
    #expect(outcome.written.isEmpty)
    #expect(outcome.left[0].reason.contains("[no-text]"))
  }

  @Test("a command that ends is started twice more, and gets the task and the open strings again")
  func ends() {
    let programs = ScriptedTranslators { line, _, start in
      if start < 3 { return line.id == "key2@ko" ? [.end("it crashed")] : line["id"] == nil ? [] : [right(line)] }
      return line["id"] == nil ? [] : [right(line)]
    }
    let outcome = outcome(programs)
    #expect(outcome.written.count == 10)
    #expect(programs.starts == [0: 3])
    #expect(programs.sent.filter { $0["task"] != nil }.count == 3)
  }

  @Test("a command that always ends leaves everything, with the reason")
  func alwaysEnds() {
    let programs = ScriptedTranslators { line, _, _ in line["end"] == nil ? [] : [.end("'x' ended with status 1")] }
    let outcome = outcome(programs)
    #expect(outcome.left.map(\.reason) == Array(repeating: "'x' ended with status 1", count: 10))
    #expect(programs.starts == [0: 3])
  }

  @Test("a command that ends after each batch goes on as long as it answers")
  func endsAfterEachBatch() {
    let programs = ScriptedTranslators { line, _, _ in
      line["id"] != nil ? [right(line)] : line["end"] != nil ? [.end("'x' ended with status 0")] : []
    }
    #expect(outcome(programs, batch: 2).written.count == 10)
  }

  @Test("a command that hangs is ended after the time limit, and started again")
  func hangs() {
    let programs = ScriptedTranslators { line, _, start in
      line["id"] == nil || start == 1 && line.id == "key5@ko" ? [] : [right(line)]
    }
    let outcome = outcome(programs)
    #expect(outcome.written.count == 10)
    #expect(programs.stops == 1)
    #expect(programs.now == .seconds(121))
  }

  @Test("a command that can't be started leaves everything")
  func noCommand() {
    let programs = ScriptedTranslators(answering: { [right($0)] })
    programs.refusal = "'x' can't be started: no such file"
    let outcome = outcome(programs, jobs: 2)
    #expect(outcome.left.count == 10)
    #expect(outcome.startFailure == programs.refusal)
  }

  @Test("what was answered before the user stops is written")
  func interrupted() {
    let programs = ScriptedTranslators(answering: { [right($0)] })
    programs.eventsUntilInterruption = 4
    let outcome = outcome(programs)
    #expect(outcome.written.count == 4)
    #expect(outcome.left.count == 6)
  }
}
