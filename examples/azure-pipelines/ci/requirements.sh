#!/usr/bin/env bash
# Compares the resources and permissions of this commit with those of the target branch.
#   ci/requirements.sh origin/main
set -euo pipefail

project=$(sed -n 's/^name: //p' nitric.yaml)
work=$(mktemp -d)

# Without a terminal, nitric spec continues after a failed build. It must not find an older image.
remove_images() {
  docker image ls --quiet "${project}_*" | xargs -r docker image rm --force > /dev/null
}

describe() {
  remove_images
  (cd "$1" && nitric spec --ci --output "$work/spec.json" > "$2.log") || {
    cat "$2.log" >&2
    return 1
  }
  jq --sort-keys '[.resources[]
    | if .policy then del(.id.name) else . end
    | if .api then .api.openapi |= fromjson else . end
    | del(.service.env)]
    | sort_by(tostring)' "$work/spec.json" > "$2"
}

git worktree add --quiet --detach "$work/target" "$1"
describe "$work/target" "$work/before.json"
describe . "$work/after.json"
git worktree remove --force "$work/target"

if diff -u "$work/before.json" "$work/after.json"; then
  echo "The resources and permissions stay the same."
fi
