import L10nCatalog
import L10nEmission
import L10nLanguage
import L10nMessages

/// The expression by which an ejected accessor reads its string.
struct FoundationCall {
  private let ejected: EjectedMessage
  private let localizesPlainNumbers: Bool
  /// The parameters by the names of the message's arguments.
  private let parameters: [String: (argument: CatalogArgument, parameter: AccessorTree.Parameter)]

  /// - Parameter parameters: the accessor's parameters, in the order of the message's arguments.
  init(_ ejected: EjectedMessage, _ message: CatalogMessage, _ parameters: [AccessorTree.Parameter]) {
    self.ejected = ejected
    localizesPlainNumbers = message.syntax.localizesPlainNumbers
    self.parameters = Dictionary(
      zip(message.arguments, parameters).map { ($0.name, (argument: $0, parameter: $1)) }
    ) { first, _ in first }
  }

  /// - Parameter item: the index of the item of a list, or `nil` for any other message.
  func write(item: Int? = nil, to writer: inout SwiftWriter) {
    writer.code(ejected.skipsArguments ? "_sparseText(" : "_text(")
    let parts = [ejected.key] + (item.map { [String($0 + 1)] } ?? []) + (ejected.choices.isEmpty ? [] : [""])
    writer.literal(parts.joined(separator: "|"))
    for (index, choice) in ejected.choices.enumerated() {
      writer.code(index > 0 ? " + \"|\" + " : " + ")
      write(choice, to: &writer)
    }
    if ejected.table != "Localizable" {
      writer.code(", table: ")
      writer.literal(ejected.table)
    }
    if !ejected.arguments.isEmpty {
      writer.code(", [")
      for (index, argument) in ejected.arguments.enumerated() {
        if index > 0 { writer.code(", ") }
        write(argument, to: &writer)
      }
      writer.code("]")
    }
    writer.code(")")
  }

  private func write(_ choice: EjectedChoice, to writer: inout SwiftWriter) {
    guard let (argument, parameter) = parameters[choice.argument] else { return writer.code("\"other\"") }
    switch choice.ways {
    case .words(let words):
      switch parameter.type {
      case .select, .sharedSelect:
        writer.name(parameter.name)
        return writer.code(".rawValue")
      default: break
      }
      writer.code("_word(")
      if argument.isDevice { writer.code("_device") } else { writer.name(parameter.name) }
      writer.code(", [")
      for (index, word) in words.enumerated() {
        if index > 0 { writer.code(", ") }
        writer.literal(word)
      }
      writer.code("])")
    case .numbers(let numbers):
      writer.code("_number(")
      writer.name(parameter.name)
      writer.code(", [")
      for (index, number) in numbers.enumerated() {
        if index > 0 { writer.code(", ") }
        writer.number(number)
        writer.code(": ")
        writer.literal(EjectedChoice.Way.number(number).name)
      }
      writer.code("])")
    }
  }

  private func write(_ value: EjectedArgument, to writer: inout SwiftWriter) {
    guard let (argument, parameter) = parameters[value.argument] else { return writer.code("\"\"") }
    func write(_ writer: inout SwiftWriter) { writer.name(parameter.name) }
    switch value.content {
    case .value:
      if argument.isDevice { return writer.code("_device") }
      write(&writer)
      switch parameter.type {
      case .select, .sharedSelect: writer.code(".rawValue")
      case .decimal: writer.code(" as NSDecimalNumber")
      case .date: writer.code(" as NSDate")
      // Lists, intervals and durations are always written as texts.
      case .string, .int, .int64, .double, .list, .interval, .duration, .device: break
      }
    case .difference(let offset):
      write(&writer)
      writer.code(" - ")
      writer.number(offset)
    case .digits:
      writer.code("String(")
      write(&writer)
      writer.code(")")
    case .text(.number(let format)): writer.number(format, argument.type, write)
    case .text(.date(let style)): self.write(style, isTime: false, of: parameter, to: &writer)
    case .text(.time(let style)): self.write(style, isTime: true, of: parameter, to: &writer)
    case .text(.styled(let style)): writer.call(for: style, argument.type, write)
    case .text(.plain), .text(.conversion):
      guard argument.type != .date else {
        writer.code("_date(")
        write(&writer)
        return writer.code(", .short, .short)")
      }
      if localizesPlainNumbers { return writer.number(.number, argument.type, write) }
      writer.code("String(describing: ")
      write(&writer)
      writer.code(")")
    }
  }

  private func write(
    _ style: DateStyle, isTime: Bool, of parameter: AccessorTree.Parameter, to writer: inout SwiftWriter
  ) {
    writer.code("_date(")
    writer.name(parameter.name)
    if case .skeleton(let fields) = style {
      writer.code(", template: ")
      writer.literal(fields)
      return writer.code(")")
    }
    writer.code(isTime ? ", .none, " : ", ")
    writer.formatterStyle(style)
    writer.code(isTime ? ")" : ", .none)")
  }
}
