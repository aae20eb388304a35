import ArgumentParser
import L10nExchange
import L10nProject
import L10nText
import L10nTranslation

/// `l10n-gen translate`: has strings translated by a command.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate", abstract: "Have strings translated by a command of your own.",
    discussion: """
      Starts the command once, without a shell, and sends it a JSON object a line: first the language with the guide and \
      the glossary, then the strings. It answers {"id": "…", "text": "…"}, or {"id": "…", "error": "…"} to get a string \
      again later. Each answer is checked before it is written: one with a lost placeholder, for example, goes back with \
      the finding, at most three times. What is written is marked as machine-translated. Every batch is written at once, \
      so that another run asks only for what is left.

      Examples:

        l10n-gen translate --to de fr --with python3 Examples/Translate/anthropic.py
        l10n-gen translate --to de --only outdated --limit 100 --with ./translate.sh --fast
        l10n-gen translate --to de --only store.title store.empty --with ./translate.sh
        l10n-gen translate --to de --dry-run --price 3,15
        l10n-gen translate --to de --reuse
      """)

  @OptionGroup var options: ConfigurationOptions

  @Option(parsing: .upToNextOption, help: ArgumentHelp("The languages to translate into.", valueName: "language"))
  var to: [String]

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The strings to translate: missing, outdated, needs-review, machine-translated or new, or keys. Default: missing.",
      valueName: "kind or key"))
  var only: [String] = []

  @Option(help: ArgumentHelp("The number of strings that the command gets at once.", valueName: "number"))
  var batch = 25

  @Option(help: ArgumentHelp("The number of times that the command runs in parallel.", valueName: "number"))
  var jobs = 1

  @Option(help: ArgumentHelp("The most strings to translate, in all languages together.", valueName: "number"))
  var limit: Int?

  @Option(help: ArgumentHelp("The time in which the command must answer a string.", valueName: "seconds"))
  var timeout = 120

  @Flag(help: "First take translations from final strings with the same source, where all of them agree.")
  var reuse = false

  @Flag(help: "Print the number of strings, characters and estimated tokens, and send nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "With --dry-run: the prices of a million sent and received tokens, to print the cost.", valueName: "in,out"),
    transform: TokenPrice.init(parsing:))
  var price: TokenPrice?

  @Option(
    name: .customLong("with"), parsing: .remaining,
    help: ArgumentHelp("The command with its arguments. This must be the last option.", valueName: "command"))
  var command: [String] = []

  func validate() throws {
    for (name, value) in [("--batch", batch), ("--jobs", jobs), ("--timeout", timeout), ("--limit", limit ?? 1)]
    where value < 1 { throw ValidationError("\(name) \(value) is not a number from 1 on") }
    for (name, value, most) in [("--batch", batch, 1_000), ("--jobs", jobs, 64), ("--timeout", timeout, 86_400)]
    where value > most { throw ValidationError("\(name) \(value) is more than \(most)") }
    if price != nil, !dryRun { throw ValidationError("--price needs --dry-run") }
    if command.isEmpty, !dryRun, !reuse {
      throw ValidationError("--with is missing; name the command that translates, or use --dry-run or --reuse")
    }
  }

  func run() throws {
    let kinds = only.isEmpty ? [.missing] : Set(only.compactMap(UnitSelection.Kind.init))
    let hasKeys = only.contains { UnitSelection.Kind(rawValue: $0) == nil }
    let translated = TranslatedProject(
      options, languages: to, replacing: hasKeys ? .known : kinds.contains(.outdated) ? .all : .none)
    let (project, loaded) = try translated.read()
    let selection = try TranslationSelection(to, only, kinds, in: project)
    var work = selection.work(limit: limit, of: loaded)
    if dryRun { return try printEstimate(of: work) }
    guard work.contains(where: { !$0.requests.isEmpty }) else { return Console.error("Nothing to translate\n") }
    if reuse { work = try reuseTranslations(work, project, translated) }
    guard !command.isEmpty else { return try report([], work.flatMap(\.requests)) }
    try converse(work, translated)
  }

  // MARK: Without the command

  private func printEstimate(of work: [TranslationWork]) throws(Refusal) {
    for language in work {
      var estimate = TranslationEstimate()
      estimate.add(language.requests, for: language.task, batchSize: batch)
      let (sent, received) = estimate.tokens
      var line =
        "\(language.task.language): \(String.counted(estimate.strings, "string")), "
        + "\(String.counted(estimate.characters, "character")), about \(sent) tokens to send and \(received) to receive"
      if let price { line += ", about \(price.written(estimate.cost(price)))" }
      try Console.output(line + "\n")
    }
  }

  /// Writes translations of other strings with the same source. Returns the strings that have none.
  private func reuseTranslations(
    _ work: [TranslationWork], _ project: TranslationProject, _ translated: TranslatedProject
  ) throws -> [TranslationWork] {
    var rest: [TranslationWork] = []
    for var language in work {
      guard let strings = project.strings(in: language.task.language) else { continue }
      let reusable = ReusableTranslations(of: strings)
      let answers = language.requests.compactMap { request in
        reusable.translation(for: request).map {
          TranslationAnswer(id: request.id.description, basis: request.basis, $0)
        }
      }
      let results = answers.isEmpty ? [] : try translated.submit(answers)
      let done = Set(results.filter { $0.status == .written || $0.status == .unchanged }.map(\.id))
      language.requests.removeAll { done.contains($0.id.description) }
      rest.append(language)
      Console.error(lines: ["Reused \(String.counted(done.count, "translation")) in \(language.task.language)"])
    }
    return rest
  }

  // MARK: With the command

  private func converse(_ work: [TranslationWork], _ translated: TranslatedProject) throws {
    let interruption: Interruption
    do {
      interruption = try Interruption()
    } catch {
      throw Refusal.file(error)
    }
    let processes = TranslatorProcesses(command, interruption)
    defer { processes.endAll() }
    var settings = TranslatorConversation.Options()
    (settings.batchSize, settings.jobs, settings.timeout) = (batch, jobs, .seconds(timeout))
    let conversation = TranslatorConversation(with: processes, settings)
    var left: [TranslatorConversation.Left] = []
    for language in work {
      left += try conversation.translate(
        language.requests, for: language.task, submit: translated.submit
      ) { progress in
        let refused = progress.refused > 0 ? ", \(progress.refused) refused" : ""
        Console.error(lines: ["\(progress.done)/\(progress.total) \(language.task.language)\(refused)"])
      }
    }
    if let reason = conversation.startFailure { throw Refusal.usage(reason) }
    explain(conversation)
    try report(left, [])
  }

  private func explain(_ conversation: TranslatorConversation) {
    if let end = conversation.lastEnd { Console.error(lines: ["note: \(end)"]) }
    if conversation.strayLines > 0 {
      Console.error(lines: [
        "note: \(String.counted(conversation.strayLines, "line")) of the command answered no open string"
      ])
    }
    if !conversation.usage.isEmpty {
      let usage = conversation.usage.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
      Console.error(lines: ["The command used \(usage)"])
    }
    if conversation.isInterrupted { Console.error("Stopped; run the command again for the rest.\n") }
  }

  /// Prints the strings that are left, which end the command with status 1.
  private func report(_ left: [TranslatorConversation.Left], _ unsent: [TranslationRequest]) throws {
    for string in left { try Console.output(Console.printable("\(string.id): \(string.reason)") + "\n") }
    for request in unsent { try Console.output(Console.printable("\(request.id)") + "\n") }
    let count = left.count + unsent.count
    guard count > 0 else { return }
    Console.error(lines: ["\(String.counted(count, "string")) left to translate"])
    throw ExitCode(1)
  }
}

extension TokenPrice {
  /// Reads `3,15`.
  init(parsing text: String) throws {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let sent = numbers[0], let received = numbers[1], sent >= 0, received >= 0,
      sent.isFinite, received.isFinite
    else { throw ValidationError("'\(text)' is not two prices; write '3,15' for 3 sent and 15 received") }
    self.init(sent: sent, received: received)
  }

  /// Returns an amount with as many digits as a small sum needs.
  func written(_ amount: Double) -> String {
    let cents = (amount * 10_000).rounded()
    guard cents < 1e15 else { return "\(amount)" }
    let (whole, rest) = Int(cents).quotientAndRemainder(dividingBy: 10_000)
    let digits = String(rest)
    return "\(whole).\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }
}
