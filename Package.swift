// swift-tools-version: 6.2
// The floor plan: which module may import which. A lower floor never imports a higher one.

import CompilerPluginSupport
import PackageDescription

/// What every Swift target of the package is built with.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of a target that calls no C.
let pure: [SwiftSetting] = house + [.strictMemorySafety()]

/// A module of `Sources/`, built on `floors`.
func module(_ name: String, _ floors: [Target.Dependency], c: Bool = false, resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: floors, path: "Sources/\(name)", resources: resources, swiftSettings: c ? house : pure)
}

/// A module of plain SwiftUI-vocabulary files, built as an author's own target is: imports leak as they do on Apple's systems.
func templates(_ name: String, _ floors: [Target.Dependency], path: String) -> Target {
  .target(
    name: name, dependencies: floors, path: path, swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)])
}

/// A door to a C library: a module map and a header, nothing else.
func door(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

func tests(_ name: String, _ floors: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: floors, path: "Tests/\(name)", resources: resources, swiftSettings: house)
}

let package = Package(
  name: "ArcFlow",
  products: [
    .executable(name: "arcflow", targets: ["arcflow"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    // Each for packages that ask for it: `#if canImport(UIKit)` is a choice of theirs.
    .library(name: "ActivityKit", targets: ["ActivityKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "ArcHabits", targets: ["ArcHabits"]),
    .library(name: "ArcHabitWidgets", targets: ["ArcHabitWidgets"]),
    .library(name: "ArcRendering", targets: ["ArcRendering"]),
    .library(name: "ArcGolden", targets: ["ArcGolden"]),
  ],
  traits: [
    .trait(name: "Networking", description: "URLSession in files that import SwiftUI, for providers that fetch. Links libcurl.")
  ],
  targets: [
    // 0 — doors to C
    door("CCairo", pkgConfig: "cairo", debian: "libcairo2-dev"),
    door("CPango", pkgConfig: "pangocairo", debian: "libpango1.0-dev"),
    door("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    door("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
    door("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    door("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    door("CJPEG", pkgConfig: "libjpeg", debian: "libjpeg62-turbo-dev"),
    .systemLibrary(name: "CPreviews", path: "Sources/CPreviews"),
    // Names of submodules alone, so that `import os.log` finds the module os.
    .systemLibrary(name: "CLog", path: "Sources/CLog"),
    // The compiler's helper for #Preview: a program of its own that no module imports.
    .macro(name: "PreviewMacros", path: "Sources/PreviewMacros", swiftSettings: house),

    // 1
    module("ArcGraphics", []),
    module("ArcFoundation", []),
    module("ArcCombine", []),
    module("ArcHabits", ["CSQLite"], c: true),
    // 2
    module("ArcViews", ["ArcGraphics", "ArcFoundation", "ArcCombine"]),
    module("ArcText", ["ArcGraphics", "CPango", "CHarfBuzz"], c: true),
    module("ArcPaint", ["ArcGraphics", "CCairo"], c: true),
    module("ArcImages", ["ArcGraphics", "CPNG", "CDeflate", "CJPEG"], c: true),
    // 3
    module("ArcIntents", ["ArcViews", "ArcFoundation"]),
    module("ArcLayout", ["ArcViews", "ArcGraphics"]),
    // 4
    module("ArcWidgets", ["ArcViews", "ArcIntents", "ArcFoundation"]),
    // 5
    module(
      "ArcRendering",
      [
        "ArcWidgets", "ArcIntents", "ArcViews", "ArcFoundation", "ArcLayout", "ArcText", "ArcPaint", "ArcImages", "ArcGraphics",
        "CPreviews",
      ]),
    // 6
    module("ArcHabitWidgets", ["ArcHabits", "ArcWidgets", "ArcIntents", "ArcViews", "ArcFoundation", "ArcGraphics"]),
    module("SwiftUI", ["ArcViews", "ArcWidgets", "ArcFoundation", "ArcCombine", "PreviewMacros"]),
    module("AppIntents", ["ArcIntents", "ArcFoundation", "SwiftUI", "PreviewMacros"]),
    module("WidgetKit", ["ArcWidgets", "ArcRendering", "AppIntents", "SwiftUI", "PreviewMacros"]),
    module("ActivityKit", ["ArcWidgets", "ArcFoundation"]),
    module("Combine", ["ArcCombine"]),
    module("Intents", ["ArcIntents"]),
    module("UIKit", ["ArcViews"]),
    module("_Testing_UIKit", []),
    module("os", ["CLog"]),
    module("OSLog", ["os"]),
    module("Charts", ["SwiftUI", "ArcViews", "ArcGraphics"]),
    // 7
    templates("HabitTemplates", ["SwiftUI", "AppIntents", "WidgetKit", "ArcHabitWidgets"], path: "Templates"),
    module("ArcGolden", ["ArcRendering", "ArcWidgets", "ArcLayout", "ArcImages", "ArcGraphics"]),
    // 8
    module(
      "ArcCommands",
      [
        "ArcHabits", "ArcHabitWidgets", "HabitTemplates", "ArcRendering", "ArcGolden", "ArcWidgets", "ArcIntents", "ArcViews",
        "ArcText", "ArcPaint", "ArcImages", "ArcLayout", "ArcGraphics", "ArcFoundation",
      ], resources: [.embedInCode("Resources/assets.py"), .embedInCode("Resources/devices.jsonl")]),
    // 9
    .executableTarget(name: "arcflow", dependencies: ["ArcCommands"], path: "Sources/arcflow", swiftSettings: pure),
    .executableTarget(
      name: "arcflow-bench",
      dependencies: [
        "ArcHabits", "ArcHabitWidgets", "HabitTemplates", "ArcRendering", "ArcWidgets", "ArcViews", "ArcText", "ArcPaint", "ArcImages",
        "ArcGraphics",
      ], path: "Benchmarks/arcflow-bench", swiftSettings: house),

    tests("PreviewMacrosTests", ["PreviewMacros"]),
    tests("ArcGraphicsTests", ["ArcGraphics"]),
    tests("ArcFoundationTests", ["ArcFoundation"]),
    tests("ArcCombineTests", ["Combine"]),
    tests("ArcHabitsTests", ["ArcHabits", "CSQLite"], resources: [.copy("Vectors")]),
    tests("ArcTextTests", ["ArcText", "ArcGraphics"]),
    tests("ArcPaintTests", ["ArcPaint", "ArcImages", "ArcGraphics"]),
    tests("ArcImagesTests", ["ArcImages", "ArcGraphics"]),
    tests("ArcViewsTests", ["ArcViews", "ArcCombine", "ArcGraphics", "ArcFoundation", "SwiftUI"]),
    // Sources as authors write them, in Swift 5 mode: they must compile without a warning.
    .testTarget(
      name: "WidgetSourceTests",
      dependencies: [
        "SwiftUI", "AppIntents", "WidgetKit", "ActivityKit", "Combine", "Intents", "UIKit", "_Testing_UIKit", "os", "OSLog", "ArcViews",
        "ArcGraphics",
      ],
      path: "Tests/WidgetSourceTests",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    tests("ArcLayoutTests", ["ArcLayout", "ArcViews", "ArcGraphics"]),
    tests(
      "ArcWidgetsTests",
      [
        "ArcWidgets", "ArcIntents", "ArcViews", "ArcFoundation", "ArcRendering", "ArcLayout", "ArcText", "ArcGraphics", "SwiftUI",
        "AppIntents", "WidgetKit", "ActivityKit",
      ]),
    tests(
      "ArcRenderingTests",
      ["ArcRendering", "ArcLayout", "ArcText", "ArcPaint", "ArcViews", "ArcWidgets", "ArcGraphics", "SwiftUI", "WidgetKit"]),
    tests("ChartsTests", ["Charts", "SwiftUI", "ArcViews", "ArcLayout", "ArcText", "ArcGraphics"]),
    tests("ArcHabitWidgetsTests", ["ArcHabitWidgets", "ArcHabits", "ArcWidgets", "ArcIntents", "HabitTemplates", "ArcRendering"]),
    tests(
      "HabitTemplatesTests",
      [
        "HabitTemplates", "ArcHabitWidgets", "ArcHabits", "ArcRendering", "ArcLayout", "ArcText", "ArcViews", "ArcWidgets",
        "ArcFoundation", "ArcGraphics",
      ]),
    tests("ArcCommandsTests", ["ArcCommands", "ArcRendering", "ArcHabits", "ArcGolden", "ArcImages", "ArcFoundation", "ArcGraphics"]),
  ],
  swiftLanguageModes: [.v6]
)
