/// Like the article's `NetworkError`, it has no message: both sides of a comparison show the same default text.
struct WordlessError: Error {}
