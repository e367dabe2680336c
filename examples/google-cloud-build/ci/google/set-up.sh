#!/usr/bin/env bash
# Creates the deployer of a stack, its permissions, and its state, in one Google Cloud project.
#   ci/google/set-up.sh your-staging-project
set -euo pipefail

project=$1
deployer="fruit-scale-deployer@$project.iam.gserviceaccount.com"
gcloud config set project "$project"

gcloud services enable cloudbuild.googleapis.com cloudresourcemanager.googleapis.com \
  iam.googleapis.com secretmanager.googleapis.com serviceusage.googleapis.com

# #region deployer
gcloud iam service-accounts create fruit-scale-deployer --display-name 'Deploys fruit-scale'

for role in \
  apigateway.admin artifactregistry.admin cloudbuild.builds.viewer cloudtasks.queueAdmin \
  iam.roleAdmin iam.serviceAccountAdmin iam.serviceAccountUser logging.logWriter \
  resourcemanager.projectIamAdmin run.admin serviceusage.serviceUsageAdmin; do
  gcloud projects add-iam-policy-binding "$project" \
    --member "serviceAccount:$deployer" --role "roles/$role" --condition None > /dev/null
done
# #endregion

# #region state
gcloud storage buckets create "gs://$project-pulumi-state" --uniform-bucket-level-access
gcloud storage buckets update "gs://$project-pulumi-state" --versioning
gcloud storage buckets add-iam-policy-binding "gs://$project-pulumi-state" \
  --member "serviceAccount:$deployer" --role roles/storage.objectAdmin

openssl rand -base64 32 | gcloud secrets create pulumi-passphrase --data-file=-
gcloud secrets add-iam-policy-binding pulumi-passphrase \
  --member "serviceAccount:$deployer" --role roles/secretmanager.secretAccessor
# #endregion
