// The name that sources import for live activities: what they are about, and the calls that would start one.

@_exported public import Foundation
@_exported public import protocol ArcWidgets.ActivityAttributes
