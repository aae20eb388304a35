/// Does one piece of work at a time; callers that ask while it is running wait for the same result.
actor SingleFlight<Value: Sendable> {
  private var flight: (number: Int, task: Task<Value, Never>)?
  private var count = 0

  /// Returns the result of the running work, or `nil` if nothing is running.
  func joined() async -> Value? {
    await flight?.task.value
  }

  /// Returns the result of the running work or, if nothing is running, of `work`. Canceling a caller doesn't stop the
  /// work.
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
