// Where UIKit exists this module is UIKit; elsewhere the other files of this folder stand in for it.
@_exported import Foundation

#if canImport(UIKit)
    @_exported import UIKit
#endif
