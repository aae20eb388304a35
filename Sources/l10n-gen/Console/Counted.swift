extension String {
  /// A number with what it counts: "1 string", "2 strings".
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
