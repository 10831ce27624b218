// The name that sources import for UIKit's colours, pictures, fonts and paths. There are no views of UIKit's.

@_exported public import class ArcViews.UIBezierPath
@_exported public import class ArcViews.UIColor
@_exported public import class ArcViews.UIDevice
@_exported public import class ArcViews.UIFont
@_exported public import class ArcViews.UIImage
@_exported public import class ArcViews.UIScreen
@_exported public import class ArcViews.UITraitCollection
@_exported public import enum ArcViews.UIUserInterfaceIdiom
@_exported public import enum ArcViews.UIUserInterfaceSizeClass
@_exported public import enum ArcViews.UIUserInterfaceStyle
@_exported public import struct ArcViews.CGAffineTransform
@_exported public import struct ArcViews.CGVector
@_exported public import struct ArcViews.UIFontDescriptor
@_exported public import struct ArcViews.UIRectCorner
@_exported public import Foundation
