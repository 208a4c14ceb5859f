import Foundation
import KataKit

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
