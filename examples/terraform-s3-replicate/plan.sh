#!/usr/bin/env bash
# Generates the configuration of a stack, adds the files in terraform/, and plans the changes.
#   ./plan.sh aws
set -euo pipefail

project=$(sed -n 's/^name: //p' nitric.yaml)
folder="cdktf.out/stacks/$project-$1"

nitric up --ci --stack "$1"

# Files that you removed from terraform/ must not stay in the configuration.
rm -f "$folder"/*.tf
cp terraform/*.tf "$folder"

terraform -chdir="$folder" init -input=false
terraform -chdir="$folder" plan -input=false -out=changes.plan
