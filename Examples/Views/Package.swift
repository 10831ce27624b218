// swift-tools-version: 6.0
// One small example of every view, style and modifier. `Scripts/views.py` draws them into docs/views.md.

import PackageDescription

let package = Package(
  name: "Views",
  dependencies: [.package(name: "ArcFlow", path: "../..")],
  targets: [
    .executableTarget(
      name: "Views",
      dependencies: [
        .product(name: "SwiftUI", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "Charts", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "WidgetKit", package: "ArcFlow", condition: .when(platforms: [.linux])),
      ])
  ],
  swiftLanguageModes: [.v5]
)
