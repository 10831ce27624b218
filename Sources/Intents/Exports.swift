// The name that sources import for the older kind of intent: its class, and what sources say about it. No assistant asks here.

@_exported public import class ArcIntents.INIntent
@_exported public import Foundation
