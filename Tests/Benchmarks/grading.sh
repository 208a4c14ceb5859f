#!/bin/sh
# What a submission costs to grade, as ratios, on this machine and with this kit:
#   - against a fresh copy and `swift test` for each submission (the more times as fast, the better),
#   - against bare incremental builds of the same submissions (the nearer to 1, the better),
#   - time for one, and memory at its peak, in a class of ten times the size (the nearer to 1, the better).
# The submissions are what learners hand in: the reference of each kata with one of its misconceptions, another in each
# submission; the larger class has each ten times, told apart by a comment. Their own tests are the starters'.
# Grading has a job for each core, as it has by itself. Run it in the kit's root: Tests/Benchmarks/grading.sh [SUBMISSIONS],
# which have to be more than the cores.
set -eu
jobs=$(getconf _NPROCESSORS_ONLN)
count=${1:-$((jobs * 3))}
kit=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift build --quiet --product kata
kata=$kit/.build/debug/kata

generate() {
    for i in $(seq "$1"); do
        for solution in Solutions/*; do
            name=$(basename "$solution")
            folder=$work/class-$1/s$i/Katas/$name
            mkdir -p "$folder"
            cp -R "$solution/Sources" ".starters/$name/Tests" "$folder/"
            number=$(($(ls "$solution/Mutants/green" | wc -l)))
            patch=$(ls "$solution/Mutants/green" | sed -n "$((i % count * 7 % number + 1))p")
            GIT_DIR=/dev/null git -C "$folder" apply "$kit/$solution/Mutants/green/$patch"
            find "$folder/Sources" -name '*.swift' | while read -r file; do echo "// $i of $1" >>"$file"; done
        done
    done
}
seconds() {
    start=$(date +%s.%N)
    "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    echo "$start $(date +%s.%N)" | awk '{ printf "%.2f", $2 - $1 }'
}
# Leaves the peak of its memory, in KiB, in a file.
grade() {
    "$kata" grade "$work/class-$1" --format json --output "$work/$1.json" &
    peak=0
    while rss=$(ps -o rss= -p $!); do
        if [ "$rss" -gt "$peak" ]; then peak=$((rss)); fi
        sleep 0.2
    done
    echo "$peak" >"$work/$1.peak"
    wait $!
}
bare() {
    for i in $(seq "$count"); do
        for katas in "$work/class-$count/s$i/Katas"/*; do
            (cd "$katas/Sources" && find . -name '*.swift' -not -path './Given/*') | while read -r file; do
                target=$work/bare/Katas/$(basename "$katas")/Sources/$file
                cmp -s "$katas/Sources/$file" "$target" || cp "$katas/Sources/$file" "$target"
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

generate "$jobs"
generate "$count"
generate $((count * 10))
grade "$jobs" >/dev/null 2>&1 # warms the trees up
warm=$(seconds grade "$jobs")
small=$(seconds grade "$count")
large=$(seconds grade $((count * 10)))
mkdir "$work/bare"
cp -R Package.swift Katas Tests docs "$work/bare/"
mkdir "$work/bare/Sources" && cp -R Sources/HeadlessUIKit "$work/bare/Sources/"
for solution in Solutions/*; do cp -R "$solution/Sources" "$work/bare/Katas/$(basename "$solution")/"; done
(cd "$work/bare" && KATA_LAP=green swift build --quiet --product KatasPackageTests)
bare=$(seconds bare)
fresh=$(seconds fresh)
memory=$(cat "$work/$((count * 10)).peak" "$work/$count.peak" | awk 'NR == 1 { large = $1 } END { print large / $1 }')
awk -v n="$count" -v jobs="$jobs" -v warm="$warm" -v small="$small" -v large="$large" -v bare="$bare" -v fresh="$fresh" \
    -v memory="$memory" 'BEGIN {
    each = (large - warm) / (n * 10 - jobs)
    printf "one submission: graded in %.2f s, bare build %.2f s, fresh copy and swift test %.2f s\n", each, bare / n, fresh
    printf "times as fast as a fresh copy: %.1f (at least 10)\n", fresh / each
    printf "times a bare incremental build: %.2f (at most 1.5)\n", each / (bare / n)
    printf "cost of one at %d against %d: %.2f (at most 1.1)\n", n * 10, n, each / ((small - warm) / (n - jobs))
    printf "memory at %d against %d: %.2f\n", n * 10, n, memory
}'
