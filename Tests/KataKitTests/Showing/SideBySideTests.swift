import Testing

@testable import KataKit

struct SideBySideTests {
    @Test func `matching lines are in one row, and the sign says which side changed`() {
        let diff = """
            diff --git a/mine.swift b/theirs.swift
            index 1..2 100644
            --- a/mine.swift
            +++ b/theirs.swift
            @@ -1,4 +1,4 @@
             same
            -my line, longer than a column
            -mine
            +their line
             same again
            +theirs
            """

        let text = SideBySide(width: 43, style: Style(isColored: false)).text(of: diff)

        #expect(
            text
                == """
                a/mine.swift
                b/theirs.swift
                @@ -1,4 +1,4 @@
                same                   same
                my line, longer than | their line
                 a column            |\("  ")
                mine                 <\(" ")
                same again             same again
                                     > theirs
                """.replacing("column            |  ", with: "column            | ")
        )
    }
}
