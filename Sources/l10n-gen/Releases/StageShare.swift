import ArgumentParser

/// A share of all installations.
struct StageShare: Sendable {
  /// In hundredths of a percent.
  let share: Int

  init(parsing text: String) throws {
    let percent = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard let number = Double(percent), number.isFinite, number > 0, number <= 100, (number * 100).rounded() >= 1 else {
      throw ValidationError("a stage is a part of the installations, from 0.01% to 100%")
    }
    share = Int((number * 100).rounded())
  }
}
