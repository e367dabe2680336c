#!/usr/bin/env bash
# Calls the deployed API, and fails if the response is wrong.
set -euo pipefail

url="$(cat api-url.txt)/rest?end=2026-03-01T22:00:00Z&start=2026-03-02T09:00:00Z"
response=$(curl --fail --silent --show-error --retry 5 --retry-all-errors --max-time 30 "$url")
echo "$response"
echo "$response" | jq --exit-status '.enough' > /dev/null
