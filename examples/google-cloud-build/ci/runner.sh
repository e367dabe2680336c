#!/usr/bin/env bash
# Prepares a step of Cloud Build for Nitric. Run it with "source".
set -euo pipefail

apk add --no-cache coreutils curl git jq tar > /dev/null
ci/tools.sh install

# Services in containers must be able to connect to the CLI in this container.
docker network connect bridge "$(hostname)"
NITRIC_DOCKER_HOST=$(docker inspect "$(hostname)" \
  --format '{{.NetworkSettings.Networks.bridge.IPAddress}}')
export NITRIC_DOCKER_HOST
