import L10nFormats
import L10nText

/// The units that XLIFF can represent. XML excludes some characters (XML 1.0, section 2.2).
struct WritableUnits {
  let files: [UnitFile]
  /// The strings that a file can't represent, each as a sentence: a key path and the reason.
  let leftOut: [String]

  init(of units: ProjectUnits, _ selection: UnitSelection) {
    var leftOut = units.leftOut
    files = units.unitFiles(selection).map { file in
      var file = file
      file.units.removeAll { unit in
        guard
          let text = [unit.id, unit.source, unit.target?.text, unit.note?.text].compactMap({ $0 }).first(where: {
            !$0.isXMLText
          })
        else {
          return false
        }
        leftOut.append(
          "'\(unit.id)': XML can't write one of its characters, \(Self.name(ofCharacterIn: text)); remove it")
        return true
      }
      return file
    }
    self.leftOut = leftOut
  }

  private static func name(ofCharacterIn text: String) -> String {
    let scalar = text.unicodeScalars.first { !String($0).isXMLText }
    return scalar.map { "U+" + $0.hexadecimal(digits: 4) } ?? ""
  }
}
