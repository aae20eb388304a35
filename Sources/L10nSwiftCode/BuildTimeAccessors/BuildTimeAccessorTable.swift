import L10nText

/// Values of the keys of tables, found by the names of the accessors that R.swift and Tuist make of them.
struct BuildTimeAccessorTable<Value: Sendable>: Sendable {
  /// The values by the forms of the tables and the keys.
  private var values: [String: [String: [Value]]] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// - Parameter table: the table's name with the folders around it.
  mutating func add(_ value: Value, key: String, table: String) {
    let form = BuildTimeAccessor.form(FilePath.name(table))
    values[form, default: [:]][BuildTimeAccessor.form(key), default: []].append(value)
  }

  /// Returns the values of the keys that an accessor may be of: more than one if they have the same letters.
  subscript(_ accessor: BuildTimeAccessor) -> [Value] {
    switch accessor {
    case .rSwift(let table, let key): values[BuildTimeAccessor.form(table)]?[BuildTimeAccessor.form(key)] ?? []
    case .tuist(_, let names):
      values.values.flatMap { $0[BuildTimeAccessor.form(names.joined())] ?? [] }
        + (values[BuildTimeAccessor.form(names[0])]?[BuildTimeAccessor.form(names.dropFirst().joined())] ?? [])
    }
  }

  /// Returns the values of the keys whose form is one of some names, in the table that R.swift's code names, or in all if
  /// it names none.
  func values(ofForms forms: Set<String>, inTable table: String?) -> [Value] {
    let tables = table.map { [values[BuildTimeAccessor.form($0)] ?? [:]] } ?? Array(values.values)
    return tables.flatMap { $0.filter { forms.contains($0.key) }.flatMap(\.value) }
  }
}
