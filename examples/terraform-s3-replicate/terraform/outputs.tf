output "api" {
  description = "The URL of the API"
  value       = module.api_oral-history.endpoint
}

output "buckets" {
  description = "The names of the bucket and its replica"
  value       = { source = local.source, replica = aws_s3_bucket.replica.id }
}
