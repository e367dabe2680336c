#!/usr/bin/env bash
# Builds the provider in the folder provider as a program for Linux, next to its checksum.
#   ci/build-provider.sh dist
set -euo pipefail

release=1.27.5

source="$PWD/provider"
output="$PWD/$1"
work=$(mktemp -d)
mkdir -p "$output"

git clone --quiet --depth 1 --branch "v$release" \
  https://github.com/nitrictech/nitric.git "$work/nitric"
make -C "$work/nitric/cloud/aws" predeploybin

cd "$work"
go work init "$source" nitric/cloud/aws nitric/cloud/common nitric/core
export GOWORK="$work/go.work" CGO_ENABLED=0 GOOS=linux GOARCH=amd64
go build -C "$source" -o "$output/aws-linux-amd64" \
  -ldflags "-s -w -X google.golang.org/protobuf/reflect/protoregistry.conflictPolicy=ignore" .

cd "$output"
sha256sum aws-linux-amd64 > checksum.txt
