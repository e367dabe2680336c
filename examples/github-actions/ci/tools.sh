#!/usr/bin/env bash
# Installs the Nitric CLI and Pulumi on a Linux machine with an x86-64 processor.
#   ci/tools.sh pin      writes the checksums of both archives to ci/checksums.txt. Commit that file.
#   ci/tools.sh install  downloads both archives, compares their checksums, and installs the programs.
set -euo pipefail

nitric_version=1.61.1
pulumi_version=3.270.0

nitric_archive="nitric_${nitric_version}_Linux_x86_64.tar.gz"
nitric_release="https://github.com/nitrictech/cli/releases/download/v$nitric_version"
pulumi_archive="pulumi-v$pulumi_version-linux-x64.tar.gz"
pulumi_release="https://get.pulumi.com/releases/sdk"

checksums="$(cd "$(dirname "$0")" && pwd)/checksums.txt"
cd "$(mktemp -d)"

download() {
  curl --fail --silent --show-error --location --retry 3 --remote-name "$1"
}

download "$nitric_release/$nitric_archive"
download "$pulumi_release/$pulumi_archive"

case "${1:-}" in
  pin)
    download "$nitric_release/checksums.txt"
    download "$pulumi_release/pulumi-$pulumi_version-checksums.txt"
    grep --no-filename -e " $nitric_archive\$" -e " $pulumi_archive\$" *checksums.txt > pinned
    sha256sum --check --strict pinned
    cp pinned "$checksums"
    ;;
  install)
    sha256sum --check --strict "$checksums"
    target="${TOOLS_FOLDER:-/usr/local/bin}"
    tar --extract --gzip --file "$nitric_archive" --directory "$target" nitric
    tar --extract --gzip --file "$pulumi_archive" --directory "$target" --strip-components=1
    ;;
  *)
    echo "usage: ci/tools.sh pin|install" >&2
    exit 2
    ;;
esac
