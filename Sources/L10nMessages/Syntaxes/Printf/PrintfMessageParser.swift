import L10nLanguage

/// Parses Apple's format specifiers (Core Foundation's string programming guide, "String Format Specifiers"; IEEE
/// 1003.1 for positions). A text such as `50% off` is literal. An argument can have a name, as in Xcode's String
/// Catalogs: `%(guest)@`, `%2$(count)lld`.
struct PrintfMessageParser {
  private let bytes: MessageBytes
  private var index = 0
  private var log = MessageProblemLog()
  /// The position of the next conversion without a position of its own.
  private var nextPosition = 1
  private var usesPositions: Bool?

  init(_ bytes: MessageBytes) {
    self.bytes = bytes
  }

  mutating func parse() -> ParsedMessage {
    var pieces = PatternBuilder()
    while true {
      let percent = bytes.firstOffset(of: UInt8(ascii: "%"), from: index)
      pieces.add(bytes.literal(index..<percent))
      guard percent < bytes.count else { break }
      index = percent + 1
      pieces.add(parseConversion(at: percent))
    }
    return ParsedMessage(pattern: pieces.finish(), problems: log.sorted())
  }

  private mutating func parseConversion(at percent: Int) -> MessagePattern.Element {
    if bytes[index] == UInt8(ascii: "%") {
      index += 1
      return .text(LiteralText("%", at: percent))
    }
    var reader = PrintfConversionReader(bytes, at: index, dialect: .apple)
    let position = reader.readPosition()
    let name = bytes.hasByte(of: .digits, at: percent - 1) ? nil : reader.readName()
    guard let conversion = reader.read() else {
      if reader.isForeign, name == nil {
        warnOfForeign(at: percent..<reader.index)
      } else {
        warnOfText(at: percent, until: reader.index, hasPosition: position != nil)
      }
      return .text(LiteralText("%", at: percent))
    }
    index = reader.index
    let place = reader.latePosition ?? position
    report(conversion, reader, place, name, at: percent)
    let number = place ?? nextPosition
    if place == nil { nextPosition += 1 }
    return .placeholder(
      Placeholder(
        argument: name ?? PatternArgument.name(atPosition: number), format: .conversion(conversion),
        range: percent..<index))
  }

  /// Reports the parts of a valid conversion that a message can't use.
  private mutating func report(
    _ conversion: PrintfConversion, _ reader: PrintfConversionReader, _ position: Int?, _ name: String?, at percent: Int
  ) {
    let range = percent..<index
    if let asterisk = reader.asterisk {
      log.error(
        "`*` takes the width from an argument, which isn't supported; write the width", at: asterisk..<asterisk + 1)
    }
    if let excess = reader.excess {
      log.error("Widths and precisions go up to \(PrintfConversion.greatestWidth)", at: excess)
    }
    if let position, !(1...Self.greatestPosition).contains(position) {
      log.error("Positions go from 1 to \(Self.greatestPosition)", at: range)
    }
    if let usesPositions, usesPositions != (position != nil) {
      // Core Foundation numbers arguments without a position separately.
      let written = bytes.text(range)
      let meant = position == nil ? " and is argument \(nextPosition)" : ""
      log.warning(
        "`\(written)` mixes arguments with a position and arguments without\(meant); give all a position", at: range)
    }
    usesPositions = usesPositions ?? (position != nil)
    if conversion.specifier == .object && conversion.flags.contains(.alternative) {
      let text = bytes.text(range)
      log.error("`\(text)` begins a variable of a .stringsdict file; write the message as a plural map", at: range)
    } else if reader.asterisk == nil, reader.latePosition != nil || reader.isOutOfOrder {
      report(outOfOrder: conversion, reader, position, name, at: range)
    } else {
      warnOfConversion(conversion, position, at: range)
    }
  }

  /// Reports a conversion that only Core Foundation reads, because it accepts the parts in any order.
  private mutating func report(
    outOfOrder conversion: PrintfConversion, _ reader: PrintfConversionReader, _ position: Int?, _ name: String?,
    at range: Range<Int>
  ) {
    let text = bytes.text(range)
    let lead = (position.map { "\($0)$" } ?? "") + (name.map { "(\($0))" } ?? "")
    let meant = "%\(lead)\(conversion.written(in: .apple) ?? "@")"
    if reader.latePosition != nil {
      log.error("`\(text)` doesn't begin with its position; write `\(meant)`", at: range)
    } else {
      log.warning(
        "`\(text)` is an argument here, with its parts out of order; write `\(meant)`, or `%%` if the percent sign is "
          + "meant", at: range)
    }
  }

  /// IEEE 1003.1 requires a system to support at least 9 arguments; messages don't have a hundred.
  private static let greatestPosition = 99
}

// MARK: - Doubts

extension PrintfMessageParser {
  /// Warns about a conversion that is probably accidental.
  private mutating func warnOfConversion(_ conversion: PrintfConversion, _ position: Int?, at range: Range<Int>) {
    guard position == nil, conversion.precision == nil, conversion.flags.isEmpty else { return }
    if let width = conversion.width, conversion.specifier == .object {
      let text = bytes.text(range)
      log.warning("`\(text)` gives a width; the argument's position is written `%\(width)$@`", at: range)
    }
    if conversion.width == nil, conversion.specifier != .object,
      bytes.hasByte(of: .digits, at: range.lowerBound - 1)
    {
      let text = bytes.text(range)
      log.warning("`\(text)` is an argument here; if the percent sign is meant, write `%%`", at: range)
    }
  }

  /// Warns about text that is a conversion on Apple's systems, where it takes an argument and usually shows nothing.
  private mutating func warnOfForeign(at range: Range<Int>) {
    log.warning(
      "`\(bytes.text(range))` takes an argument in Foundation, and is printed as is here; write `%%` if the percent sign "
        + "is meant", at: range)
  }

  /// Warns about a percent sign that is probably not meant as text: before a letter, but not after a number.
  private mutating func warnOfText(at percent: Int, until end: Int, hasPosition: Bool) {
    let isLetter = bytes.hasByte(of: .letters, at: end)
    guard hasPosition || (isLetter && !bytes.hasByte(of: .digits, at: percent - 1)) else { return }
    let range = percent..<(isLetter ? end + 1 : end)
    log.warning(
      "`\(bytes.text(range))` is not a conversion and is printed as is; write `%%` if that is meant", at: range)
  }
}
