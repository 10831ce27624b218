// Values that flow up a tree of views.

/// A name for a value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Joins the value of a view with that of the one after it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ResolveRecord {
  fileprivate func value<K: PreferenceKey>(of key: K.Type) -> K.Value? { preferences[ObjectIdentifier(key)] as? K.Value }

  fileprivate func add<K: PreferenceKey>(_ value: K.Value, to key: K.Type) {
    guard var sum = self.value(of: key) else {
      preferences[ObjectIdentifier(key)] = value
      return
    }
    key.reduce(value: &sum) { value }
    preferences[ObjectIdentifier(key)] = sum
  }

  /// What `body` adds to a preference alone; what stood there before stands there again.
  fileprivate func collecting<K: PreferenceKey, T>(_ key: K.Type, _ body: () -> T) -> (T, K.Value?) {
    let id = ObjectIdentifier(key)
    let before = preferences.removeValue(forKey: id)
    let result = body()
    let collected = value(of: key)
    preferences[id] = before
    return (result, collected)
  }
}

/// A view that tells those around it a value.
nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: (inout Key.Value) -> Void
  /// Whether the view's own value replaces what its content tells.
  let replaces: Bool

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let (nodes, told) = context.record.collecting(Key.self) { context.nodes(of: content) }
    var value = replaces ? Key.defaultValue : told ?? Key.defaultValue
    change(&value)
    context.record.add(value, to: Key.self)
    return nodes
  }
}

/// A view with another behind or in front of it, made from what it tells.
nonisolated struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let (nodes, told) = context.record.collecting(Key.self) { context.nodes(of: content) }
    if let told { context.record.add(told, to: Key.self) }
    let node = context.stacked(nil).node(of: layer(told ?? Key.defaultValue), alignment: alignment)
    return nodes.map { .modified($0, isBehind ? .background(node, alignment.pair) : .overlay(node, alignment.pair)) }
  }
}

extension View {
  /// Tells those around the view a value.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView<Self, K>(content: self, change: { $0 = value }, replaces: true)
  }

  /// Changes what the view tells those around it.
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
    -> some View
  {
    PreferenceView<Self, K>(content: self, change: callback, replaces: false)
  }

  /// The view itself: nothing changes in a still picture.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
    -> some View where K.Value: Equatable
  {
    modifyingNodes { _ in nil }
  }

  /// A view in front, made from what this one tells.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, alignment: alignment, isBehind: false, layer: transform)
  }

  /// A view behind, made from what this one tells.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, alignment: alignment, isBehind: true, layer: transform)
  }
}
