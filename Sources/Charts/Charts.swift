// The name that chart sources import: charts, with the views that they stand among.

@_exported public import SwiftUI
