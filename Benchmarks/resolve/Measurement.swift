/// The time of an operation, measured in turns with others.
struct Measurement {
  let name: String
  let iterations: Int
  let operation: () -> Int

  /// - Parameters:
  ///   - iterations: the number of times the operation runs in one sample.
  ///   - operation: a function that returns a value that depends on its work, so that the compiler can't remove any of
  ///     it.
  init(_ name: String, iterations: Int = 20_000, operation: @escaping () -> Int) {
    self.name = name
    self.iterations = iterations
    self.operation = operation
  }

  /// Returns the nanoseconds per operation in a sample.
  fileprivate func sample(_ checksum: inout Int) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<iterations { checksum &+= operation() }
    return nanoseconds(ContinuousClock.now - start) / Double(iterations)
  }
}

/// Returns a duration in nanoseconds.
func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

/// Takes samples in turns, A B A B, and prints the medians of all rounds except the first.
func compare(_ title: String, rounds: Int = 31, _ measurements: [Measurement]) {
  var samples = measurements.map { _ in [Double]() }
  var checksum = 0
  for round in 0...rounds {
    for (index, measurement) in measurements.enumerated() {
      let sample = measurement.sample(&checksum)
      if round > 0 { samples[index].append(sample) }
    }
  }
  print("\(title) (checksum \(checksum))")
  for (measurement, samples) in zip(measurements, samples) {
    let sorted = samples.sorted()
    print("  \(measurement.name): median \(short(sorted[sorted.count / 2])) ns, fastest \(short(sorted[0])) ns")
  }
}

/// Returns a number with one decimal below a thousand, and with none above.
private func short(_ nanoseconds: Double) -> String {
  nanoseconds < 1_000 ? "\((nanoseconds * 10).rounded() / 10)" : "\(Int(nanoseconds.rounded()))"
}
