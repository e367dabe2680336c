#!/usr/bin/env bash
# Starts the project with empty resources, runs the integration tests, and stops the project.
set -euo pipefail

export NITRIC_LOCAL_RUN_DIR=.nitric/integration
rm -rf "$NITRIC_LOCAL_RUN_DIR"
mkdir -p .nitric

nitric start --ci --no-browser > .nitric/integration.log 2>&1 &
nitric=$!
trap 'kill -TERM "$nitric"; wait "$nitric" || true' EXIT

npm run --silent test:integration
