// The entry point of a program that is nothing but widgets: it draws them.

import ArcText
public import ArcWidgets
import CPreviews
import Dispatch
import Foundation

extension Widget {
  /// Draws the widget as the program's arguments say. See `WidgetEntryPoint`.
  @MainActor @preconcurrency public static func main() {
    WidgetEntryPoint.start { WidgetDescriptor.all(of: Self()) }
  }
}

extension WidgetBundle {
  /// Draws the bundle's widgets as the program's arguments say. See `WidgetEntryPoint`.
  @MainActor @preconcurrency public static func main() {
    WidgetEntryPoint.start { WidgetDescriptor.all(of: Self()) }
  }
}

/// What a `@main` widget or bundle does on Linux.
///
///     swift run MyWidgets                        every widget, family, preview and scheme into ./widgets, and index.html
///     swift run MyWidgets list                   the widgets and previews
///     swift run MyWidgets render small -o x.png  one picture
///     swift run MyWidgets timeline small         the entries and the policy
@MainActor
enum WidgetEntryPoint {
  /// Runs the program from a `main()` that cannot wait, as Apple's is.
  static func start(_ widgets: @escaping @MainActor () -> [WidgetDescriptor]) -> Never {
    // The main queue is served by a thread that is made after this. Views are resolved and laid out by recursion: the deepest tree fits.
    cpreviews_widen_stacks(256 << 20)
    Task { await run(widgets) }
    dispatchMain()
  }

  /// Reads the program's arguments, draws, and ends the program with an exit code: 0 done, 64 usage, 66 no such preview, 69 missing
  /// assets, no such widget, or a provider or family that has nothing to draw, 73 a target that cannot be made, 74 a disk that is full or fails.
  private static func run(_ widgets: () -> [WidgetDescriptor]) async {
    // No library may shape or draw otherwise because of a variable that is set.
    TextEngine.quiet()
    let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "widgets"
    do {
      let order = try WidgetOrder(arguments: Array(CommandLine.arguments.dropFirst()))
      if let zone = order.zone { Ambient.adopt(zone) }
      try await WidgetProgram(name: name, widgets: widgets(), order: order).run()
    } catch {
      WidgetProgram.complain("\(name): \(error)")
      exit((error as? EntryError)?.exitCode ?? (error is WidgetError ? 69 : 74))
    }
    exit(0)
  }
}

/// What keeps a program of widgets from doing as it was told.
package enum EntryError: Error, Hashable, CustomStringConvertible {
  case usage(String)
  case noInput(String)
  case unavailable(String)
  case cannotCreate(String)
  case writing(String)

  package var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .noInput: 66
    case .unavailable: 69
    case .cannotCreate: 73
    case .writing: 74
    }
  }

  /// Whether nothing can be written, so that going on is of no use.
  var isOfTarget: Bool {
    switch self {
    case .cannotCreate, .writing: true
    case .usage, .noInput, .unavailable: false
    }
  }

  package var description: String {
    switch self {
    case .usage(let text), .noInput(let text), .unavailable(let text), .cannotCreate(let text), .writing(let text): text
    }
  }
}
