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

    @Test func `the columns stay in line next to Korean comments`() {
        let diff = """
            @@ -1,2 +1,2 @@
            -// 긴 주석은 아래로 이어집니다
            +// short
            """

        let text = SideBySide(width: 43, style: Style(isColored: false)).text(of: diff)

        #expect(
            text == """
                @@ -1,2 +1,2 @@
                // 긴 주석은 아래로  | // short
                이어집니다           |\(" ")
                """
        )
    }
}
