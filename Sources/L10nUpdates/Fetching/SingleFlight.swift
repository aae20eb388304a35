/// One piece of work at a time: whoever asks while it is being done waits for the same result.
actor SingleFlight<Value: Sendable> {
  private var flight: (number: Int, task: Task<Value, Never>)?
  private var count = 0

  /// Returns the result of the work that is being done, or `nil` if none is.
  func joined() async -> Value? {
    await flight?.task.value
  }

  /// Returns the result of the work that is being done, or of `work`, which a caller's cancellation doesn't stop.
  func value(_ work: @escaping @Sendable () async -> Value) async -> Value {
    if let flight { return await flight.task.value }
    count += 1
    let number = count
    let task = Task.detached { await work() }
    flight = (number, task)
    let value = await task.value
    if flight?.number == number { flight = nil }
    return value
  }
}
