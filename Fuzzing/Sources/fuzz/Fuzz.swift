import Foundation

/// The function that libFuzzer calls with each input (LLVM, "libFuzzer – a library for coverage-guided fuzz testing").
/// The environment variable `FUZZ_TARGET` names the target.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let violations = target.violations(Array(UnsafeBufferPointer(start: start, count: count)))
  if !violations.isEmpty {
    FileHandle.standardError.write(Data((violations.joined(separator: "\n") + "\n").utf8))
    // This tells libFuzzer about a violation.
    abort()
  }
  return 0
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget.named(name) else {
    print("FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    exit(2)
  }
  return target
}()
