#!/bin/sh
# Runs once, when Gradescope builds the image. It installs a Swift toolchain, and builds the tool and a sandbox.
set -eu
export DEBIAN_FRONTEND=noninteractive
version=${SWIFT_VERSION:-6.3.1}
. /etc/os-release
system=ubuntu$VERSION_ID
[ "$(uname -m)" != aarch64 ] || system=$system-aarch64
apt-get update
apt-get install -y curl ca-certificates git unzip zip g++ libcurl4-openssl-dev libedit2 libncurses-dev libpython3-dev \
    libsqlite3-0 libxml2-dev libz3-dev pkg-config tzdata zlib1g-dev procps util-linux iproute2
name=swift-$version-RELEASE-$system
curl -fsSL "https://download.swift.org/swift-$version-release/$(echo "$system" | tr -d .)/swift-$version-RELEASE/$name.tar.gz" |
    tar -xz -C / --strip-components=1
cd /autograder/source/kit
swift run kata grade . >/dev/null
