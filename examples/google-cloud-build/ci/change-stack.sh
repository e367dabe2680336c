#!/usr/bin/env bash
# Deploys or deletes the stack that the substitutions of the build name.
set -euo pipefail
source ci/runner.sh

pulumi login "gs://$PROJECT_ID-pulumi-state"
if [ -n "$_TEMPLATE" ]; then
  cp "nitric.$_TEMPLATE.yaml" "nitric.$_STACK.yaml"
fi

case "$_ACTION" in
  up)
    ci/deploy.sh "$_STACK"
    ci/smoke-test.sh
    ;;
  down)
    if [[ "$_STACK" != p-* ]]; then
      echo "This build deletes only temporary stacks, such as p-scale." >&2
      exit 2
    fi
    nitric down --ci --stack "$_STACK"
    ;;
  *)
    echo "_ACTION must be up or down." >&2
    exit 2
    ;;
esac
