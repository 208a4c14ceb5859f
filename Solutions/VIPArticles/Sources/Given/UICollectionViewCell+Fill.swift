import HeadlessUIKit

extension UICollectionViewCell {
    /// Gives a view all the room that the cell has. Call it from `layoutSubviews()`: cells here have no initialiser.
    func fill(with view: UIView) {
        if view.superview == nil {
            contentView.addSubview(view)
        }
        view.frame = contentView.bounds
    }
}
