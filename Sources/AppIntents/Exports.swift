// The name that intent sources import: intents, and the views they are joined with.

@_exported public import ArcIntents
@_exported public import SwiftUI
