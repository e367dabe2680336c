#!/usr/bin/env bash
# Prints what a pull request changes in the requirements.
set -euo pipefail
source ci/runner.sh

git config --global --add safe.directory "$PWD"
ci/requirements.sh "origin/$_BASE_BRANCH"
