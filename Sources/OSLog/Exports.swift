// The other name under which sources import logs.

@_exported public import Foundation
@_exported public import os
