import L10nCatalog
import L10nExchange
import L10nFormats
import L10nPipeline
package import L10nText

/// The outcome of a batch of answers: a result for each, and the files to write.
///
/// Each answer is judged on its own, then all that are left are written to the files in memory, and these are read and
/// checked again: an answer that causes an error in any string is refused, and the others stay. A text that is written
/// is always marked as translated by a machine.
package struct Submission {
  /// The results in the order of the answers.
  package private(set) var results: [SubmissionResult]
  /// The project after the changes.
  package private(set) var result: TranslationProject

  private let project: TranslationProject
  private var judge: AnswerJudge

  /// Judges the answers.
  ///
  /// - Parameters:
  ///   - project: the project as it is now, read while no other command writes to it.
  ///   - force: the identifiers of strings whose final texts may be replaced.
  ///   - isAtomic: whether nothing is written if an answer is refused or stale.
  package init(
    _ answers: [TranslationAnswer], to project: TranslationProject, force: Set<String> = [], isAtomic: Bool = false
  ) {
    self.project = project
    judge = AnswerJudge(of: project, force: force)
    result = project
    results = answers.map { SubmissionResult(id: $0.id, status: .written, note: $0.note) }
    let counts = Dictionary(answers.map { ($0.id, 1) }, uniquingKeysWith: +)
    var accepted: [AcceptedAnswer] = []
    for (index, answer) in answers.enumerated() {
      switch judge.verdict(on: answer, isDoubled: counts[answer.id] != 1) {
      case .accepted(let own): accepted.append(AcceptedAnswer(index: index, own))
      case .unchanged: results[index].status = .unchanged
      case .stale(let fresh):
        results[index].status = .stale
        results[index].fresh = fresh
      case .refused(let problem, let request): refuse(index, [problem], request, answer)
      }
    }
    settle(accepted, answers)
    if isAtomic { refuseAllIfAnyFailed() }
  }

  /// The files to write.
  package var changes: [FileChange] { result.files.changes(since: project.files) }

  /// An answer that is right as far as it can be judged on its own.
  private struct AcceptedAnswer {
    /// Its index among all answers.
    var index: Int
    var judged: AnswerJudge.Accepted

    init(index: Int, _ judged: AnswerJudge.Accepted) {
      self.index = index
      self.judged = judged
    }
  }

  // MARK: Writing

  /// Writes answers to the files in memory, without those that cause errors. If it isn't known which one does, each half
  /// is tried on its own.
  private mutating func settle(_ answers: [AcceptedAnswer], _ all: [TranslationAnswer]) {
    var open = answers
    while !open.isEmpty {
      let (after, kept) = written(open)
      guard !kept.isEmpty else { return }
      open = kept
      let effects = SubmissionEffects(since: project, in: after, on: Set(open.map(\.judged.id)))
      let blocked = open.filter { effects.blocking[$0.judged.id] != nil }
      guard !blocked.isEmpty || !effects.others.isEmpty else {
        for answer in open { results[answer.index].problems = effects.warnings[answer.judged.id] ?? [] }
        result = after
        return
      }
      for answer in blocked {
        refuse(answer.index, effects.blocking[answer.judged.id] ?? [], answer.judged.request, all[answer.index])
      }
      open.removeAll { effects.blocking[$0.judged.id] != nil }
      guard blocked.isEmpty else { continue }
      if open.count == 1 {
        return refuse(open[0].index, effects.others, open[0].judged.request, all[open[0].index])
      }
      settle(Array(open[..<(open.count / 2)]), all)
      return settle(Array(open[(open.count / 2)...]), all)
    }
  }

  /// Writes answers to the files in memory. Returns the project with them, and those that could be written.
  private mutating func written(
    _ answers: [AcceptedAnswer]
  ) -> (project: TranslationProject, kept: [AcceptedAnswer]) {
    var kept: [AcceptedAnswer] = []
    var read = result.read
    for (language, own) in Dictionary(grouping: answers, by: \.judged.id.language).sorted(by: { $0.key < $1.key }) {
      let imported = UnitImport(
        own.map(\.judged.translation), in: language, into: read, units: result.units(in: language, of: &read))
      read = imported.project
      var reasons: [Int: String] = [:]
      for problem in imported.refused { reasons[problem.location.line - 1] = problem.message }
      for (position, answer) in own.enumerated() {
        guard let reason = reasons[position] else {
          kept.append(answer)
          continue
        }
        results[answer.index].status = .refused
        results[answer.index].problems = [.init(.notWritable, reason)]
      }
    }
    return (result.with(read), kept.sorted { $0.index < $1.index })
  }

  // MARK: Refusing

  private mutating func refuse(
    _ index: Int, _ problems: [SubmissionProblem], _ request: TranslationRequest?, _ answer: TranslationAnswer
  ) {
    results[index].status = .refused
    results[index].problems = problems
    guard let request else { return }
    results[index].expected = request.arguments.compactMap(\.written)
    if case .success(let texts) = answer.content {
      results[index].example = judge.example(for: request)?.correcting(texts)
    }
  }

  private mutating func refuseAllIfAnyFailed() {
    guard results.contains(where: { $0.status == .refused || $0.status == .stale }) else { return }
    result = project
    for index in results.indices where results[index].status == .written {
      results[index].status = .refused
      results[index].problems = [
        .init(.notAllAccepted, "another answer can't be written, so none is; correct it, or submit without 'atomic'")
      ]
    }
  }
}
