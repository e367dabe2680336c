#!/usr/bin/env bash
# Deletes the stacks of branches that don't exist anymore.
set -euo pipefail

project=$(sed -n 's/^name: //p' nitric.yaml)
branches=$(git ls-remote --heads origin 'preview/*' | sed 's|.*refs/heads/preview/||')

pulumi stack ls --all --json | jq --raw-output '.[].name' |
  sed -n "s|.*$project-\(p-[a-z0-9]*\)\$|\1|p" |
  while read -r stack; do
    if ! grep --quiet --line-regexp "${stack#p-}" <<< "$branches"; then
      echo "Deleting $stack"
      cp nitric.preview.yaml "nitric.$stack.yaml"
      nitric down --ci --stack "$stack" < /dev/null
      pulumi stack rm --yes --stack "organization/$project/$project-$stack" < /dev/null
    fi
  done
