#!/bin/sh
# Measures the time from save to verdict, on a copy of the kit: sh Tests/Tool/Benchmarks/watch.sh [ROUNDS]
#   kata watch                     from the save to the end of its verdict
#   swift test --filter            of the same kata, after the same edit
#   swift build --build-tests      of the same edit, then one run of the test binary
# It also measures what a watch costs while nothing is saved. KATA_BUILD_SYSTEM=swiftbuild measures all of it with that build
# system. It needs perl, for a clock with parts of a second.
set -eu

rounds=${1:-7}
kata=PassiveArtistView
root=$(cd "$(dirname "$0")/../../.." && pwd)
copy=$root/.build/kata/benchmark
file=Katas/$kata/Sources/ArtistDetailModule.swift
log=$copy/.build/watch.txt

options=${KATA_BUILD_SYSTEM:+--build-system $KATA_BUILD_SYSTEM}
now() { perl -MTime::HiRes=time -e 'printf "%.3f\n", time'; }
median() { sort -n | awk '{ v[NR] = $1 } END { print (NR % 2) ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }
# The body of a function changes at each save.
edit() { sed "s/return view/let round = \"$1\"; _ = round; return view/" "$copy/original" >"$copy/$file"; }
since() { echo "$(now) $1" | awk '{ printf "%.3f\n", $1 - $2 }'; }
verdicts() { grep -c '^Watching' "$log" || true; }
ticks() { awk '{ print $14 + $15 }' "/proc/$1/stat" 2>/dev/null || ps -o time= -p "$1" | awk -F'[:.]' '{ print ($1 * 60 + $2) * 100 + $3 }'; }

mkdir -p "$copy"
for entry in Package.swift .starters Katas Solutions Sources Tests docs; do
    rm -rf "${copy:?}/$entry"
    cp -R "$root/$entry" "$copy/$entry"
done
cd "$copy"
cp "Solutions/$kata/Sources/ArtistDetailModule.swift" original
echo "building once …" >&2
swift build $options --build-tests >/dev/null
bin=$(swift build $options --show-bin-path)
edit begin

: >"$log"
"$bin/kata" watch "$kata" --plain >"$log" 2>&1 </dev/null &
watch=$!
trap 'kill $watch 2>/dev/null || true' EXIT
while [ "$(verdicts)" -lt 1 ]; do sleep 0.1; done

before=$(ticks $watch)
start=$(now)
sleep 10
idle=$(echo "$(ticks $watch) $before $(since "$start")" | awk '{ printf "%.2f", ($1 - $2) / $3 }')

# The three take turns, so that other work of the machine slows all of them.
: >times.watch
: >times.test
: >times.build
for round in $(seq "$rounds"); do
    seen=$(verdicts)
    start=$(now)
    edit "watch $round"
    while [ "$(verdicts)" -le "$seen" ]; do sleep 0.005; done
    since "$start" >>times.watch
    kill -STOP $watch

    edit "test $round"
    start=$(now)
    swift test $options --filter "${kata}Tests" >/dev/null 2>&1 || true
    since "$start" >>times.test

    edit "build $round"
    start=$(now)
    swift build $options --build-tests >/dev/null 2>&1
    if [ -f "$bin/KatasPackageTests.xctest" ]; then
        "$bin/KatasPackageTests.xctest" --testing-library swift-testing --filter "${kata}Tests" >/dev/null 2>&1 || true
    else
        swift test $options --skip-build --filter "${kata}Tests" >/dev/null 2>&1 || true
    fi
    since "$start" >>times.build

    seen=$(verdicts)
    kill -CONT $watch
    while [ "$(verdicts)" -le "$seen" ]; do sleep 0.005; done
done
kill $watch
wait $watch 2>/dev/null || true

w=$(median <times.watch) t=$(median <times.test) b=$(median <times.build)
echo "median of $rounds rounds, in seconds${KATA_BUILD_SYSTEM:+, with $KATA_BUILD_SYSTEM}"
echo "kata watch, save to verdict           $w"
echo "swift test --filter                   $t"
echo "swift build --build-tests + binary    $b"
echo "$w $t $b" | awk '{ printf "watch : swift test                    %.2f (at most 0.9)\nwatch : build + binary                %.2f (at most 1.3)\n", $1 / $2, $1 / $3 }'
echo "idle watch, percent of a core         $idle (under 1)"
