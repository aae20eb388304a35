import L10nCatalog
import L10nLanguage
import L10nMessages

/// The conversions of a text that has no numbers in them and another order than the source's, so that each takes the value
/// of another one. With numbers they take their own, as in `%2$d %1$@`.
struct NumberedConversions {
  /// No one writes more in one text.
  private static let limit = 32

  /// The conversions as they are written, in their order.
  private(set) var written: [String] = []
  /// The same with numbers.
  private(set) var numbered: [String] = []

  /// Returns `nil` if the source doesn't have a conversion of the same type for each, it isn't clear which one, or they are in
  /// the same order.
  init?(of translation: CheckedText, in textIndex: Int, like source: CheckedText) {
    guard !translation.owner.syntax.namesArguments, let found = Self.conversions(of: translation, in: textIndex),
      let sourceIndex = source.uses.all.last?.textIndex, var values = Self.conversions(of: source, in: sourceIndex),
      max(found.count, values.count) <= Self.limit, found.allSatisfy({ $0.number == nil })
    else { return nil }
    for index in values.indices where values[index].number == nil { values[index].number = index + 1 }
    var numbers: [Int] = []
    for conversion in found {
      // A type that both have as often keeps its order.
      guard found.count(where: { $0.type == conversion.type }) == source.count(of: conversion.type, in: sourceIndex),
        let index = values.firstIndex(where: { $0.type == conversion.type }), let number = values[index].number
      else { return nil }
      values.remove(at: index)
      numbers.append(number)
      written.append(conversion.text)
      numbered.append("%\(number)$\(conversion.text.dropFirst())")
    }
    guard numbers != Array(1..<numbers.count + 1) else { return nil }
  }

  /// The text of a conversion, the type that it takes, and its number.
  private typealias Conversion = (text: String, type: ArgumentType?, number: Int?)

  /// Returns the conversions of a text; `nil` if there is another use, such as a number for a width.
  private static func conversions(of text: CheckedText, in textIndex: Int) -> [Conversion]? {
    let uses = text.uses.all(in: textIndex)
    let conversions = uses.compactMap { use -> Conversion? in
      guard case .conversion(let conversion)? = use.kind else { return nil }
      let written = text.written(use)
      let number = written.firstMatch(of: /^%([0-9]+)\$/).flatMap { Int($0.1) }
      return (written, conversion.argumentType, number)
    }
    return conversions.count == uses.count ? conversions : nil
  }
}

extension CheckedText {
  /// The number of conversions of a type in a text.
  fileprivate func count(of type: ArgumentType?, in textIndex: Int) -> Int {
    uses.all(in: textIndex).count {
      if case .conversion(let conversion)? = $0.kind { conversion.argumentType == type } else { false }
    }
  }
}
