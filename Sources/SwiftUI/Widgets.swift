// The few names of widgets that belong to SwiftUI itself, so that a file with a bundle alone need not import WidgetKit.

@_exported public import struct ArcWidgets.EmptyWidgetConfiguration
@_exported public import protocol ArcWidgets.Widget
@_exported public import protocol ArcWidgets.WidgetBundle
@_exported public import enum ArcWidgets.WidgetBundleBuilder
@_exported public import protocol ArcWidgets.WidgetConfiguration
