// The name that widget sources import: widgets, what they are made of, and the entry point of a program that is nothing but widgets.

@_exported public import AppIntents
@_exported public import ArcRendering
@_exported public import ArcWidgets
@_exported public import SwiftUI
