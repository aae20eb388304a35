// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of SwiftUI that the runtime's extension, the documentation and recipes use, for type checking without
// Apple's SDK.
@_exported import Combine

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView()
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError() }
}

public struct TupleView<each Content: View>: PrimitiveView {}
public struct Text: PrimitiveView {
  public init<S: StringProtocol>(_ content: S) {}
  public init(_ content: AttributedString) {}
}
public struct ModifiedView: PrimitiveView {}
public struct Button: PrimitiveView {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}
public struct ForEach<Data, Content: View>: PrimitiveView {
  public init<Element, ID>(
    _ data: [Element], id: KeyPath<Element, ID>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element] {}
}
public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  public init(_ title: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}

@propertyWrapper public struct Binding<Value> {
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public struct EnvironmentValues {
  public var locale = Locale.current
  public var layoutDirection = LayoutDirection.leftToRight
}

public enum LayoutDirection { case leftToRight, rightToLeft }

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedView() }
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    ModifiedView()
  }
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View { ModifiedView() }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never { ModifiedView() }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
extension App {
  public static func main() {}
}

public enum ScenePhase: Sendable { case background, inactive, active }
@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { value = { fatalError() } }
  private let value: () -> Value
  public var wrappedValue: Value { value() }
}
extension EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
}
public struct ViewModifierContent: PrimitiveView {}
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent
  @ViewBuilder func body(content: Content) -> Body
}
extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View { ModifiedView() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { ModifiedView() }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    ModifiedView()
  }
}
