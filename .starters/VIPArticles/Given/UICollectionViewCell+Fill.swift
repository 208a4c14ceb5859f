import HeadlessUIKit

extension UICollectionViewCell {
    /// Gives a view the whole size of the cell. Call it from `layoutSubviews()`: cells here have no initializer.
    func fill(with view: UIView) {
        if view.superview == nil {
            contentView.addSubview(view)
        }
        view.frame = contentView.bounds
    }
}
