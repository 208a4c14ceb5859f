#!/usr/bin/env bash
# Measures what the tool costs a learner: bash Tests/Tool/Benchmarks/builds.sh [ROUNDS]
# It prints these ratios:
#   - from a fresh clone to the first board, with the README's first command: to a cold build of the katas only
#   - from a fresh clone to the last test, with the README's second command: to the cold build that it needs
#   - from a one-line edit to the verdict, with `kata test`: to `swift build --build-tests` and `swift test --skip-build`
#   - the same: to `swift test --filter`
#   - the same in a test-first lap whose tests catch all bugs: to `swift test --filter` of these tests
#   - `kata status` when nothing has changed: to `swift build --build-tests` and `swift test --skip-build`
# It also prints how many files are compiled while `swift test`, `swift build` and `kata test` alternate.
set -euo pipefail
rounds=${1:-5}
kit=$(cd "$(dirname "$0")/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset KATA KATA_SOURCES KATA_LAP
TIMEFORMAT=%R

mkdir "$work/kit" "$work/plain"
git -C "$kit" archive HEAD | tar -x -C "$work/kit"
cp -R "$work/kit/." "$work/plain"
rm -rf "$work/plain/Sources/KataKit" "$work/plain/Sources/kata"

seconds() { { time "$@" >/dev/null 2>&1 || true; } 2>&1; }
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }
ratio() { awk -v name="$1" -v a="$2" -v b="$3" 'BEGIN { printf "%-57s %6.2f s / %6.2f s = %.2f\n", name, a, b, a / b }'; }

cold() {
    rm -rf .build
    seconds "$@"
}
cd "$work/plain"
plain=$(cold swift build --build-tests)
cd "$work/kit"
ratio "first board: swift run kata / katas only" "$(cold swift run kata)" "$plain"
export KATA_SOURCES=Solutions
ratio "all tests: cold swift test / cold build" "$(cold swift test)" "$(cold swift build --build-tests)"
unset KATA_SOURCES
swift build --build-tests >/dev/null 2>&1

kata=$(swift build --show-bin-path)/kata
edits=0
edit() {
    edits=$((edits + 1))
    echo "func edit$edits() {}" >>Katas/PassiveArtistView/Sources/ArtistDetailModule.swift
}
build_and_run() { swift build --build-tests && swift test --skip-build --no-parallel; }

seconds "$kata" test >/dev/null
for _ in $(seq "$rounds"); do
    edit && seconds "$kata" test PassiveArtistView >>"$work/kata"
    edit && seconds swift test --filter PassiveArtistViewTests >>"$work/swift"
    edit && seconds build_and_run >>"$work/apart"
    "$kata" status >/dev/null || true
    seconds "$kata" status >>"$work/status"
    seconds build_and_run >>"$work/floor"
done
ratio "one-line edit: kata test / build and one run" "$(median <"$work/kata")" "$(median <"$work/apart")"
ratio "one-line edit: kata test / swift test --filter" "$(median <"$work/kata")" "$(median <"$work/swift")"
ratio "no change: kata status / build and one run of the tests" "$(median <"$work/status")" "$(median <"$work/floor")"

for part in Sources Tests; do cp -R Solutions/PassiveArtistView/$part/First/. Katas/PassiveArtistView/$part/First; done
write_test() {
    edits=$((edits + 1))
    echo "func edit$edits() {}" >>Katas/PassiveArtistView/Tests/First/ShareArtistTests.swift
}
seconds "$kata" test PassiveArtistView >/dev/null
for _ in $(seq "$rounds"); do
    write_test && seconds "$kata" test PassiveArtistView >>"$work/first"
    write_test && seconds swift test --filter PassiveArtistViewFirstTests >>"$work/first-tests"
done
ratio "test-first lap: kata test / swift test --filter" "$(median <"$work/first")" "$(median <"$work/first-tests")"

compiled=0
for _ in 1 2; do
    for command in "swift test" "swift build" "swift build --build-tests" "$kata test"; do
        compiled=$((compiled + $($command 2>&1 | grep -c 'Compiling' || true)))
    done
done
echo "files compiled while the commands alternate: $compiled"
