extension String {
  /// Returns a number with a noun: "1 string", "2 strings".
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
