import L10nLanguage

/// The strings of a `.stringsdict` file, structured as in Xcode's XLIFF files: the text around the plurals, the texts
/// of each plural, and those for devices.
enum StringsdictUnits {
  /// Returns the texts in the value of a key, with their positions in scalars from the start of the file; none if it
  /// has others, such as those for widths.
  static func texts(of node: DocumentNode) -> [UnitPath: (text: String, offset: Int)] {
    var texts: [UnitPath: (text: String, offset: Int)] = [:]
    if let text = node.text { texts[UnitPath()] = (text, node.offset) }
    for field in node.entries {
      if field.key == UnitPath.stringsdictFormat {
        if let text = field.value.text { texts[UnitPath()] = (text, field.value.offset) }
      } else if field.key == UnitPath.stringsdictDevices {
        for device in field.value.entries {
          guard let text = device.value.text else { return [:] }
          texts[UnitPath(steps: [.device(device.key)])] = (text, device.value.offset)
        }
      } else {
        let variable = UnitPath(steps: [.substitution(field.key)])
        for variant in field.value.entries where !variant.key.hasPrefix("NSStringFormat") {
          guard let category = PluralCategory(rawValue: variant.key), let text = variant.value.text else { return [:] }
          texts[variable + .plural(category)] = (text, variant.value.offset)
        }
      }
    }
    return texts
  }

  /// Returns the entry of a key with texts, without a line break at the end.
  ///
  /// - Parameter model: the value that has the types of the variables, in order.
  static func entry(_ key: String, _ texts: [UnitPath: String], like model: DocumentNode) -> String {
    var lines = PropertyListLines(depth: 1)
    lines.key(key)
    lines.open("dict")
    let devices = texts.compactMap { path, text -> (name: String, text: String)? in
      if case .device(let name)? = path.steps.first { (name, text) } else { nil }
    }
    if !devices.isEmpty {
      lines.key(UnitPath.stringsdictDevices)
      lines.open("dict")
      for device in devices.sorted(by: { $0.name < $1.name }) { lines.member(device.name, device.text) }
      lines.close("dict")
    }
    if let text = texts[UnitPath()] { lines.member(UnitPath.stringsdictFormat, text) }
    for field in model.entries where field.key != UnitPath.stringsdictFormat && field.key != UnitPath.stringsdictDevices
    {
      let variable = UnitPath(steps: [.substitution(field.key)])
      lines.key(field.key)
      lines.open("dict")
      for type in field.value.entries where type.key.hasPrefix("NSStringFormat") {
        lines.member(type.key, type.value.text ?? "")
      }
      for category in PluralCategory.allCases {
        if let text = texts[variable + .plural(category)] { lines.member(category.rawValue, text) }
      }
      lines.close("dict")
    }
    lines.close("dict")
    return lines.text
  }
}
