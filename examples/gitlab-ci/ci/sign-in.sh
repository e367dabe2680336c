#!/usr/bin/env bash
# Stores the token of the job for the AWS tools, and opens the state of Pulumi.
set -euo pipefail

printf '%s' "$AWS_TOKEN" > "$AWS_WEB_IDENTITY_TOKEN_FILE"
pulumi login "$PULUMI_STATE"
