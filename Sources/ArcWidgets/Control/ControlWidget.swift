// Controls: buttons and toggles for a system's own places. They are declarations here.

/// A button or a toggle outside of widgets.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  @MainActor @preconcurrency init()
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A control's kind and template.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration

  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency func _describe(into descriptor: inout WidgetDescriptor)
}

extension ControlWidgetConfiguration {
  public func _describe(into descriptor: inout WidgetDescriptor) {
    body._describe(into: &descriptor)
  }
}

extension ControlWidgetConfiguration where Body == EmptyControlConfiguration {
  public var body: EmptyControlConfiguration { EmptyControlConfiguration() }
}

/// No configuration.
nonisolated public struct EmptyControlConfiguration: ControlWidgetConfiguration {
  public typealias Body = EmptyControlConfiguration

  public init() {}
  public func _describe(into descriptor: inout WidgetDescriptor) {}
}

/// Passes a control's configuration through.
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  public static func buildExpression<C: ControlWidgetConfiguration>(_ configuration: C) -> C { configuration }
  public static func buildBlock<C: ControlWidgetConfiguration>(_ configuration: C) -> C { configuration }
  public static func buildEither<C: ControlWidgetConfiguration>(first configuration: C) -> AnyControlConfiguration {
    AnyControlConfiguration(content: configuration)
  }
  public static func buildEither<C: ControlWidgetConfiguration>(second configuration: C) -> AnyControlConfiguration {
    AnyControlConfiguration(content: configuration)
  }
  public static func buildLimitedAvailability<C: ControlWidgetConfiguration>(_ configuration: C) -> AnyControlConfiguration {
    AnyControlConfiguration(content: configuration)
  }
}

/// A configuration, whatever its type.
nonisolated public struct AnyControlConfiguration: ControlWidgetConfiguration {
  public typealias Body = EmptyControlConfiguration

  let content: any ControlWidgetConfiguration

  @MainActor public func _describe(into descriptor: inout WidgetDescriptor) { content._describe(into: &descriptor) }
}

/// A control among a bundle's widgets.
nonisolated struct ControlMember: Widget {
  let control: (any ControlWidget)?

  nonisolated init(control: any ControlWidget) {
    self.control = control
  }

  init() {
    control = nil
  }

  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  @MainActor var descriptor: WidgetDescriptor {
    var descriptor = WidgetDescriptor(kind: "")
    descriptor.category = .control
    descriptor.families = []
    if let control { Self.describe(control, into: &descriptor) }
    return descriptor
  }

  @MainActor private static func describe<C: ControlWidget>(_ control: C, into descriptor: inout WidgetDescriptor) {
    control.body._describe(into: &descriptor)
  }
}
