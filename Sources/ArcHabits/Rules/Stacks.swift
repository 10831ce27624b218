// Habits tied to one another: after this one, that one. The ties form no circle.

/// A tie between two habits: once `parent` is done, `child` comes up.
public struct StackEdge: Sendable, Hashable {
  /// The habit that is done first.
  public var parent: Habit.ID
  /// The habit that comes up after it.
  public var child: Habit.ID
  /// The child's place among the parent's children, from 0.
  public var rank: Int

  /// A tie from `parent` to `child`.
  public init(parent: Habit.ID, child: Habit.ID, rank: Int = 0) {
    self.parent = parent
    self.child = child
    self.rank = rank
  }

  /// The order in which ties are kept where devices made a circle between them: by parent, then child, in bytes.
  static func precedes(_ left: StackEdge, _ right: StackEdge) -> Bool {
    left.parent == right.parent ? left.child < right.child : left.parent < right.parent
  }
}

/// The ties between habits, none of them in a circle.
public struct Stacks: Sendable, Hashable {
  /// The ties that hold, ordered by parent and child.
  public let edges: [StackEdge]

  /// No ties.
  public init() { edges = [] }

  /// The ties of `edges` that close no circle: of every circle the last tie, by parent and child, is left out.
  public init(_ edges: some Sequence<StackEdge>) {
    var kept: [StackEdge] = []
    var graph = TieGraph()
    for edge in edges.sorted(by: StackEdge.precedes) {
      if kept.last?.parent == edge.parent, kept.last?.child == edge.child { kept.removeLast() }
      guard graph.circle(closedBy: edge.parent, edge.child) == nil else { continue }
      kept.append(edge)
      graph.add(edge)
    }
    self.edges = kept
  }

  /// The children of a habit, by rank and then id.
  public func children(of parent: Habit.ID) -> [StackEdge] {
    edges.filter { $0.parent == parent }.sorted { $0.rank == $1.rank ? $0.child < $1.child : $0.rank < $1.rank }
  }

  /// The habits a tie from `parent` to `child` would close into a circle, from `child` to `parent`, or nil where it closes none.
  public func circle(closedBy parent: Habit.ID, _ child: Habit.ID) -> [Habit.ID]? {
    TieGraph(edges).circle(closedBy: parent, child)
  }
}

/// Ties by their parents, where ties come one after another and each is asked about first.
struct TieGraph {
  private var children: [Habit.ID: [Habit.ID]] = [:]

  init(_ edges: [StackEdge] = []) { for edge in edges { add(edge) } }

  mutating func add(_ edge: StackEdge) { children[edge.parent, default: []].append(edge.child) }

  /// The habits a tie from `parent` to `child` would close into a circle, from `child` to `parent`, or nil where it closes none.
  func circle(closedBy parent: Habit.ID, _ child: Habit.ID) -> [Habit.ID]? {
    var cameFrom: [Habit.ID: Habit.ID] = [child: child]
    var open = [child]
    while let next = open.popLast() {
      if next == parent {
        var way = [parent]
        while let last = way.last, last != child, let before = cameFrom[last] { way.append(before) }
        return way.reversed()
      }
      for further in children[next] ?? [] where cameFrom[further] == nil {
        cameFrom[further] = next
        open.append(further)
      }
    }
    return nil
  }
}

extension Stacks {
  /// The widget's order: what just-done habits bring up, newest first; then what is due; then what is done, left out, not due and put away.
  func ordered(_ statuses: [HabitStatus]) -> [HabitStatus] {
    let inPlace = statuses.sorted(by: HabitStatus.precedes)
    var waiting: [Habit.ID: HabitStatus] = [:]
    for status in inPlace where status.state == .pending { waiting[status.id] = status }
    let ranked = Dictionary(grouping: edges, by: \.parent)
    var surfaced: [HabitStatus] = []
    let parents = inPlace.enumerated().filter { $0.element.state == .done && ranked[$0.element.id] != nil }.sorted {
      let left = $0.element.loggedAt?.milliseconds ?? .min
      let right = $1.element.loggedAt?.milliseconds ?? .min
      return left != right ? left > right : $0.offset < $1.offset
    }
    for (_, parent) in parents {
      let children = ranked[parent.id, default: []].compactMap { edge in waiting[edge.child].map { (edge.rank, $0) } }
      for (_, child) in children.sorted(by: { $0.0 != $1.0 ? $0.0 < $1.0 : HabitStatus.precedes($0.1, $1.1) }) {
        var child = child
        child.surfacedBy = parent.id
        waiting[child.id] = nil
        surfaced.append(child)
      }
    }
    let rest = inPlace.filter { $0.state != .pending || waiting[$0.id] != nil }
    return surfaced + HabitStatus.groups.flatMap { group in rest.filter { group.contains($0.state) } }
  }
}

extension HabitStatus {
  /// States from the top of a widget to its bottom.
  fileprivate static let groups: [[State]] = [[.pending], [.done], [.skipped, .missed], [.notDue], [.archived]]

  /// The order people gave their habits: by position, then id.
  fileprivate static func precedes(_ left: HabitStatus, _ right: HabitStatus) -> Bool {
    left.habit.position == right.habit.position ? left.id < right.id : left.habit.position < right.habit.position
  }
}
