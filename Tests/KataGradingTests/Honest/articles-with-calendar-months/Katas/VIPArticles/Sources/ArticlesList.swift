import HeadlessUIKit

/// The data source and the delegate of the list.
@MainActor
final class ArticlesList: NSObject {
    typealias Selection = @MainActor (Int) -> Void

    private let dataStore: any ArticlesDataStoreProtocol
    private let onSelect: Selection

    /// How many items a list without articles has.
    var emptyCount = 0

    init(dataStore: any ArticlesDataStoreProtocol, onSelect: @escaping Selection) {
        self.dataStore = dataStore
        self.onSelect = onSelect
    }

    func connect(to list: UICollectionView) {
        list.register(ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.identifier)
        list.register(EmptyArticlesCell.self, forCellWithReuseIdentifier: EmptyArticlesCell.identifier)
        list.dataSource = self
        list.delegate = self
    }

    private subscript(path: IndexPath) -> DisplayedArticle? {
        let articles = dataStore.displayedArticles
        return articles.isEmpty ? nil : articles[path.item]
    }
}

extension ArticlesList: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        dataStore.displayedArticles.isEmpty ? emptyCount : dataStore.displayedArticles.count
    }

    func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        guard let article = self[path] else {
            return list.dequeueReusableCell(withReuseIdentifier: EmptyArticlesCell.identifier, for: path)
        }
        let cell = list.dequeueReusableCell(withReuseIdentifier: ArticleCell.identifier, for: path)
        (cell as? ArticleCell)?.show(article)
        return cell
    }
}

extension ArticlesList: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let article = self[indexPath] { onSelect(article.id) }
    }
}
