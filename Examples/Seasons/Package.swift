// swift-tools-version: 6.0
// Two widgets in a bundle, with previews. `swift run Seasons` draws them all into ./widgets, with a page of them.

import PackageDescription

let package = Package(
  name: "Seasons",
  defaultLocalization: "en",
  dependencies: [.package(name: "ArcFlow", path: "../..")],
  targets: [
    .executableTarget(
      name: "Seasons",
      dependencies: [
        .product(name: "SwiftUI", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "AppIntents", package: "ArcFlow", condition: .when(platforms: [.linux])),
        .product(name: "WidgetKit", package: "ArcFlow", condition: .when(platforms: [.linux])),
      ], resources: [.copy("Localizable.xcstrings")]),
    .testTarget(
      name: "SeasonsTests",
      dependencies: [
        "Seasons",
        .product(name: "ArcRendering", package: "ArcFlow"),
        .product(name: "WidgetKit", package: "ArcFlow", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
