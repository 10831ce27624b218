// swift-tools-version: 6.0
// A package of one widget. `swift run HabitRow` draws it in every family and scheme into ./widgets.

import PackageDescription

let package = Package(
  name: "HabitRow",
  dependencies: [.package(name: "ArcFlow", path: "../..")],
  targets: [
    .executableTarget(
      name: "HabitRow",
      dependencies: [
        .product(name: "SwiftUI", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "AppIntents", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "WidgetKit", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "ArcHabits", package: "ArcFlow"),
        .product(name: "ArcHabitWidgets", package: "ArcFlow"),
      ]),
    .testTarget(
      name: "HabitRowTests",
      dependencies: [
        "HabitRow",
        .product(name: "ArcHabits", package: "ArcFlow"),
        .product(name: "ArcHabitWidgets", package: "ArcFlow"),
        .product(name: "ArcRendering", package: "ArcFlow"),
        .product(name: "WidgetKit", package: "ArcFlow", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
