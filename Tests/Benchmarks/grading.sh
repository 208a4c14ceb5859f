#!/bin/sh
# What a submission costs to grade, as ratios, on this machine and with this kit:
#   - against a fresh copy and `swift test` for each submission (the more times as fast, the better),
#   - against bare incremental builds of the same submissions (the nearer to 1, the better),
#   - per submission in a class of ten times the size (the nearer to 1, the better).
# Run it in the kit's root: Tests/Benchmarks/grading.sh [SUBMISSIONS]
set -eu
count=${1:-6}
kit=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift build --quiet --product kata
kata=$kit/.build/debug/kata

# Submissions that differ from one another: the reference, with a line of its own in each file of the first kata.
generate() {
    mkdir -p "$work/class-$1"
    for i in $(seq "$1"); do
        for solution in Solutions/*; do
            name=$(basename "$solution")
            mkdir -p "$work/class-$1/s$i/Katas/$name"
            cp -R "$solution/Sources" ".starters/$name/Tests" "$work/class-$1/s$i/Katas/$name/"
            find "$work/class-$1/s$i/Katas/$name/Sources" -name '*.swift' -not -path '*/Given/*' |
                while read -r file; do echo "// $1-$i" >>"$file"; echo "private let number$i = $i" >>"$file"; done
        done
    done
}
seconds() {
    start=$(date +%s.%N)
    "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    echo "$start $(date +%s.%N)" | awk '{ printf "%.2f", $2 - $1 }'
}
grade() { "$kata" grade "$work/class-$1" --jobs 1 --format json --output "$work/$1.json"; }
bare() {
    for i in $(seq "$count"); do
        for katas in "$work/class-$count/s$i/Katas"/*; do
            (cd "$katas/Sources" && find . -name '*.swift' -not -path './Given/*') | while read -r file; do
                cp "$katas/Sources/$file" "$work/bare/Katas/$(basename "$katas")/Sources/$file"
            done
        done
        (cd "$work/bare" && KATA_LAP=green swift build --product KatasPackageTests)
    done
}
fresh() {
    git clone -q "$kit" "$work/fresh"
    for katas in "$work/class-$count/s1/Katas"/*; do
        cp -R "$katas/Sources" "$work/fresh/Katas/$(basename "$katas")/"
    done
    (cd "$work/fresh" && KATA_LAP=green swift test) || true
}

generate 1
generate "$count"
generate $((count * 10))
grade 1 >/dev/null 2>&1 # warms the tree up
warm=$(seconds grade 1)
small=$(seconds grade "$count")
large=$(seconds grade $((count * 10)))
mkdir "$work/bare"
cp -R Package.swift Katas Tests docs "$work/bare/"
mkdir "$work/bare/Sources" && cp -R Sources/HeadlessUIKit "$work/bare/Sources/"
(cd "$work/bare" && KATA_LAP=green swift build --quiet --product KatasPackageTests)
bare=$(seconds bare)
fresh=$(seconds fresh)
awk -v n="$count" -v warm="$warm" -v small="$small" -v large="$large" -v bare="$bare" -v fresh="$fresh" 'BEGIN {
    each = (small - warm) / (n - 1)
    printf "one submission: graded in %.2f s, bare build %.2f s, fresh copy and swift test %.2f s\n", each, bare / n, fresh
    printf "times as fast as a fresh copy: %.1f (at least 10)\n", fresh / each
    printf "times a bare incremental build: %.2f (at most 1.5)\n", each / (bare / n)
    printf "cost of one at %d against %d: %.2f (at most 1.1)\n", n * 10, n, ((large - warm) / (n * 10 - 1)) / each
}'
