#if canImport(UIKit)
    extension UIViewController {
        /// What the user sees, as a picture in PNG. Nil before the view is loaded.
        public var drawing: Data? {
            if let covering = presentedViewController { return covering.drawing }
            guard isViewLoaded, let screen = navigationController?.view ?? view else { return nil }
            screen.layoutIfNeeded()
            return UIGraphicsImageRenderer(bounds: screen.bounds).pngData { screen.layer.render(in: $0.cgContext) }
        }

        /// The name of a file with a drawing.
        public static var drawingName: String { "screen.png" }
    }
#else
    extension UIViewController {
        /// The name of a file with a drawing.
        public static var drawingName: String { "screen.txt" }

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
            return Drawing.padded(start, to: Drawing.width - Drawing.columns(of: end)) + end
        }
    }

    @MainActor
    private enum Drawing {
        /// The width of a screen, in columns.
        static let width = 38

        static func padded(_ text: String, to width: Int = width) -> String {
            var shown = text
            var used = columns(of: shown)
            if used > width {
                while columns(of: shown) > width - 1 { shown.removeLast() }
                shown += "…"
                used = columns(of: shown)
            }
            return shown + String(repeating: " ", count: width - used)
        }

        /// A Korean letter and an emoji are as wide as two others.
        static func columns(of text: String) -> Int {
            let wide = [0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60]
            return text.reduce(0) { count, letter in
                let first = letter.unicodeScalars.first
                let isEmoji = letter.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
                let isWide = wide.contains { $0.contains(Int(first?.value ?? 0)) }
                return count + (isEmoji || isWide ? 2 : 1)
            }
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
            case let view as UITextView: return (view.text ?? "").split(separator: "\n").map(String.init)
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
