#if canImport(UIKit)
    extension UIViewController {
        /// A real screen is a picture, and has no drawing.
        public var drawing: String? { nil }
    }
#else
    extension UIViewController {
        /// What the user sees, as text: the bar, then each view that is not hidden, from top to bottom. A presented or pushed
        /// screen covers the others. Nil before the view is loaded. It is for people: how a screen looks is not tested.
        public var drawing: String? {
            if let covering = presentedViewController { return covering.drawing }
            if let top = (self as? UINavigationController)?.topViewController { return top.drawing }
            guard let view = viewIfLoaded else { return nil }
            view.layoutIfNeeded()
            let color = view.backgroundColor.map { " \($0) " } ?? ""
            let rule = String(repeating: "─", count: Drawing.width + 2)
            let lines = [bar.map { [$0, rule] } ?? [], Drawing.lines(of: view)].joined()
            let frame = lines.map { $0 == rule ? "├\(rule)┤" : "│ \(Drawing.padded($0)) │" }
            return (["┌\(rule)┐"] + frame + ["└\(color)\(rule.dropFirst(color.count))┘"]).joined(separator: "\n")
        }

        /// The title between the buttons; nil for a screen without a bar.
        private var bar: String? {
            let item = navigationItem
            let isPushed = (navigationController?.viewControllers.count ?? 0) > 1
            let back = isPushed && !item.hidesBackButton && item.leftBarButtonItems == nil ? ["‹ Back"] : []
            let left = back + (item.leftBarButtonItems ?? []).map(Drawing.text)
            let right = (item.rightBarButtonItems ?? []).map(Drawing.text)
            let start = (left + [item.title].compactMap { $0 }).joined(separator: "  ")
            let end = right.joined(separator: "  ")
            guard !(start + end).isEmpty else { return nil }
            return Drawing.padded(start, to: Drawing.width - end.count) + end
        }
    }

    @MainActor
    private enum Drawing {
        /// The width of a screen, in letters.
        static let width = 38

        static func padded(_ text: String, to width: Int = width) -> String {
            let columns = text.count
            return columns > width
                ? "\(text.prefix(width - 1))…" : text + String(repeating: " ", count: width - columns)
        }

        static func text(of button: UIBarButtonItem) -> String {
            let title = button.title ?? button.systemItem.map { "\($0)".capitalized } ?? "…"
            return button.isEnabled ? "[\(title)]" : "(\(title))"
        }

        /// The lines of a view and of those in it.
        static func lines(of view: UIView) -> [String] {
            guard !view.isHidden else { return [] }
            let own = ownText(of: view)
            let parts = view.subviews.map(lines)
            let cells = (view as? UICollectionView).map(lines)
            if let stack = view as? UIStackView, stack.axis == .horizontal {
                return [stack.arrangedSubviews.flatMap(lines).joined(separator: "  ")].filter { !$0.isEmpty }
            }
            return own + (cells ?? Array(parts.joined()))
        }

        /// The cells of a list, with a line between them.
        private static func lines(of list: UICollectionView) -> [String] {
            let cells = list.indexPathsForVisibleItems.sorted().compactMap(list.cellForItem).map {
                lines(of: $0 as UIView)
            }
            return Array(cells.joined(separator: [String(repeating: "-", count: width)]))
        }

        private static func ownText(of view: UIView) -> [String] {
            switch view {
            case let label as UILabel: return [label.text].compactMap { $0 }.filter { !$0.isEmpty }
            case let field as UITextField:
                let text = field.text ?? ""
                let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
                return ["[\(padded(shown.isEmpty ? field.placeholder ?? "" : shown, to: width - 2))]"]
            case let button as UIButton: return button.currentTitle.map { ["( \($0) )"] } ?? []
            case let indicator as UIActivityIndicatorView: return indicator.isAnimating ? ["◌ busy"] : []
            default: return []
            }
        }
    }
#endif
