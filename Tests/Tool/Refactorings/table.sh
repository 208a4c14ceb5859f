#!/usr/bin/env bash
# Counts which tests of VIPArticles compile and pass on each refactoring of its reference, the patches in this folder:
#   bash Tests/Tool/Refactorings/table.sh [NAME…]
# Prints the rows of the table in docs/learn/test-doubles.md, and fails if one is not there. A test that does not compile
# is taken out. If code around the tests of a file does not compile, the file is taken out.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
kit=$here/../../..
work=$(cd "$(mktemp -d)" && pwd -P)
trap 'rm -rf "$work"' EXIT
cd "$work"
export KATA=VIPArticles KATA_SOURCES=Solutions KATA_LAP=green
parts="Package.swift Sources/HeadlessUIKit Katas/VIPArticles Solutions/VIPArticles Tests/VIPArticlesTests"
scene=Tests/VIPArticlesTests/ArticlesSceneTests.swift

tests() { cat "$@" /dev/null 2>/dev/null | grep -c '^    @Test' || true; }
by_role() { find Tests -name 'Articles*Tests.swift' ! -path $scene -o -name 'Articles*EdgeCases.swift'; }
passed() { swift test --skip-build "$@" ArticlesSceneTests 2>&1 | grep ' passed after ' | grep -vcE ' (Suite|Test run) ' || true; }

cell() { [ "$1" = "$2" ] && echo "$1" || echo "$1 compile, $2 pass"; }

# Takes the tests with an error out of a file, or the file.
take_out() {
    awk -v numbers="$2" '
        /^    @Test/ { test = NR }
        { line[NR] = $0; of[NR] = test }
        /^    }/ { test = 0 }
        END {
            count = split(numbers, number)
            for (i = 1; i <= count; i++) { if (!of[number[i]]) exit 1; out[of[number[i]]] = 1 }
            for (n = 1; n <= NR; n++) if (!(of[n] in out)) print line[n]
        }' "$1" >new && mv new "$1" || rm "$1"
}

row() {
    rm -rf $parts
    git -C "$kit" archive HEAD $parts | tar -xm  # Dates from now on: the compiler takes older files for compiled.
    [ -z "$1" ] || GIT_DIR=/dev/null git apply "$here/$1.patch"
    until swift build --build-tests -debug-info-format none >log 2>&1; do
        errors=$(sed -nE "s|^$work/(Tests/[^:]+):([0-9]+):[0-9]+: error: .*|\1 \2|p" log | sort -u)
        [ -n "$errors" ] || { cat log; exit 1; }
        for file in $(cut -d' ' -f1 <<<"$errors" | sort -u); do
            take_out "$file" "$(grep -F "$file " <<<"$errors" | cut -d' ' -f2)"
        done
    done
    row="| ${1:-none} | $(cell "$(tests $(by_role))" "$(passed --skip)") | $(cell "$(tests $scene)" "$(passed --filter)") |"
    echo "${row//-/ }"
    grep -qxF "${row//-/ }" "$kit/docs/learn/test-doubles.md" || missing=yes
}

missing=
[ $# -gt 0 ] || set -- "" $(cd "$here" && ls ./*.patch | sed 's|./||; s|\.patch||')
for name; do row "$name"; done
[ -z "$missing" ] || { echo "A row is not in docs/learn/test-doubles.md." >&2; exit 1; }
