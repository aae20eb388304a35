import L10nLanguage
import L10nMessages

/// Writes patterns as texts of Apple's tables, in any of their files: with the conversions of `printf`.
struct AppleTextWriter {
  private let arguments: [AppleTableString.Argument]
  /// The positions of arguments by their names.
  private let positions: PrintfPositions

  /// A reason why a table can't represent a text, as a sentence without a final full stop.
  struct Inexpressible: Error {
    var reason: String
  }

  init(_ arguments: [AppleTableString.Argument]) {
    self.arguments = arguments
    let counted = arguments.filter { !$0.isDevice }
    let known = Dictionary(counted.compactMap { argument in argument.position.map { (argument.name, $0) } }) { $1 }
    positions = PrintfPositions(counted.map(\.name), known: known)
  }

  func position(of name: String) throws(Inexpressible) -> Int {
    guard arguments.contains(where: { $0.name == name }) else {
      throw Inexpressible(reason: "the source doesn't have the argument '\(name)'")
    }
    return positions.position(of: name)
  }

  /// - Parameters:
  ///   - number: the spelling of `#`.
  ///   - isExplicit: a Boolean value indicating whether conversions have positions even if the arguments are in order.
  func written(
    _ pattern: MessagePattern, number: String = "", isExplicit: Bool = false
  ) throws(Inexpressible) -> String {
    let used = pattern.elements.compactMap { if case .placeholder(let hole) = $0 { hole.argument } else { nil } }
    var positions: [Int] = []
    for name in used { positions.append(try position(of: name)) }
    // Xcode numbers several arguments even if they are in order. Of two conversions without a position, the second would
    // be that of the next argument.
    let isAlone = positions == [1] && pattern.pluralNumberCount == 0
    let isRepeated = number == Self.number && used.count + pattern.pluralNumberCount > 1
    let number = isRepeated ? Self.firstNumber : number
    var text = ""
    for element in pattern.elements {
      switch element {
      case .text(let literal): text += self.text(literal.string)
      case .placeholder(let hole):
        let conversion = try conversion(of: hole)
        text += isAlone && !isExplicit ? "%\(conversion)" : "%\(try position(of: hole.argument))$\(conversion)"
      case .pluralNumber: text += number
      // Apple's systems show both forms, as in every app without automatic particles.
      case .particle(let particle): text += self.text(particle.written)
      case .plural: throw Inexpressible(reason: "a table has no plural in such a text")
      case .select(let choice):
        let isDevice = arguments.contains { $0.name == choice.argument && $0.isDevice }
        throw Inexpressible(
          reason: isDevice
            ? "a table has a whole text for each device; write what is around the choice in each of its texts"
            : "a table chooses by a word for devices only")
      }
    }
    return text
  }

  /// Returns the spelling of a text. Without arguments, a percent sign needs no escape.
  private func text(_ text: String) -> String {
    let read = MessageSyntax.printf.parse(text).pattern
    if arguments.isEmpty, read.withoutPlaces == MessagePattern(verbatim: text).withoutPlaces { return text }
    return MessageSyntax.printf.print(MessagePattern(verbatim: text), hasArguments: true).text
  }

  /// Returns the conversion for the number of a plural.
  func number(of name: String) throws(Inexpressible) -> String {
    let position = try position(of: name)
    return arguments.count(where: { !$0.isDevice }) > 1 ? "%\(position)$lld" : Self.number
  }

  /// The conversions of a number that is the only argument.
  private static let number = "%lld"
  private static let firstNumber = "%1$lld"

  /// Returns the conversion of a placeholder, without its percent sign.
  private func conversion(of hole: Placeholder) throws(Inexpressible) -> String {
    switch hole.format {
    case .plain:
      switch arguments.first(where: { $0.name == hole.argument })?.type {
      case .string: return "@"
      case .int: return "lld"
      default:
        throw Inexpressible(
          reason: "a table can't write '\(hole.argument)' without a format; write one in the message")
      }
    case .number(let format):
      if format == Self.wholeNumber { return "lld" }
      if case .fraction(let digits, let most) = format.precision, digits == most,
        format == NumberFormat(precision: format.precision)
      {
        return ".\(digits)f"
      }
      throw Inexpressible(reason: "a table can't write the number '\(hole.argument)' in this format")
    case .date, .time: throw Inexpressible(reason: "a table can't write dates and times, such as '\(hole.argument)'")
    case .styled(let style): throw Inexpressible(reason: "a table can't write '\(hole.argument)' as \(style.words)")
    case .conversion(let conversion):
      var only = hole
      only.argument = "arg1"
      let (text, losses) = MessageSyntax.printf.print(MessagePattern([.placeholder(only)]))
      guard losses.isEmpty else {
        throw Inexpressible(reason: "a table can't write '\(hole.argument)' in this format")
      }
      // A string of Java's `Formatter`, or of C, is an object in Foundation.
      return conversion.specifier == .string ? text.dropFirst().dropLast() + "@" : String(text.dropFirst())
    }
  }

  /// The format of `{n, number, integer}`.
  private static let wholeNumber: NumberFormat? = {
    guard case .placeholder(let hole)? = MessageSyntax.icu.parse("{n, number, integer}").pattern.elements.first,
      case .number(let format) = hole.format
    else { return nil }
    return format
  }()
}

extension MessagePattern {
  fileprivate var pluralNumberCount: Int {
    elements.count { if case .pluralNumber = $0 { true } else { false } }
  }
}
