// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of Combine that the runtime's SwiftUI extension and the README use, for type checking without
// Apple's SDK.
@_exported import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public struct AnyPublisherStub<Output, Failure: Error>: Publisher {}

extension Publisher {
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisherStub<Result, Failure> { .init() }
  public func receive(on queue: DispatchQueue) -> AnyPublisherStub<Output, Failure> { .init() }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject?) -> AnyPublisherStub<Notification, Never> {
    .init()
  }
}
