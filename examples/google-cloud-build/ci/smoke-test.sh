#!/usr/bin/env bash
# Calls the deployed API, and fails if the response is wrong.
set -euo pipefail

url="$(cat api-url.txt)/prices/apples?grams=500"
response=$(curl --fail --silent --show-error --retry 5 --retry-all-errors --max-time 30 "$url")
echo "$response"
echo "$response" | jq --exit-status '.cents == 160' > /dev/null
