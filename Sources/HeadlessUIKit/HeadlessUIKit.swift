// Where UIKit exists, this module is UIKit. Elsewhere the other files of this folder replace it.
@_exported import Foundation

#if canImport(UIKit)
    @_exported import UIKit
#endif
