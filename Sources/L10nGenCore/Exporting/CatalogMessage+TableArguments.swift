extension CatalogMessage {
  /// The arguments for a table.
  ///
  /// - Parameter positions: the positions that the table's texts give arguments, by their names.
  func tableArguments(positions: [String: Int]) -> [TableString.Argument] {
    arguments.map { .init(name: $0.name, type: $0.type, position: positions[$0.name], isDevice: $0.isDevice) }
  }
}
