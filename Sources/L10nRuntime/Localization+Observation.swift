public import Observation

// A read of its strings counts as a read of its preferences.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Localization: Observable {}
