import L10nCatalog
import L10nEmission
import L10nLanguage
import L10nMessages

/// The functions that ejected accessors call, as far as they need them.
struct FoundationSupport {
  private let source: String
  private let makesWords: Bool
  private let makesNumbers: Bool
  private let formatsDates: Bool
  private let spellsNumbers: Bool
  private let roundsNumbers: Bool
  private let styled: Set<StyledFunction>
  private let knowsDevice: Bool
  private let skipsArguments: Bool

  /// - Parameter source: the source language.
  init(_ messages: some Sequence<EjectedMessage>, source: String) {
    self.source = source
    skipsArguments = messages.contains { $0.skipsArguments }
    var (words, numbers, dates, ruled, stepped, device) = (false, false, false, false, false, false)
    var styled: Set<StyledFunction> = []
    for message in messages {
      for choice in message.choices {
        switch choice.ways {
        case .words: words = true
        case .numbers: numbers = true
        }
      }
      device = device || message.readsDevice
      for case .text(let format) in message.arguments.map(\.content) {
        switch format {
        case .date, .time, .plain: dates = true
        case .number(let format):
          ruled = ruled || format.style == .spellout || format.style == .ordinal
          if case .increment = format.precision { stepped = true }
        case .styled(let style): styled.insert(StyledFunction(style))
        case .conversion: break
        }
      }
    }
    (makesWords, makesNumbers, formatsDates) = (words, numbers, dates)
    (spellsNumbers, roundsNumbers, knowsDevice) = (ruled, stepped, device)
    self.styled = styled
  }

  func write(to writer: inout SwiftWriter) {
    writer.code(
      """
      nonisolated private final class _BundleToken {}

      /// The bundle that has the tables.
      nonisolated private let _bundle: Bundle = {
        #if SWIFT_PACKAGE
          return .module
        #else
          return Bundle(for: _BundleToken.self)
        #endif
      }()

      /// The strings of the source language, for those that another language doesn't have.
      nonisolated private let _source: Bundle = _bundle.path(forResource:\u{20}
      """)
    writer.literal(source)
    writer.code(
      """
      , ofType: "lproj").flatMap { Bundle(path: $0) } ?? _bundle

      /// The language and the region in which numbers and dates are written.
      nonisolated private var _locale: Locale { .current }

      nonisolated private func _text(_ key: String, table: String = "Localizable", _ arguments: [any CVarArg] = []) -> String {
        let text = _format(key, table)
        return arguments.isEmpty ? text : String(format: text, locale: _locale, arguments: arguments)
      }

      nonisolated private func _format(_ key: String, _ table: String) -> String {
        let missing = "\\u{0}"
        let text = _bundle.localizedString(forKey: key, value: missing, table: table)
        return text == missing ? _source.localizedString(forKey: key, value: key, table: table) : text
      }

      """)
    if skipsArguments { writer.code(Self.sparse) }
    if makesWords { writer.code(Self.words) }
    if makesNumbers { writer.code(Self.numbers) }
    if formatsDates { writer.code(Self.dates) }
    if spellsNumbers { writer.code(Self.ruled) }
    if roundsNumbers { writer.code(Self.steps) }
    for function in StyledFunction.allCases where styled.contains(function) { writer.code(function.declaration) }
    if knowsDevice { writer.code(Self.device) }
  }

  private static let sparse: StaticString = #"""

    /// Returns a text that may lack some of the arguments. `String(format:)` would take another one for each of them.
    nonisolated private func _sparseText(
      _ key: String, table: String = "Localizable", _ arguments: [any CVarArg]
    ) -> String {
      var text = _format(key, table)
      guard !text.contains("#@") else { return _text(key, table: table, arguments) }
      var used: [any CVarArg] = []
      for (index, argument) in arguments.enumerated() where text.contains("%\(index + 1)$") {
        used.append(argument)
        text = text.replacingOccurrences(of: "%\(index + 1)$", with: "%\(used.count)$")
      }
      return String(format: text, locale: _locale, arguments: used.isEmpty ? arguments : used)
    }

    """#

  private static let words: StaticString = """

    /// Returns the last part of the key for a word.
    nonisolated private func _word(_ word: String, _ known: [String]) -> String { known.contains(word) ? word : "other" }

    """

  private static let numbers: StaticString = """

    /// Returns the last part of the key for a number.
    nonisolated private func _number<Number: Hashable>(_ number: Number, _ known: [Number: String]) -> String {
      known[number] ?? "other"
    }

    """

  private static let dates: StaticString = """

    nonisolated private func _date(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
      let formatter = DateFormatter()
      formatter.locale = _locale
      formatter.dateStyle = dateStyle
      formatter.timeStyle = timeStyle
      return formatter.string(from: date)
    }

    nonisolated private func _date(_ date: Date, template: String) -> String {
      let formatter = DateFormatter()
      formatter.locale = _locale
      formatter.setLocalizedDateFormatFromTemplate(template)
      return formatter.string(from: date)
    }

    """

  private static let ruled: StaticString = """

    nonisolated private func _ruled(_ style: NumberFormatter.Style, _ number: some CustomStringConvertible) -> String {
      let formatter = NumberFormatter()
      formatter.locale = _locale
      formatter.numberStyle = style
      return formatter.string(from: NSDecimalNumber(string: number.description)) ?? number.description
    }

    """

  private static let steps: StaticString = """

    /// Returns a number rounded to a multiple of a step.
    nonisolated private func _stepped(
      _ number: Double, by step: Double, scale: Double = 1, rule: FloatingPointRoundingRule = .toNearestOrEven
    ) -> Double {
      (number * scale / step).rounded(rule) * step
    }

    nonisolated private func _stepped(
      _ number: Decimal, by step: Double, scale: Double = 1, rule: FloatingPointRoundingRule = .toNearestOrEven
    ) -> Decimal {
      Decimal(_stepped(NSDecimalNumber(decimal: number).doubleValue, by: step, scale: scale, rule: rule))
    }

    """

  private static let device: StaticString = """

    /// The device, by the name that String Catalogs use for it.
    nonisolated private let _device: String = {
      #if os(macOS) || targetEnvironment(macCatalyst)
        return "mac"
      #elseif os(watchOS)
        return "applewatch"
      #elseif os(tvOS)
        return "appletv"
      #elseif os(visionOS)
        return "applevision"
      #elseif os(iOS)
        var system = utsname()
        uname(&system)
        let machine = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? machine
        return model.hasPrefix("iPad") ? "ipad" : model.hasPrefix("iPod") ? "ipod" : "iphone"
      #else
        return "other"
      #endif
    }()

    """
}
