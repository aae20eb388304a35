public import Observation

// Its reads are noted as reads of its preferences.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Localization: Observable {}
