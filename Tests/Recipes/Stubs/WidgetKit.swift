// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations of WidgetKit that the widget in Examples uses, against the stubs of SwiftUI.
import Foundation
public import SwiftUI

public protocol TimelineEntry { var date: Date { get } }

public struct TimelineProviderContext {}

public struct TimelineReloadPolicy {
  public static var never: TimelineReloadPolicy { .init() }
}

public struct Timeline<Entry: TimelineEntry> {
  public init(entries: [Entry], policy: TimelineReloadPolicy) {}
}

public protocol TimelineProvider<Entry> {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

@MainActor @preconcurrency public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration { self }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  @preconcurrency public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @MainActor @escaping (Provider.Entry) -> Content
  ) {}
}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()
  var body: Body { get }
}

extension Widget {
  public static func main() {}
}

public struct WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() {}
}
