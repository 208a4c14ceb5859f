/// An article in the format of the feed. Each argument is JSON. Without an argument, it is read as `Article.make()`. It is
/// `nonisolated` because the arguments of a test are read outside of the main actor.
nonisolated func item(
    id: String = "1",
    title: String = #""Test""#,
    publishedAt: String = #""1970-01-01T00:00:00Z""#,
    tags: String = "[]",
    details: String = #""user": null"#
) -> String {
    #"{ "id": \#(id), "title": \#(title), "published_at": \#(publishedAt), "tag_list": \#(tags), \#(details) }"#
}
