#!/bin/sh
# Measures what one submission costs to grade, on this machine, with this kit: sh Tests/Tool/Benchmarks/grading.sh [SUBMISSIONS]
# Run it in the root of the kit, with more submissions than cores. It prints:
#   - how many times as fast as a fresh copy with `swift test` for each submission (more is better)
#   - the same for a class in which each submission has private members of its own in every kata, so that all suites are
#     compiled again
#   - the ratio to plain incremental builds of the same submissions (1 is best)
#   - the cost of a good submission: the reference and the model answers, so all laps are done
#   - the cost of one, and the peak of memory, in a class of ten times the size, as ratios (1 is best)
# Each other submission is the reference with one mutant in each kata, and the own tests of the starter. The larger class has each
# submission ten times, with a comment that differs. Few mutants change the interface of a type, so few suites are compiled again.
# A mutant may hang: its timeout, which no grader can shorten, is short here.
# Some costs do not depend on the size of a class, such as the build of the reference. To subtract them, the script also
# grades the smallest class. Other work of the machine must slow both sides of a ratio. So for the first two ratios, grading
# has one job for each core and takes turns with the other side. The median of three turns counts. For the third, both
# classes are graded at the same time with one job each, the smaller one again and again.
set -eu
jobs=$(getconf _NPROCESSORS_ONLN)
count=${1:-$((jobs * 3))}
kit=$(pwd)
work=$(mktemp -d)
# A background process gets no signal that this script gets.
trap 'cat "$work"/*.pid 2>/dev/null | xargs kill 2>/dev/null; wait; rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
swift build --quiet --product kata
kata=$(swift build --show-bin-path)/kata

