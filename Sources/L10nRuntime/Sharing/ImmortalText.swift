#if hasFeature(BuiltinModule)
  import Builtin

  extension String {
    /// The same text in memory that is never freed, as the compiler makes for a literal: its references aren't counted,
    /// which would take longer than the rest of a read.
    ///
    /// For texts that are kept as long as the process anyway, and for a few others (``ImmortalBudget``).
    var immortal: String {
      var text = self
      return text.withUTF8 { bytes in
        // A text that fits into a String itself has no memory to count references to.
        guard bytes.count > Self.inlineCapacity, let first = bytes.baseAddress else { return self }
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
        memory.initialize(from: first, count: bytes.count)
        // Literals end with a null, so that C functions can be handed them as they are.
        memory[bytes.count] = 0
        return String(
          _builtinStringLiteral: UnsafeRawPointer(memory)._rawValue, utf8CodeUnitCount: bytes.count._builtinWordValue,
          isASCII: bytes.allSatisfy { $0 < 0x80 }._value)
      }
    }

    private static let inlineCapacity = 15
  }
#else
  extension String {
    /// The same text. If the compiler doesn't give access to how it makes literals, references are counted, and a read
    /// takes about twice as long.
    var immortal: String { self }
  }
#endif
