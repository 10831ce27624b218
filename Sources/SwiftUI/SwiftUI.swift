// The name that widget sources import: views, and what SwiftUI brings along elsewhere.

@_exported public import ArcFoundation
@_exported public import ArcViews
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation


/// How a view's colours are joined with those under it.
public typealias BlendMode = _BlendMode
