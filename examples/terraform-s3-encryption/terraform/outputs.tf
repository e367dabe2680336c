output "api" {
  description = "The URL of the API"
  value       = module.api_soil-lab.endpoint
}

output "bucket" {
  description = "The name of the bucket"
  value       = local.bucket
}
