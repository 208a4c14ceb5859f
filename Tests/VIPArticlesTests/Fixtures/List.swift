import HeadlessUIKit

/// The screen below the details.
final class List: UIViewController {}
