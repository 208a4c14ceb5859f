#!/bin/sh
# Writes a kit with two probes: sh .probes/write.sh FOLDER
set -eu
mkdir "$1"
kit=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
cp -R Sources .swift-format .gitignore "$kit"
cp -R .probes/Katas .probes/Solutions .probes/Tests .probes/docs .probes/README.md "$kit"
cp -R .probes/Katas "$kit/.starters"
awk '/^let katas = \[/ { print "let katas = [\"ProbeP\", \"ProbeQ\"]"; skip = 1 }
    !skip { print }
    /^\]/ { skip = 0 }' Package.swift > "$kit/Package.swift"
