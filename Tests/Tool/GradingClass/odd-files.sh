#!/bin/sh
# Makes the submissions that no patch can express: archives, links, odd names and sizes.
# Usage: odd-files.sh KIT CLASS
set -eu
kit=$1
class=$2
nothing=$(mktemp -d)
trap 'rm -rf "$nothing"' EXIT

# The files of a learner who has not begun, in the folder NAME of the class.
starter() {
    for kata in Counter Greeter; do
        mkdir -p "$class/$1/Katas/$kata"
        cp -R "$kit/Katas/$kata/Sources" "$kit/Katas/$kata/Tests" "$class/$1/Katas/$kata"
    done
}

solved() {
    starter "$1"
    for kata in Counter Greeter; do
        cp -R "$kit/Solutions/$kata/Sources" "$kit/Solutions/$kata/Tests" "$class/$1/Katas/$kata"
    done
}

# The solution of Counter's green lap in the only file of NAME, at PATH below Sources.
counter_at() {
    starter "$1"
    sources=$class/$1/Katas/Counter/Sources
    rm "$sources/Counter.swift"
    mkdir -p "$sources/$(dirname "$2")"
    cp "$kit/Solutions/Counter/Sources/Counter.swift" "$sources/$2"
}

# Replaces the folder NAME with an archive.
zipped() {
    (cd "$class/$1" && zip -qry "../$1.zip" .)
    rm -r "${class:?}/$1"
}

tarred() {
    tar -C "$class/$1" -czf "$class/$1.tar.gz" .
    rm -r "${class:?}/$1"
}

# TIMES times TEXT
repeated() {
    awk -v count="$1" -v text="$2" 'BEGIN { while (count-- > 0) printf "%s", text }'
}

# usual-work
solved reference-zip && zipped reference-zip
solved reference-tar && tarred reference-tar
mkdir -p "$class/no-katas"
starter one-kata-missing && rm -r "$class/one-kata-missing/Katas/Greeter"
odd='odd names, "quoted" & =cmd'
# shellcheck disable=SC2016
counter_at "$odd" 'a $(b) ünï.swift'
: >"$class/$odd/Katas/Counter/Sources/Counter.swift"

# reads-the-reference
starter link-to-solution
ln -sf "$kit/Solutions/Counter/Sources/Counter.swift" "$class/link-to-solution/Katas/Counter/Sources/Counter.swift"
starter linked-folder && rm -r "$class/linked-folder/Katas/Counter"
ln -s "$kit/Solutions/Counter" "$class/linked-folder/Katas/Counter"

# wears-out-the-machine
starter test-name-long
cat >"$class/test-name-long/Katas/Counter/Tests/StepperTests.swift" <<END
import Testing
@testable import Counter
@Test func \`$(repeated 140000 n)\`() { #expect(Stepper().step(from: 1) == 2) }
END

# Legal code that looks like marks for the compiler, on many lines and on one.
starter marks-in-comments
{
    awk 'BEGIN { for (i = 0; i < 20000; i++) print "// @_a @_a @_a @_a @_a" }'
    repeated 30000 '/* @_a */ '
    awk 'BEGIN { for (i = 0; i < 5000; i++) print "\ntypealias A" i " = Int" }'
} >"$class/marks-in-comments/Katas/Greeter/Sources/Marks.swift"

# An archive of a few hundred bytes whose only member has a name of 100,000 letters. GNU's tar and a Mac's rename differently.
echo x >"$nothing/x"
name=$(repeated 50000 /a)
tar -C "$nothing" -Pczf "$class/member-with-a-long-name.tar.gz" --transform "s,x,$name," x 2>/dev/null ||
    tar -C "$nothing" -Pczf "$class/member-with-a-long-name.tar.gz" -s ",x,$name," x

# odd-files
starter not-utf8
printf '\377\376\000A' >"$class/not-utf8/Katas/Counter/Sources/Counter.swift"
starter names-not-utf8
# A Mac's file system has no such names.
(: >"$class/names-not-utf8/Katas/Counter/Sources/$(printf 'a\377.swift')") 2>/dev/null || true
starter pipe && mkfifo "$class/pipe/Katas/Counter/Sources/Pipe.swift"
for kind in zip tar; do
    starter $kind-bomb
    dd if=/dev/zero of="$class/$kind-bomb/Katas/Counter/Sources/Big.swift" bs=1048576 count=100 2>/dev/null
done
zipped zip-bomb
tarred tar-bomb
starter crowd
number=0
while [ $number -lt 400 ]; do
    : >"$class/crowd/Katas/Counter/Sources/$number.swift"
    number=$((number + 1))
done
zipped crowd
mkdir -p "$nothing/a/b"
echo x >"$nothing/slipped.swift"
(cd "$nothing/a/b" && tar -Pczf "$class/slip.tar.gz" ../../slipped.swift)
