#!/bin/sh
# Runs once, when Gradescope builds the image: a Swift toolchain, and the tool built.
set -eu
version=${SWIFT_VERSION:-6.3.1}
. /etc/os-release
system=ubuntu$VERSION_ID
apt-get update
apt-get install -y curl ca-certificates git unzip zip binutils libc6-dev libcurl4-openssl-dev libedit2 libgcc-13-dev \
    libncurses-dev libpython3-dev libsqlite3-0 libstdc++-13-dev libxml2-dev libz3-dev pkg-config tzdata zlib1g-dev \
    util-linux iproute2
name=swift-$version-RELEASE-$system
curl -fsSL "https://download.swift.org/swift-$version-release/$(echo "$system" | tr -d .)/swift-$version-RELEASE/$name.tar.gz" |
    tar -xz -C / --strip-components=1
cd /autograder/source/kit
swift build --product kata
