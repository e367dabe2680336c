#!/usr/bin/env bash
# Passes the identity of the service connection to Pulumi, and opens the state.
# Run it with "source" in a step of the task AzureCLI@2, so that its variables stay.

export ARM_USE_OIDC=true
export ARM_CLIENT_ID="$servicePrincipalId"
export ARM_TENANT_ID="$tenantId"
export ARM_OIDC_TOKEN="$idToken"
ARM_SUBSCRIPTION_ID=$(az account show --query id --output tsv)
AZURE_STORAGE_KEY=$(az storage account keys list \
  --account-name "$AZURE_STORAGE_ACCOUNT" --query '[0].value' --output tsv)
export ARM_SUBSCRIPTION_ID AZURE_STORAGE_KEY

pulumi login azblob://pulumi-state
