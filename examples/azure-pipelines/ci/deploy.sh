#!/usr/bin/env bash
# Deploys a stack, keeps the output in deploy.log, and writes the URL of the API to api-url.txt.
#   ci/deploy.sh staging
set -euo pipefail

nitric up --ci --stack "$1" 2>&1 | tee deploy.log

url=$(sed -n 's/^crew-shifts: //p' deploy.log | tail -n 1)
if [ -z "$url" ]; then
  echo "The output contains no URL for the API." >&2
  exit 1
fi
echo "$url" > api-url.txt
