// What is said of a control's template and of its parts. Nothing draws controls here.

public import ArcFoundation
public import ArcViews

extension ControlWidgetTemplate {
  nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension View {
  /// What happens next when a control is tapped. Nothing draws controls here.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View { self }

  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// A control's state in words. Nothing draws controls here.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }

  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }
}
