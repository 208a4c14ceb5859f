/// As the article's `NetworkError`, which has no words of its own: both sides of a comparison show the same default.
struct WordlessError: Error {}
