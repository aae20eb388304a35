/// The time of one operation, measured in turns with others.
struct Measurement {
  let name: String
  let iterations: Int
  let operation: () -> Int

  /// - Parameters:
  ///   - iterations: how often the operation runs in one sample.
  ///   - operation: returns something that depends on its work, so that none of it can be left out.
  init(_ name: String, iterations: Int = 20_000, operation: @escaping () -> Int) {
    self.name = name
    self.iterations = iterations
    self.operation = operation
  }

  /// Nanoseconds an operation, in one sample.
  fileprivate func sample(_ checksum: inout Int) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<iterations { checksum &+= operation() }
    return nanoseconds(ContinuousClock.now - start) / Double(iterations)
  }
}

/// A duration in nanoseconds.
func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

/// Takes a sample of each in turn, A B A B, and prints the medians of all rounds but the first.
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

/// One decimal below a thousand, none above.
private func short(_ nanoseconds: Double) -> String {
  nanoseconds < 1_000 ? "\((nanoseconds * 10).rounded() / 10)" : "\(Int(nanoseconds.rounded()))"
}
