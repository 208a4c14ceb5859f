import HeadlessUIKit

extension UICollectionViewCell {
    /// Adds a view that always has the size of the cell.
    func fill(with view: UIView) {
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
    }
}
