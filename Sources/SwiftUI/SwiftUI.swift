// The name that widget sources import: views, and what SwiftUI brings along elsewhere.

@_exported public import class ArcCombine.ObservableObjectPublisher
@_exported public import protocol ArcCombine.ObservableObject
@_exported public import struct ArcCombine.Published
@_exported public import ArcFoundation
@_exported public import ArcViews
@_exported public import Foundation
@_exported public import Observation

#if Networking
// URLSession and its kin, for widgets whose providers fetch. It brings libcurl into every program, so it is asked for by trait.
@_exported public import FoundationNetworking
#endif

/// How a view's colours are joined with those under it.
public typealias BlendMode = _BlendMode
