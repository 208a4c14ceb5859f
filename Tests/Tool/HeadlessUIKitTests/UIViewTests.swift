import HeadlessUIKit
import Testing

@MainActor
struct UIViewTests {
    @Test func `an added view is in front and has its superview`() {
        let parent = UIView()
        let back = UIView()
        let front = UIView()

        parent.addSubview(back)
        parent.addSubview(front)

        #expect(parent.subviews == [back, front])
        #expect(front.superview === parent)
    }

    @Test func `a view has one superview at a time`() {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)

        second.addSubview(child)

        #expect(first.subviews == [])
        #expect(second.subviews == [child])
        #expect(child.superview === second)
    }

    @Test func `a removed view has no superview`() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)

        child.removeFromSuperview()

        #expect(parent.subviews == [])
        #expect(child.superview == nil)
    }

    @Test func `a subview does not retain its superview`() async {
        let child = UIView()
        var parent: UIView? = UIView()
        weak let released = parent
        parent?.addSubview(child)
        #expect(child.superview != nil)

        parent = nil
        await settleUIKit()

        #expect(released == nil)
        #expect(child.superview == nil)
    }

    @Test func `a view is a descendant of itself and of all views above it`() {
        let root = UIView()
        let middle = UIView()
        let leaf = UIView()
        root.addSubview(middle)
        middle.addSubview(leaf)

        #expect(leaf.isDescendant(of: leaf))
        #expect(leaf.isDescendant(of: root))
        #expect(!root.isDescendant(of: leaf))
    }

    @Test func `a label starts without a text and shows the text that is set`() {
        let label = UILabel()
        #expect(label.text == nil)

        label.text = "shown"

        #expect(label.text == "shown")
    }

    @Test func `the arranged views of a stack are its subviews, in order`() {
        let first = UILabel()
        let second = UILabel()

        let stack = UIStackView(arrangedSubviews: [first])
        stack.addArrangedSubview(second)

        #expect(stack.arrangedSubviews == [first, second])
        #expect(stack.subviews == [first, second])
        #expect(stack.axis == .horizontal)
    }

    @Test func `a view that leaves its stack is no longer arranged`() {
        let label = UILabel()
        let stack = UIStackView(arrangedSubviews: [label])

        label.removeFromSuperview()

        #expect(stack.arrangedSubviews == [])
    }

    @Test func `layout includes only the views that need it, at any depth`() {
        final class Child: UIView {
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let parent = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
        let child = Child()
        parent.addSubview(child)

        parent.layoutIfNeeded()
        parent.layoutIfNeeded()
        #expect(child.layouts == 1)

        child.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(child.layouts == 2)
        #expect(parent.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func `the background color can be set`() {
        let view = UIView()

        view.backgroundColor = .systemBackground

        #expect(view.backgroundColor == .systemBackground)
    }
}