# generate CLASS COUNT: a class whose name begins with "own" has private members of its own, one with "good" has all laps done.
generate() {
    for i in $(seq "$2"); do
        for solution in Solutions/*; do
            name=$(basename "$solution")
            folder=$work/class-$1/s$i/Katas/$name
            mkdir -p "$folder"
            case $1 in
            good*) cp -R "$solution/Sources" "$solution/Tests" "$folder/" ;;
            *)
                cp -R "$solution/Sources" ".starters/$name/Tests" "$folder/"
                number=$(($(ls "$solution/Mutants/green" | wc -l)))
                patch=$(ls "$solution/Mutants/green" | sed -n "$((i % count * 7 % number + 1))p")
                GIT_DIR=/dev/null git -C "$folder" apply "$kit/$solution/Mutants/green/$patch"
                ;;
            esac
            find "$folder/Sources" -name '*.swift' | while read -r file; do
                echo "// $i of $1" >>"$file"
                case $1 in own*) N=$i perl -pi -e '/^(final )?class .*\{$/ and $_ .= "    private let note$ENV{N} = 0\n"' "$file" ;; esac
            done
        done
    done
}
# A Mac's date has no fractions of a second.
now() { perl -MTime::HiRes=time -e 'printf "%.3f", time'; }
seconds() {
    log=$(mktemp "$work/log.XXXXXX")
    start=$(now)
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    echo "$start $(now)" | awk '{ printf "%.2f", $2 - $1 }'
}
# grade KIT CLASS JOBS: writes its peak of memory, in KiB, to a file.
grade() {
    (cd "$1" && exec "$kata" grade "$work/class-$2" --jobs "$3" --timeout 2 --format json --output "$work/$2.json") &
    echo $! >"$work/$2.pid"
    peak=0
    while rss=$(ps -o rss= -p $!); do
        if [ "$rss" -gt "$peak" ]; then peak=$((rss)); fi
        sleep 0.2
    done
    rm -f "$work/$2.pid"
    echo "$peak" >"$work/$2.peak"
    wait $!
}
bare() {
    for i in $(seq "$count"); do
        for katas in "$work/class-$count/s$i/Katas"/*; do
            (cd "$katas/Sources" && find . -name '*.swift') | while read -r file; do
                target=$work/bare/Katas/$(basename "$katas")/Sources/$file
                cmp -s "$katas/Sources/$file" "$target" || cp "$katas/Sources/$file" "$target"
            done
        done
        (cd "$work/bare" && KATA_LAP=green swift build --build-tests)
    done
}
fresh() {
    git clone -q "$kit" "$work/fresh"
    for katas in "$work/class-$count/s1/Katas"/*; do
        cp -R "$katas/Sources" "$work/fresh/Katas/$(basename "$katas")/"
    done
    (cd "$work/fresh" && KATA_LAP=green swift test) || true
}

large_count=$((count * 10))
for number in "$jobs" "$count" "$large_count"; do generate "$number" "$number"; done
for number in "$jobs" "$count"; do generate "own-$number" "$number"; done
mkdir "$work/bare"
cp -R Package.swift Katas Tests docs "$work/bare/"
mkdir "$work/bare/Sources" && cp -R Sources/HeadlessUIKit "$work/bare/Sources/"
for solution in Solutions/*; do cp -R "$solution/Sources" "$work/bare/Katas/$(basename "$solution")/"; done
(cd "$work/bare" && KATA_LAP=green swift build --quiet --build-tests)
for _ in 1 2 3; do
    grade "$kit" "$jobs" "$jobs" >/dev/null 2>&1 # warms the sandboxes up
    graded=$(seconds grade "$kit" "$count" "$jobs")
    least=$(seconds grade "$kit" "$jobs" "$jobs")
    graded_own=$(seconds grade "$kit" "own-$count" "$jobs")
    least_own=$(seconds grade "$kit" "own-$jobs" "$jobs")
    rm -rf "$work/fresh"
    fresh=$(seconds fresh)
    bare=$(seconds bare)
    echo "$graded $least $fresh $bare $graded_own $least_own" | awk '{ print $1 - $2, $3, $4, $5 - $6 }' >>"$work/turns"
done
median() {
    cut -d ' ' -f "$1" "$work/turns" | sort -n | sed -n 2p
}
awk -v n="$count" -v jobs="$jobs" -v graded="$(median 1)" -v fresh="$(median 2)" -v bare="$(median 3)" \
    -v own="$(median 4)" 'BEGIN {
    each = graded / (n - jobs)
    each_own = own / (n - jobs)
    printf "one submission: graded in %.2f s, plain build %.2f s, fresh copy and swift test %.2f s\n", each, bare / n, fresh
    printf "times as fast as a fresh copy: %.1f (at least 4; a plain build is %.1f times as fast)\n", fresh / each, fresh / (bare / n)
    printf "times as fast as a fresh copy, with private members: %.1f (at least 4)\n", fresh / each_own
    printf "times a plain incremental build: %.2f (at most 1.5)\n", each / (bare / n)
}'

generate good-1 "$jobs"
generate good-2 "$((jobs * 2))"
least=$(seconds grade "$kit" good-1 "$jobs")
seconds grade "$kit" good-2 "$jobs" | awk -v least="$least" -v jobs="$jobs" \
    '{ printf "one submission with all laps done: %.1f s\n", ($1 - least) / jobs }'

second=$work/second
git clone -q "$kit" "$second"
grade "$second" "$jobs" 1 >/dev/null 2>&1 # warms its sandbox up
seconds grade "$kit" "$large_count" 1 >"$work/large" &
while kill -0 $! 2>/dev/null; do
    small=$(seconds grade "$second" "$count" 1)
    least=$(seconds grade "$second" "$jobs" 1)
    # A round does not count if the larger class ended before it.
    if kill -0 $! 2>/dev/null; then echo "$small $least" >>"$work/rounds"; fi
done
wait $!
[ -s "$work/rounds" ] || { echo "the larger class ended before the first round of the smaller one: give more submissions" >&2; exit 1; }
awk -v n="$count" -v jobs="$jobs" -v large="$(cat "$work/large")" -v large_peak="$(cat "$work/$large_count.peak")" \
    -v peak="$(cat "$work/$count.peak")" '
    { small += $1; least += $2 }
    END {
        each = (large - least / NR) / (n * 10 - jobs)
        each_in_small = (small - least) / NR / (n - jobs)
        printf "side by side, one of %d took %.2f s, one of %d (%d times) %.2f s\n", n * 10, each, n, NR, each_in_small
        printf "cost of one at %d against %d: %.2f (at most 1.1)\n", n * 10, n, each / each_in_small
        printf "memory at %d against %d: %.2f\n", n * 10, n, large_peak / peak
    }' "$work/rounds"
