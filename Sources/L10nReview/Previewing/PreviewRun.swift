import L10nLanguage
import L10nMessages

/// Writes a message once, as the runtime would, but with numbers and dates in a simple form.
struct PreviewRun {
  let values: [String: PreviewValue]
  let rules: PluralRules
  let moment: PreviewMoment
  let ordinals: PreviewOrdinals
  let styles: PreviewStyles
  /// A Boolean value indicating whether a plain argument that is a number is written as the language writes numbers.
  let localizesPlainNumbers: Bool
  /// The text written so far.
  private(set) var text = ""
  /// The branches taken, in order.
  private(set) var branches: [Int] = []
  /// The forms of particles written, in order.
  private(set) var particles: [String] = []

  init(
    values: [String: PreviewValue], rules: PluralRules, moment: PreviewMoment, ordinals: PreviewOrdinals,
    styles: PreviewStyles, localizesPlainNumbers: Bool
  ) {
    self.values = values
    self.rules = rules
    self.moment = moment
    self.ordinals = ordinals
    self.styles = styles
    self.localizesPlainNumbers = localizesPlainNumbers
  }

  /// Writes a pattern; `#` is written as `number` in it. It recurses as deep as the pattern, which its parser limits.
  mutating func write(_ pattern: MessagePattern, number: PreviewNumber? = nil) {
    for element in pattern.elements {
      switch element {
      case .text(let literal): text += literal.string
      case .placeholder(let hole): write(hole)
      case .plural(let choice): write(choice)
      case .select(let choice): write(choice, number: number)
      case .pluralNumber: text += number?.rounded(0, 3).text ?? "#"
      case .particle(let particle):
        let form = particle.form(after: text)
        particles.append(form)
        text += form
      }
    }
  }

  private mutating func write(_ hole: Placeholder) {
    switch (values[hole.argument], hole.format) {
    case (nil, _): writeUnfilled(hole.argument)
    case (.shown(let example), _): text += example
    case (.text(let value), .plain): text += value
    case (.text(let value), .conversion(let conversion)):
      if conversion.argumentType == .string {
        text += Self.cut(value, conversion)
      } else {
        writeUnfilled(hole.argument)
      }
    case (.number(let value), .plain): text += localizesPlainNumbers ? value.rounded(0, 3).text : value.text
    case (.number(let value), .number(.ordinal)): text += ordinals.text(value.rounded(0, 0), rules)
    case (.number(let value), .number(let format)): text += value.text(as: format)
    case (.number(let value), .conversion(let conversion)): text += value.text(by: conversion)
    case (.moment, .date): text += moment.date
    case (.moment, .time): text += moment.time
    case (.moment, .plain): text += "\(moment.date) \(moment.time)"
    case (.moment, .styled(.relativeDate)): text += styles.relativeDate
    case (.items(let items), .plain): text += styles.text(items, as: ListStyle())
    case (.items(let items), .styled(.list(let style))): text += styles.text(items, as: style)
    case (.interval, .plain), (.interval, .styled(.interval)): text += styles.interval
    case (.duration, .plain): text += styles.duration(.wide)
    case (.duration, .styled(.duration(let style))): text += styles.duration(style)
    case (.number(let value), .styled(.bytes(let style))): text += styles.text(value, as: style)
    default: writeUnfilled(hole.argument)
    }
  }

  /// Writes an argument that is missing or has another type, as the runtime does.
  private mutating func writeUnfilled(_ name: String) {
    text += "{\(name)}"
  }

  private static func cut(_ value: String, _ conversion: PrintfConversion) -> String {
    conversion.precision.map { String(value.prefix(max(0, $0))) } ?? value
  }

  private mutating func write(_ choice: PluralChoice) {
    guard case .number(let value) = values[choice.argument] else { return writeUnfilled(choice.argument) }
    let rest = value.subtracting(choice.offset)
    let exact = choice.branches.firstIndex { branch in
      if case .exactly(let number) = branch.selector { value.equals(number) } else { false }
    }
    let category = rest.category(rules, choice.kind)
    let index = exact ?? Self.branch(of: choice, for: category) ?? Self.branch(of: choice, for: .other)
    guard let index else { return }
    branches.append(index)
    write(choice.branches[index].pattern, number: rest)
  }

  private static func branch(of choice: PluralChoice, for category: PluralCategory) -> Int? {
    choice.branches.firstIndex { $0.selector == .category(category) }
  }

  private mutating func write(_ choice: SelectChoice, number: PreviewNumber?) {
    guard let value = values[choice.argument] else { return writeUnfilled(choice.argument) }
    let keyword = value.name
    let index =
      choice.branches.firstIndex { $0.keyword.utf8.elementsEqual(keyword.utf8) }
      ?? choice.branches.firstIndex { $0.keyword == "other" }
    guard let index else { return }
    branches.append(index)
    write(choice.branches[index].pattern, number: number)
  }
}
