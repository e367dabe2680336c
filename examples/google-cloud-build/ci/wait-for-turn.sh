#!/usr/bin/env bash
# Waits until no earlier build of the same stack is running.
#   ci/wait-for-turn.sh staging "$BUILD_ID"
set -euo pipefail

earlier_builds() {
  gcloud builds list --ongoing --filter "substitutions._STACK=$1" --sort-by createTime \
    --format 'value(id)' | sed "/^$2\$/,\$d"
}

earlier=$(earlier_builds "$1" "$2")
while [ -n "$earlier" ]; do
  echo "Waiting for an earlier build of the stack $1."
  sleep 20
  earlier=$(earlier_builds "$1" "$2")
done
