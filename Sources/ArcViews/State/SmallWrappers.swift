// Property wrappers that a still picture answers with a constant.

/// Whether a control has the reader's attention: none has in a still picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  public init() where Value == Bool { value = false }
  public init<T: Hashable>() where Value == T? { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

/// What a gesture is doing: nothing, so that it keeps its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}

/// A length that grows with the reader's size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, EnvironmentBound {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    scaled = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value { scaled }

  mutating func bind(to environment: EnvironmentValues) {
    scaled = Value(TextStyleTable.scaled(Double(base), relativeTo: style, at: environment.dynamicTypeSize))
  }
}

/// A space of names for views that would turn into one another.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {}

  public init() {}

  public var wrappedValue: ID { ID() }
}
